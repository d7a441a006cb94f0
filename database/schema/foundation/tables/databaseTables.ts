import {
  CART_LIFE_DAYS,
  IDEMPOTENCY_KEY_LIFE_DAYS,
  SESSION_NOTE_LIFE_DAYS,
} from '#domain/commerce/cart/retention.ts'
import { SENT_MAIL_LIFE_DAYS } from '#domain/foundation/mail/mailTraits.ts'
import { NOTIFICATION_LIFE_DAYS } from '#domain/foundation/notifications/notification.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { APPROVAL_LIFE_DAYS } from '#domain/orders/approval/approval.ts'
import { DRAFT_VERSION_DAYS } from '#domain/planning/drafts/draftLimits.ts'
import { LEAD_LIFE_DAYS } from '#domain/sales/lead/leadLimits.ts'
import { OFFER_LIFE_DAYS } from '#domain/sales/offer/offerLimits.ts'
import { factsOf } from './tableFact.ts'

const CARTS = CART_LIFE_DAYS
const KEYS = IDEMPOTENCY_KEY_LIFE_DAYS
const NOTES = SESSION_NOTE_LIFE_DAYS
const EVENTS = LOGGED_EVENT_LIFE_DAYS
const CHATS = TRANSCRIPT_LIFE_DAYS
const LEADS = LEAD_LIFE_DAYS
const OFFERS = OFFER_LIFE_DAYS
const VERSIONS = DRAFT_VERSION_DAYS
const APPROVALS = APPROVAL_LIFE_DAYS
const MAILS = SENT_MAIL_LIFE_DAYS
const NOTIFICATIONS = NOTIFICATION_LIFE_DAYS

/**
 * Tables of the orders database (`DB`). Bytes of tables that the demo data fills are measured on it; the others are
 * reckoned from their columns and indexes. A new table must be here, or `npm run lint:migrations` fails.
 */
export const DATABASE_TABLES = factsOf({
  // accounts
  account_credentials: ['order', 0.3, 350, 'account', 'erase', 'Password hash of an account'],
  account_sessions: ['session', 0.05, 400, 30, 'download+erase', 'Login of a browser'],
  account_two_factors: ['order', 0.01, 700, 'account', 'erase', 'Encrypted second factor'],
  account_verifications: ['session', 0.02, 250, 'expires', 'erase', 'Emailed link'],
  accounts: ['order', 0.3, 350, 'account', 'download+erase', 'Account'],
  attempt_counters: ['session', 0.2, 130, 1, 'kept', 'Attempts by hashed address or network'],
  saved_advertisers: ['order', 0.3, 350, 'account', 'download+erase', 'Saved advertiser'],
  saved_billing_addresses: [
    'order',
    0.3,
    500,
    'account',
    'download+erase',
    'Saved billing address',
  ],
  second_factor_resets: [
    'order',
    0.0001,
    300,
    'expires',
    'erase',
    'Request to reset a second factor',
  ],
  client_orders: ['order', 0.1, 110, 'order', 'none', 'Order of a client of an agency'],
  member_increases: [
    'order',
    0.02,
    150,
    'account',
    'erase',
    'Member who agreed to the increase of a campaign',
  ],
  team_audit: ['order', 0.5, 250, 'account', 'kept', 'Change of a team'],
  team_clients: ['order', 0.02, 150, 'account', 'kept', 'Client of an agency'],
  team_invitations: ['order', 0.05, 300, 'expires', 'download+erase', 'Open invitation to a team'],
  team_members: ['order', 0.1, 250, 'account', 'download+erase', 'Member of a team'],
  team_orders: ['order', 0.3, 130, 'order', 'none', 'Order of a team'],
  teams: ['order', 0.03, 120, 'account', 'kept', 'Team'],
  // catalogue
  cells: ['fixed', 80_000, 120, 'always', 'none', 'Map cell with its population'],
  countries: ['fixed', 250, 200, 'always', 'none', 'Country'],
  organizations: ['fixed', 500, 300, 'always', 'none', 'Publisher, network or agency'],
  place_names: ['fixed', 200_000, 90, 'always', 'none', 'Search name of a place'],
  places: ['fixed', 60_000, 200, 'always', 'none', 'City, region or postal code'],
  products: ['fixed', 2_000, 900, 'always', 'none', 'Product for sale'],
  rate_cards: ['fixed', 5_000, 300, 'always', 'kept', 'Price list, with the admin who saved it'],
  screens: ['fixed', 1_000, 400, 'always', 'none', 'Billboard screen'],
  states: ['fixed', 4_000, 120, 'always', 'none', 'State or province'],
  // commerce
  cart_snapshots: ['session', 0.2, 2_200, CARTS, 'erase', "Server's copy of a cart"],
  coupon_claims: [
    'order',
    0.2,
    350,
    'order',
    'kept',
    'Coupon used: account, mailbox, hashed network',
  ],
  coupon_returns: ['order', 0.02, 200, 'order', 'none', 'Coupon amount given back'],
  coupon_series: ['fixed', 1_000, 500, 'always', 'none', 'Series of coupon codes'],
  coupons: ['order', 0.5, 400, 'always', 'none', 'Coupon code'],
  saved_carts: ['order', 0.2, 6_000, 'account', 'download+erase', 'Cart that an account saved'],
  // contact
  chat_transcripts: ['session', 0.5, 450, CHATS, 'download+erase', 'Chat message or note'],
  // No longer written: rows from before sessions kept their logs stay until their retention ends.
  logged_events: ['session', 0, 668, EVENTS, 'download+erase', 'Event of a visit, older releases'],
  network_usage: ['session', 0.3, 130, 1, 'kept', 'Usage of a network by keyed hash'],
  sessions: ['session', 1, 140, NOTES, 'erase', 'Note that a session began'],
  visits: ['session', 1, 300, EVENTS, 'erase', "Sum of a session's log, for the desk"],
  visitor_logins: ['session', 0.05, 250, CHATS, 'erase', 'Session that an account used'],
  // creatives
  brand_kits: ['order', 0.1, 1_500, 400, 'download+erase', 'Brand kit'],
  creative_notes: ['order', 4, 200, 'order', 'kept', 'Note of a review'],
  creative_upload_parts: ['order', 6, 150, 2, 'none', 'Part of an upload'],
  creative_uploads: ['order', 3, 500, 2, 'kept', 'Upload under way, with a hashed network'],
  creative_versions: ['order', 2.2, 950, 'order', 'none', 'Version of a creative'],
  creatives: ['order', 2, 260, 'order', 'none', 'Creative'],
  production_comments: ['order', 0.4, 300, 'order', 'kept', 'Comment on a production'],
  production_files: ['order', 0.3, 550, 'order', 'none', 'File of a production'],
  productions: ['order', 0.2, 700, 'order', 'none', 'Ad that we make'],
  // delivery
  delivery_changes: ['order', 12, 120, 1, 'none', 'Change of what may be served'],
  delivery_halts: ['order', 0.2, 150, 'order', 'none', 'Halt of a line or creative'],
  delivery_layouts: ['fixed', 1, 100, 'always', 'none', 'How many databases have counted rows'],
  // No longer written: rows of earlier releases go to the delivery databases.
  delivery_closed_days: [
    'campaign day',
    0,
    190,
    'expires',
    'none',
    'Daily figures, earlier releases',
  ],
  delivery_closed_hours: [
    'campaign day',
    0,
    130,
    'expires',
    'none',
    'Hourly figures, earlier releases',
  ],
  delivery_closed_lines: ['order', 0, 100, 'expires', 'none', 'Closed days, earlier releases'],
  delivery_hours: ['campaign day', 0, 160, 'expires', 'none', 'Counted events, earlier releases'],
  delivery_totals: ['order', 0, 140, 'expires', 'none', 'Counted totals, earlier releases'],
  screen_plays: ['campaign day', 0, 150, 'expires', 'none', 'Plays, earlier releases'],
  // foundation
  currency_rates: ['fixed', 20_000, 80, 'always', 'none', 'Currency rate of a day'],
  data_versions: ['fixed', 10, 60, 'always', 'none', 'Version of reference data'],
  dead_letters: ['fixed', 100, 500, 'always', 'none', 'Failed job'],
  desk_audit: ['order', 1, 600, 'always', 'kept', 'Change by staff, with reason'],
  desk_audit_people: ['order', 1, 130, 'always', 'kept', 'Person of an audit entry'],
  health_probe: ['fixed', 1, 40, 'always', 'none', 'Row that the health check writes'],
  job_runs: ['fixed', 60, 120, 'always', 'none', 'Last run of a job'],
  ledger_checks: ['fixed', 1_000, 300, 'always', 'none', 'Difference in the ledger'],
  ledger_day_checks: ['fixed', 400, 80, 'always', 'none', 'Checked day of the ledger'],
  mail_outbox: ['order', 7, 420, MAILS, 'kept', "Email; a person's is deleted once sent"],
  mail_suppressions: ['order', 0.02, 150, 'always', 'kept', 'Address that gets no email'],
  notification_channels: [
    'order',
    0.02,
    700,
    'account',
    'download+erase',
    'Chat channel for notifications; its address is in no download',
  ],
  notification_sends: ['order', 0.5, 250, 3, 'erase', 'Planned email or message of a notification'],
  notification_settings: [
    'order',
    0.1,
    600,
    'account',
    'download+erase',
    'When an account is notified by email',
  ],
  notifications: ['order', 5, 500, NOTIFICATIONS, 'download+erase', 'Notification of an account'],
  operations_alerts: ['fixed', 50, 300, 'always', 'none', 'Alert'],
  push_devices: [
    'order',
    0.05,
    800,
    'account',
    'download+erase',
    'Browser that gets notifications; its address is in no download',
  ],
  search_documents: ['order', 4, 290, 'order', 'kept', 'Text of the search index'],
  seed_versions: ['fixed', 30, 100, 'always', 'none', 'Loaded reference data'],
  // orders
  agency_statements: ['order', 0.002, 4_000, 'account', 'kept', 'Monthly statement of an agency'],
  client_terms: ['order', 0.005, 200, 'account', 'kept', 'Commission agreed for a client'],
  bank_payments: ['order', 0.5, 250, 'always', 'none', 'Hash of a booked bank payment'],
  card_customers: ['order', 0.1, 200, 'account', 'erase', 'Customer at the payment provider'],
  forecast_outcomes: ['order', 1.5, 220, 'order', 'none', 'Forecast of an ended campaign'],
  idempotency_keys: ['order', 1.2, 300, KEYS, 'kept', 'Key that makes a repeated order one'],
  invoices: ['order', 1.05, 550, 'always', 'download', 'Invoice'],
  ledger_entries: ['order', 6, 340, 'always', 'none', 'Amount of the ledger'],
  mailed_codes: ['session', 0.01, 120, 'expires', 'kept', 'Hash of an emailed code'],
  order_amendments: ['order', 0.05, 1_500, 'order', 'none', 'Change of a line'],
  order_approvals: [
    'order',
    0.05,
    4_000,
    APPROVALS,
    'download+erase',
    'Order that a team approves',
  ],
  order_audit: ['order', 3, 190, 'order', 'kept', 'Record of an order'],
  order_disputes: ['order', 0.002, 400, 'always', 'none', 'Chargeback'],
  order_labels: ['order', 0.5, 200, 'account', 'download+erase', 'Tag or folder of an order'],
  order_lines: ['order', 2, 1_350, 'order', 'download', 'Booked plan or package'],
  order_list: ['order', 2, 850, 'order', 'kept', 'Row of the board of orders'],
  order_owners: ['order', 1, 150, 'order', 'kept', 'Member of staff who owns an order'],
  orders: ['order', 1, 1_350, 'always', 'download', 'Order with buyer and billing'],
  payment_events: ['order', 1.5, 150, 'always', 'none', 'Event of the payment provider'],
  payments: ['order', 1.1, 500, 'always', 'download', 'Payment'],
  refunds: ['order', 0.05, 350, 'always', 'none', 'Refund'],
  saved_cards: ['order', 0.15, 350, 'account', 'download+erase', 'Saved card, without its number'],
  saved_views: ['fixed', 200, 400, 'account', 'erase', 'Saved view of the board'],
  standing_orders: ['order', 0.05, 900, 'always', 'download', 'Consent to monthly orders'],
  standing_runs: ['order', 0.2, 3_500, 'account', 'download+erase', 'Month of a standing order'],
  // planning
  draft_comments: ['order', 0.2, 300, 'account', 'download+erase', 'Comment on a draft'],
  draft_shares: ['order', 0.2, 200, 'expires', 'download+erase', 'Link to a draft'],
  draft_versions: ['order', 0.5, 6_000, VERSIONS, 'download+erase', 'Earlier state of a draft'],
  drafts: ['order', 1.5, 6_500, 'account', 'download+erase', 'Saved plan'],
  forecast_bands: ['fixed', 200, 120, 'always', 'none', 'Measured error of forecasts'],
  released_slots: ['order', 0.05, 150, 'order', 'none', 'Slots given back'],
  slot_claims: ['order', 2, 380, 'order', 'kept', 'Held or booked screen week'],
  // reporting
  creative_comparisons: ['order', 0.05, 500, 'order', 'none', 'Comparison of creatives'],
  report_mails: ['order', 0.1, 300, 'order', 'kept', 'Schedule of an emailed report'],
  report_shares: ['order', 0.1, 250, 'expires', 'none', 'Link to a report'],
  // sales
  agency_agreements: ['fixed', 500, 400, 'always', 'kept', 'Agreement with an agency'],
  lead_entries: ['order', 1, 300, LEADS, 'erase', 'Entry of a lead'],
  lead_requests: ['order', 0.5, 1_500, LEADS, 'download+erase', 'Contact request'],
  leads: ['order', 0.5, 400, LEADS, 'erase', 'Lead'],
  marked_requests: [
    'order',
    0.2,
    130,
    LEADS,
    'erase',
    'Contact request that may be from a program',
  ],
  offer_acceptances: ['order', 0.1, 200, OFFERS, 'erase', 'Accepted offer'],
  offer_entries: ['order', 0.5, 250, OFFERS, 'erase', 'Entry of an offer'],
  offer_versions: ['order', 0.4, 3_000, OFFERS, 'erase', 'Version of an offer'],
  offers: ['order', 0.3, 1_200, OFFERS, 'download+erase', 'Offer'],
})

import type { AuditedKind, DeskAuditView } from './deskAudit.ts'

/** Entries on a page of the audit log. */
export const AUDIT_PAGE = 50

/** An entry of the product-wide audit log. */
export interface AuditLogEntry extends DeskAuditView {
  /** Account of the person; null for the command line. */
  accountId: string | null
  kind: AuditedKind
  subjectId: string
  /** The subject's common name; its ID if there is none. */
  subject: string
}

export interface AuditLogPage {
  entries: AuditLogEntry[]
  /** People with a role, for the filter. */
  people: { id: string; name: string }[]
}

/** The cursor of the next page: after an entry. */
export const auditCursor = ({ at, id }: Pick<DeskAuditView, 'at' | 'id'>): string => `${at} ${id}`

export const AUDITED_KIND_NAMES: Record<AuditedKind, string> = {
  account: 'Account',
  order: 'Order',
  invoice: 'Invoice',
  offer: 'Offer',
  coupons: 'Coupons',
  product: 'Product',
  publisher: 'Publisher',
  rate: 'Exchange rate',
  agency: 'Agency',
  job: 'Background job',
  mail: 'Email',
  lead: 'Lead',
  production: 'Production',
  review: 'Review',
  other: 'Other',
}

/** Plain names of the events that the audit log records, by operation and by route. */
const EVENT_NAMES: Record<string, string> = {
  abandon: 'Abandoned',
  allow_mail: 'Email allowed again',
  amend: 'Changed',
  ask_reset: 'Two-factor reset requested',
  assign: 'Assigned',
  cancel: 'Canceled',
  change_runtime: 'Dates changed',
  change_terms: 'Terms changed',
  correct_invoice: 'Invoice corrected',
  create: 'Created',
  drop_prices: 'Planned prices withdrawn',
  edit: 'Edited',
  end: 'Ended',
  erase: 'Erased',
  export_data: 'Data exported',
  import: 'Imported',
  load: 'Loaded from the command line',
  note: 'Note added',
  pause_reminders: 'Reminders paused',
  plan_prices: 'Prices scheduled',
  propose_amendment: 'Change proposed',
  propose_terms: 'Commission proposed',
  publisher_offline: 'Publisher taken offline',
  publisher_online: 'Publisher back online',
  record_part_payment: 'Partial payment recorded',
  release: 'Released',
  remind: 'Reminder sent',
  reset_second_factor: 'Two-factor authentication reset',
  resume_reminders: 'Reminders resumed',
  retire: 'Taken off sale',
  reverse_booking: 'Payment reversed',
  revise: 'Revised',
  run: 'Job run again',
  send_mail: 'Email sent again',
  set_rate: 'Exchange rate set',
  set_role: 'Roles changed',
  set_terms: 'Terms set',
  settle: 'Settled',
  settle_invoice: 'Invoice marked as paid',
  settle_short: 'Short payment accepted',
  stop: 'Stopped with a coupon',
  stop_mail: 'Email stopped',
  switch_off: 'Turned off',
  switch_off_code: 'Code turned off',
  switch_on: 'Turned on',
  switch_on_code: 'Code turned on',
  take_prices: 'Prices took effect',
  withdraw_amendment: 'Change withdrawn',
  withdraw_reset: 'Two-factor reset withdrawn',
  write_off: 'Written off',
}

/** Plain names of routes, for operations that record no event themselves. */
const ROUTE_NAMES: Record<string, string> = {
  'DELETE customers/:id/second-factor-resets/:resetId': 'Two-factor reset withdrawn',
  'DELETE leads/:id': 'Lead erased',
  'DELETE order-views/:id': 'Saved view deleted',
  'POST agencies': 'Agreement created',
  'POST agency-clients/:id/terms': 'Commission proposed',
  'POST coupon-series': 'Coupons created',
  'POST customers/:id/erasure': 'Customer erased',
  'POST customers/:id/export': 'Data exported',
  'POST customers/:id/second-factor-resets': 'Two-factor reset requested',
  'POST customers/:id/second-factor-resets/:resetId/consent': 'Two-factor reset approved',
  'POST desk-invoices/bank-bookings': 'Bank payments recorded',
  'POST desk-invoices/bank-bookings/:key/reversal': 'Bank payment reversed',
  'POST desk-orders/:id/amendments/:amendmentId/withdrawal': 'Change withdrawn',
  'POST desk-orders/:id/cancellation': 'Order canceled',
  'POST desk-orders/:id/lines/:lineId/amendment-preview': 'Change previewed',
  'POST desk-orders/:id/lines/:lineId/amendments': 'Change proposed',
  'POST desk-orders/:id/lines/:lineId/pause': 'Paused',
  'POST desk-orders/:id/lines/:lineId/resume': 'Resumed',
  'POST desk-orders/:id/lines/:lineId/stop': 'Stopped with a coupon',
  'POST desk-orders/:id/mails': 'Email sent again',
  'POST desk-orders/:id/notes': 'Note added',
  'POST desk-orders/:id/standing-order/cancellation': 'Standing order canceled',
  'POST desk-orders/owners': 'Orders assigned',
  'POST house-settings/rates': 'Exchange rate set',
  'POST inventory/edits': 'Products edited',
  'POST inventory/imports': 'Products imported',
  'POST inventory/rate-cards/:cardId/withdrawal': 'Scheduled prices withdrawn',
  'POST invoices/:id/corrections': 'Invoice corrected',
  'POST invoices/:id/settlement': 'Invoice marked as paid',
  'POST leads/:id/changes': 'Lead updated',
  'POST leads/:id/notes': 'Note added',
  'POST leads/assignments': 'Leads assigned',
  'POST mail-suppressions': 'Email stopped',
  'POST mail-suppressions/lifted': 'Email allowed again',
  'POST offer-board/:id/changes': 'Offer updated',
  'POST offer-board/:id/versions': 'Offer revised',
  'POST offer-board/assignments': 'Offers assigned',
  'POST offer-board/reminders': 'Reminders sent',
  'POST order-views': 'View saved',
  'POST productions/:lineId/drafts': 'Draft sent',
  'POST productions/:lineId/start': 'Production started',
  'POST reviews/verdicts': 'Ads reviewed',
  'POST reviews/verdicts/undo': 'Review undone',
  'POST today/failed-jobs/:id/dismissal': 'Failed job dismissed',
  'POST today/failed-jobs/:id/run': 'Failed job run again',
  'PUT agencies/:id': 'Agreement changed',
  'PUT coupon-series/:id/codes/switch': 'Code turned on or off',
  'PUT coupon-series/:id/switch': 'Coupons turned on or off',
  'PUT coupon-series/:id/terms': 'Coupon terms changed',
  'PUT desk-invoices/:id/reminders': 'Reminders paused or resumed',
  'PUT desk-orders/:id/lines/:lineId/runtime': 'Dates changed',
  'PUT inventory/publishers/:publisherId/offline': 'Publisher taken offline or back online',
  'PUT leads/:id/owner': 'Lead assigned',
  'PUT offer-board/:id/owner': 'Offer assigned',
  'PUT productions/:lineId/comments/:commentId': 'Comment resolved',
  'PUT productions/:lineId/maker': 'Maker assigned',
  'PUT staff/:id/roles': 'Roles changed',
}

/** The plain name of an event; undefined for one that has none. */
export const knownAuditEvent = (event: string): string | undefined =>
  EVENT_NAMES[event] ?? ROUTE_NAMES[event]

/** The display name of an event. */
export const auditEventName = (event: string): string => knownAuditEvent(event) ?? event

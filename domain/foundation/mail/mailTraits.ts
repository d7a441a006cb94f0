/** Facts about a kind of mail that its sender needs. */
export interface MailTraits {
  /** The buyer, the buyer's address for invoices, the back office, or the recipient that the mail names. */
  to: 'buyer' | 'invoicing' | 'backOffice' | 'recipient'
  /** Counts against the hourly limit of an address that has not confirmed itself. */
  isLimited: boolean
  /** Age after which nobody waits for the mail and it is dropped; null for never. */
  lifetimeMs: number | null
}

const HOUR_MS = 60 * 60_000

const BUYER: MailTraits = { to: 'buyer', isLimited: true, lifetimeMs: null }
const INVOICING: MailTraits = { ...BUYER, to: 'invoicing' }
const BACK_OFFICE: MailTraits = { to: 'backOffice', isLimited: false, lifetimeMs: null }
const PERSON: MailTraits = { to: 'recipient', isLimited: false, lifetimeMs: null }
const LINK: MailTraits = { ...PERSON, lifetimeMs: 24 * HOUR_MS }
const DAY_MS = 24 * HOUR_MS
const OFFER: MailTraits = { ...PERSON, isLimited: true }

/**
 * Days for which the outbox stores a sent mail about an order: longer than any reminder of the
 * order is retried.
 */
export const SENT_MAIL_LIFE_DAYS = 400

/** Mails about orders. The outbox stores them, so that each is sent once. */
export const ORDER_MAIL_TRAITS = {
  order_confirmation: BUYER,
  order_cancelled: BUYER,
  campaign_stopped: BUYER,
  campaign_paused: BUYER,
  campaign_resumed: BUYER,
  campaign_fell_short: BUYER,
  campaign_extended: BUYER,
  coupon_issued: BUYER,
  runtime_changed: BUYER,
  creatives_missing: BUYER,
  invoice_reminder: INVOICING,
  invoice_paid: BUYER,
  invoice_corrected: INVOICING,
  payment_refunded: BUYER,
  refund_failed: BACK_OFFICE,
  creatives_decided: BUYER,
  briefing_received: BUYER,
  briefing_missing: BUYER,
  draft_ready: BUYER,
  production_message: BUYER,
  production_delivered: BUYER,
  production_briefed: BACK_OFFICE,
  changes_asked: BACK_OFFICE,
  draft_accepted: BACK_OFFICE,
  slots_end_soon: BUYER,
  slots_released: BUYER,
  slots_lost: BUYER,
  amendment_proposed: BUYER,
  amendment_accepted: BUYER,
  amendment_in_force: BUYER,
  amendment_withdrawn: BUYER,
} as const satisfies Record<string, MailTraits>
export type OrderMailKind = keyof typeof ORDER_MAIL_TRAITS

/** Mails to a person: about an account, an offer or a report, or with a code. Deleted once sent. */
export const PERSON_MAIL_TRAITS = {
  confirm_email: LINK,
  already_registered: LINK,
  reset_password: LINK,
  password_changed: PERSON,
  confirm_new_email: LINK,
  email_change_requested: PERSON,
  email_updated: PERSON,
  two_factor_on: PERSON,
  two_factor_off: PERSON,
  two_factor_reset_asked: PERSON,
  two_factor_reset: PERSON,
  backup_code_used: PERSON,
  backup_codes_renewed: PERSON,
  account_deleted: PERSON,
  access_code: { ...PERSON, lifetimeMs: HOUR_MS / 4 },
  notifications: LINK,
  card_expires: PERSON,
  standing_order: PERSON,
  team_invitation: { ...PERSON, lifetimeMs: 7 * DAY_MS },
  team_member_removed: PERSON,
  team_ownership: PERSON,
  approval_wanted: { ...PERSON, lifetimeMs: 14 * DAY_MS },
  approval_decided: PERSON,
  agency_statement: PERSON,
  leads_waiting: PERSON,
  offer_sent: OFFER,
  offer_reminder: OFFER,
  // The next day's report replaces it.
  report: { to: 'buyer', isLimited: true, lifetimeMs: 20 * HOUR_MS },
} as const satisfies Record<string, MailTraits>
export type PersonMailKind = keyof typeof PERSON_MAIL_TRAITS

export type MailKind = OrderMailKind | PersonMailKind

/** The traits of every kind of mail. */
export const MAIL_TRAITS: Record<MailKind, MailTraits> = {
  ...ORDER_MAIL_TRAITS,
  ...PERSON_MAIL_TRAITS,
}

export const ORDER_MAIL_KINDS = Object.keys(ORDER_MAIL_TRAITS) as OrderMailKind[]
export const MAIL_KINDS = Object.keys(MAIL_TRAITS) as [MailKind, ...MailKind[]]

/** Whether a mail has outlived its use; `createdAt` is ISO. */
export function isMailExpired(mail: { kind: MailKind; createdAt: string }, now: Date): boolean {
  const { lifetimeMs } = MAIL_TRAITS[mail.kind]
  return lifetimeMs !== null && now.getTime() - Date.parse(mail.createdAt) > lifetimeMs
}

import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { PersonMailKind } from '#domain/foundation/mail/mailTraits.ts'
import type { StandingEvent } from '#domain/orders/standing/standingOrder.ts'
import type { CodeRecipient, MailedResource } from '#domain/orders/access/mailedAccess.ts'
import type { MailedReport } from '#domain/reporting/sharing/mailRhythm.ts'

/** Facts in a mail to a person beyond those that its composer loads. Links and codes are created when it is sent. */
interface Facts {
  account_deleted: { firstName: string }
  email_change_requested: { newEmail: string }
  email_updated: { newEmail: string }
  /** Number of backup codes left. */
  backup_code_used: { left: number }
  /** The resource that the code opens, and the recipient's part in the order. */
  access_code: { resource: MailedResource; id: string; recipient: CodeRecipient }
  /** Notifications to mail where they are still unread, and how many further ones the account has. */
  notifications: { notificationIds: string[]; more: number }
  /** The card and its last month, `2034-12`. */
  card_expires: { cardId: string; expiry: string }
  /** The standing order's event, and its month where it is about one. */
  standing_order: { standingId: string; runId: string | null; event: StandingEvent }
  team_invitation: { invitationId: string }
  team_member_removed: { teamName: string }
  /** `from`: name of the former owner. */
  team_ownership: { teamName: string; from: string }
  /** The request, and the member whose link the mail has. */
  approval_wanted: { approvalId: string; memberId: string }
  approval_decided: { approvalId: string }
  /** `month`: such as 2026-11. */
  agency_statement: { statementId: string; month: string }
  /** Number of new requests at a desk. */
  leads_waiting: { desk: Desk; count: number }
  offer_sent: { offerId: string }
  offer_reminder: { offerId: string }
  /** The schedule, the days reported, and whether this is its last mail. */
  report: { report: MailedReport }
}

/** Facts of one kind of mail; null for a kind that needs none. */
export type FactsOf<Kind extends PersonMailKind> = Kind extends keyof Facts ? Facts[Kind] : null

/** Facts of a mail to a person. */
export type PersonMailFacts = Facts[keyof Facts]

type WithFacts<Kind extends PersonMailKind> = Kind extends keyof Facts
  ? { kind: Kind; facts: Facts[Kind] }
  : { kind: Kind; facts?: null }

/** A kind of mail to a person with its facts. */
export type PersonMailContent<Kind extends PersonMailKind = PersonMailKind> = Kind extends unknown
  ? WithFacts<Kind>
  : never

import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { PersonMailKind } from '#domain/foundation/mail/mailTraits.ts'
import type { CodeRecipient, MailedResource } from '#domain/orders/access/mailedAccess.ts'
import type { MailedReport } from '#domain/reporting/sharing/mailRhythm.ts'

/** Facts that a mail to a person states beyond what its composer looks up. Links and codes are made when it is sent. */
interface Facts {
  account_deleted: { firstName: string }
  email_change_requested: { newEmail: string }
  email_updated: { newEmail: string }
  /** Number of backup codes left. */
  backup_code_used: { left: number }
  /** The resource that the code opens, and the recipient's part in the order. */
  access_code: { resource: MailedResource; id: string; recipient: CodeRecipient }
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

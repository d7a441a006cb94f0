import type { CodeRecipient, MailedResource } from '#domain/orders/access/mailedAccess.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { MailedReport } from '#domain/reporting/sharing/mailRhythm.ts'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What is told about orders. */
export const ORDER_MAIL_KINDS = [
  'order_confirmation',
  'order_cancelled',
  'campaign_stopped',
  'campaign_paused',
  'campaign_resumed',
  'campaign_fell_short',
  'campaign_extended',
  'coupon_issued',
  'runtime_changed',
  'creatives_missing',
  'invoice_reminder',
  'invoice_paid',
  'invoice_corrected',
  'payment_refunded',
  'refund_failed',
  'creatives_decided',
  'briefing_received',
  'briefing_missing',
  'draft_ready',
  'production_message',
  'production_delivered',
  'production_briefed',
  'changes_asked',
  'draft_accepted',
  'slots_end_soon',
  'slots_released',
  'slots_lost',
  'amendment_proposed',
  'amendment_accepted',
  'amendment_in_force',
  'amendment_withdrawn',
] as const
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number]

/** What is told to somebody about an account, or lets them open something. */
export const PERSON_MAIL_KINDS = [
  'confirm_email',
  'already_registered',
  'reset_password',
  'password_changed',
  'confirm_new_email',
  'email_change_requested',
  'email_updated',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset_asked',
  'two_factor_reset',
  'backup_code_used',
  'backup_codes_renewed',
  'account_deleted',
  'access_code',
  'leads_waiting',
  'offer_sent',
  'offer_reminder',
  'report',
] as const
export type PersonMailKind = (typeof PERSON_MAIL_KINDS)[number]

/** What a person's mail says besides what is known when it goes out. Never a link or a code: those are made then. */
export interface PersonMailFacts {
  firstName?: string
  newEmail?: string
  /** How many backup codes are left. */
  left?: number
  /** For an access code: what it opens, and whose of the order it is. */
  resource?: MailedResource
  id?: string
  recipient?: CodeRecipient
  /** How many requests came in at a desk. */
  desk?: Desk
  count?: number
  /** Of a mailed report: its schedule, the days it tells of, and whether no other follows. */
  report?: MailedReport
  /** The offer that it is about. */
  offerId?: string
}

/** Mails to send, written with what they tell about; taken by one sender at a time and retried until they went out. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    /** `<orderId>:<kind>:<subject>`, so that one thing of an order is told once; else an id of its own. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: [...ORDER_MAIL_KINDS, ...PERSON_MAIL_KINDS] }).notNull(),
    /** The order it is about, where it is about one. */
    orderId: text('order_id'),
    /** Which of the order's lines or invoices it is about; null for the order as a whole. */
    subject: text('subject'),
    /** The account it is about, where it is about one. */
    accountId: text('account_id'),
    /** Whom a person's mail goes to; an order's mails go where its buyer wants them. */
    recipient: text('recipient'),
    facts: text('facts', { mode: 'json' }).$type<PersonMailFacts>(),
    createdAt: text('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before; a sender moves it on while it works. */
    dueAt: text('due_at').notNull(),
    sentAt: text('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due').on(table.sentAt, table.dueAt),
    index('mail_outbox_order').on(table.orderId),
    index('mail_outbox_account').on(table.accountId),
  ],
)

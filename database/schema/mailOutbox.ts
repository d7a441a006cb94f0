import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What is told about orders. */
export const MAIL_KINDS = [
  'order_confirmation',
  'order_cancelled',
  'campaign_stopped',
  'coupon_issued',
  'runtime_changed',
  'invoice_reminder',
  'invoice_paid',
  'invoice_corrected',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Mails to send, written with what they tell about; taken by one sender at a time and retried until they went out. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    /** `<orderId>:<kind>:<subject>`, so that one thing is told once. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    orderId: text('order_id').notNull(),
    /** Which of the order's lines or invoices it is about; null for the order as a whole. */
    subject: text('subject'),
    createdAt: text('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before; a sender moves it on while it works. */
    dueAt: text('due_at').notNull(),
    sentAt: text('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_due').on(table.sentAt, table.dueAt)],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Mails to send, written with what they tell about; taken by one sender at a time and retried until they went out. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    /** `<orderId>:<kind>`, so that one thing is told once. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['order_confirmation', 'order_cancelled'] }).notNull(),
    orderId: text('order_id').notNull(),
    createdAt: text('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before; a sender moves it on while it works. */
    dueAt: text('due_at').notNull(),
    sentAt: text('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_due').on(table.sentAt, table.dueAt)],
)

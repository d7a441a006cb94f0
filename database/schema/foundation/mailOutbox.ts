import { MAIL_KINDS } from '#domain/foundation/mail/mailTraits.ts'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PersonMailFacts } from './mailFacts.ts'

/** Mails to send, queued in the batch of the change that they report. One sender claims each and retries until it is sent. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    /** `<orderId>:<kind>:<subject>`, so that an order gets each mail once; else a random ID. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    /** The order, where the mail is about one. */
    orderId: text('order_id'),
    /** A `MailSubject`: the line, invoice or payment; null for the order as a whole. */
    subject: text('subject'),
    /** The account, where the mail is about one. */
    accountId: text('account_id'),
    /** Address of a mail to a person; mails about orders look theirs up when they are sent. */
    recipient: text('recipient'),
    facts: text('facts', { mode: 'json' }).$type<PersonMailFacts>(),
    createdAt: text('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time to send; a sender moves it ahead while it works. */
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

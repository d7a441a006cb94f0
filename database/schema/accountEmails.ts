import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Emails that have an account; a guest checkout with one of them is asked to log in. In lower case. */
export const accountEmails = sqliteTable('account_emails', {
  email: text('email').primaryKey(),
  accountId: text('account_id').notNull(),
})

import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SUPPRESSION_REASONS } from '#domain/foundation/limits/suppression.ts'

/** Addresses that get no further email, with the reason; until an admin lifts it. */
export const mailSuppressions = sqliteTable(
  'mail_suppressions',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    reason: text('reason', { enum: SUPPRESSION_REASONS }).notNull(),
    /** The response of the recipient's server. */
    detail: text('detail').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('mail_suppressions_at').on(table.at)],
)

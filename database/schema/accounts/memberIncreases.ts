import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The member who agreed to the paid increase of a team's campaign, which counts toward their
 * monthly limit.
 */
export const memberIncreases = sqliteTable(
  'member_increases',
  {
    amendmentId: text('amendment_id').primaryKey(),
    accountId: text('account_id').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('member_increases_account').on(table.accountId, table.at)],
)

import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** No longer written: `delivery_changes` replaces it. It stays until no deployed version reads it. */
export const deliveryHalts = sqliteTable(
  'delivery_halts',
  {
    /** The id of a line, a creative or a version. */
    subject: text('subject').primaryKey(),
    at: text('at').notNull(),
  },
  (table) => [index('delivery_halts_at').on(table.at)],
)

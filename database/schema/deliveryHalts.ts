import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Lines, creatives and versions that were stopped a moment ago: the ad server asks for them every few seconds, since a
 * book takes up to a minute to be known everywhere. Forgotten after an hour.
 */
export const deliveryHalts = sqliteTable(
  'delivery_halts',
  {
    /** The id of a line, a creative or a version. */
    subject: text('subject').primaryKey(),
    at: text('at').notNull(),
  },
  (table) => [index('delivery_halts_at').on(table.at)],
)

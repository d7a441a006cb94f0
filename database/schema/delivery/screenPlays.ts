import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Individual plays of billboards, as their screens signed them, for some weeks; older ones are in the raw log. Only
 * billed plays: their sums equal those of `delivery_hours`.
 */
export const screenPlays = sqliteTable(
  'screen_plays',
  {
    lineId: text('line_id').notNull(),
    /** Time of the play; milliseconds since 1970. */
    atMs: integer('at_ms').notNull(),
    /** The token's nonce and the number of the play: its ID in the raw log. */
    playId: text('play_id').notNull(),
    screenId: text('screen_id').notNull(),
    versionId: text('version_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.atMs, table.playId] }),
    index('screen_plays_age').on(table.atMs),
  ],
)

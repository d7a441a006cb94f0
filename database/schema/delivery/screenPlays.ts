import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The plays of billboards one by one, as their screens signed them, for some weeks; what is older stands in the raw log.
 * Only what is billed: sums are those of `delivery_hours`.
 */
export const screenPlays = sqliteTable(
  'screen_plays',
  {
    lineId: text('line_id').notNull(),
    /** When it was played; milliseconds since 1970. */
    atMs: integer('at_ms').notNull(),
    /** The token's nonce and the number of the play: how the raw log names it. */
    playId: text('play_id').notNull(),
    screenId: text('screen_id').notNull(),
    versionId: text('version_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.atMs, table.playId] }),
    index('screen_plays_age').on(table.atMs),
  ],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'

/** `halt`: stop serving at once. `resume`: serve again. `change`: the next book differs. */
export const DELIVERY_CHANGE_KINDS = ['halt', 'resume', 'change'] as const

/**
 * Changes of the ad server's books, in the order of the commits. Triggers write them in the transaction of the change
 * itself (migration `delivery_changes`), so that no code can stop a line, a creative or a version without a record. The
 * book keeper reads the records, and deletes them after a day.
 */
export const deliveryChanges = sqliteTable(
  'delivery_changes',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: DELIVERY_CHANGE_KINDS }).notNull(),
    /** The id of a line, a creative, a version or a product. */
    subject: text('subject').notNull(),
    /** The medium whose books change; null for all. */
    mediaType: text('media_type', { enum: MEDIA_TYPES }),
    at: text('at').notNull(),
  },
  (table) => [
    index('delivery_changes_at').on(table.at),
    index('delivery_changes_subject').on(table.subject),
  ],
)

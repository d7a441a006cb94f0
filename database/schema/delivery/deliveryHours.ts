import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EVENT_KINDS, VALIDITIES } from '#domain/delivery/counting/eventKind.ts'

/**
 * The counts: one row per shard of the counter, with its total of the hour. A shard always writes totals, never
 * differences, so that a repeated write does no harm. Events without a valid token have no line.
 */
export const deliveryHours = sqliteTable(
  'delivery_hours',
  {
    lineId: text('line_id').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    /** `valid`, or the kind of invalid traffic. */
    validity: text('validity', { enum: VALIDITIES }).notNull(),
    /** Its beginning in UTC: `2026-11-22T13`. */
    hour: text('hour').notNull(),
    versionId: text('version_id').notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    /** Country, with `-` and its region when known. */
    place: text('place').notNull(),
    shard: integer('shard').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.lineId,
        table.kind,
        table.validity,
        table.hour,
        table.versionId,
        table.productId,
        table.formatId,
        table.place,
        table.shard,
      ],
    }),
    check('delivery_hours_count', sql`${table.count} >= 0`),
  ],
)

/** A shard's total of billed events for a line: the sum over all shards is the line's delivery. */
export const deliveryTotals = sqliteTable(
  'delivery_totals',
  {
    lineId: text('line_id').notNull(),
    shard: integer('shard').notNull(),
    count: integer('count').notNull(),
    /** When the shard last wrote the row. */
    at: text('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.shard] }),
    index('delivery_totals_at').on(table.at),
  ],
)

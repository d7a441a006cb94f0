import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EVENT_KINDS, VALIDITIES } from '#domain/delivery/counting/eventKind.ts'

/**
 * The hour up to which a line's rollups are summed into the two tables below, so that a report over months reads
 * little. Any change of an earlier hour moves it back (triggers of the migration): sums behind it are no longer read.
 */
export const deliveryClosedLines = sqliteTable('delivery_closed_lines', {
  lineId: text('line_id').primaryKey(),
  /** Midnight of a UTC day, in the format of `delivery_hours`. */
  untilHour: text('until_hour').notNull(),
})

/** The counts of a line in a closed hour; plays by screen, all else without a product. */
export const deliveryClosedHours = sqliteTable(
  'delivery_closed_hours',
  {
    lineId: text('line_id').notNull(),
    hour: text('hour').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    validity: text('validity', { enum: VALIDITIES }).notNull(),
    productId: text('product_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.lineId, table.hour, table.kind, table.validity, table.productId],
    }),
  ],
)

/** The valid counts of a line in a closed UTC day, by the dimensions of a report. */
export const deliveryClosedDays = sqliteTable(
  'delivery_closed_days',
  {
    lineId: text('line_id').notNull(),
    day: text('day').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    versionId: text('version_id').notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    place: text('place').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.lineId,
        table.day,
        table.kind,
        table.versionId,
        table.productId,
        table.formatId,
        table.place,
      ],
    }),
  ],
)

import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EVENT_KINDS, VALIDITIES } from '#domain/delivery/counting/eventKind.ts'

/**
 * Up to which hour the rollups of a line are added up in the two tables below, so that a report of months reads little.
 * Whatever changes an earlier hour moves it back (triggers of the migration): what stands behind it is not read any more.
 */
export const deliveryClosedLines = sqliteTable('delivery_closed_lines', {
  lineId: text('line_id').primaryKey(),
  /** Midnight of a UTC day, as `delivery_hours` names it. */
  untilHour: text('until_hour').notNull(),
})

/** What was counted of a line in an hour that is closed; plays by their screen, all else without a product. */
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

/** What was counted, valid, of a line in a UTC day that is closed, by what a report breaks it down by. */
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

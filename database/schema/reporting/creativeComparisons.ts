import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { COMPARISON_ENDS } from '#domain/reporting/creativeTest/comparison.ts'
import type { ComparedCreative } from '#domain/reporting/creativeTest/comparison.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'

/**
 * Creatives of a line and of one shape that are compared with equal shares (Reporting 5). Triggers
 * end the comparison as soon as one of its creatives changes or is removed, or another one is added
 * (migration 0070), so that counts from before and after are never mixed.
 */
export const creativeComparisons = sqliteTable(
  'creative_comparisons',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Formats of the shape. */
    formatIds: text('format_ids', { mode: 'json' }).$type<string[]>().notNull(),
    creatives: text('creatives', { mode: 'json' }).$type<ComparedCreative[]>().notNull(),
    startedAt: text('started_at').notNull(),
    /** The first hour that counts, in UTC: `2026-11-26T13`. */
    fromHour: text('from_hour').notNull(),
    endedAt: text('ended_at'),
    endedBy: text('ended_by', { enum: COMPARISON_ENDS }),
  },
  (table) => [
    index('creative_comparisons_line').on(table.lineId),
    uniqueIndex('creative_comparisons_running')
      .on(table.lineId, table.formatIds)
      .where(sql`${table.endedAt} is null`),
  ],
)

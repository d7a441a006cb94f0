import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { orderLines } from './orders.ts'

/** The forecast saved with a campaign and its delivery, once it ended as booked. */
export const forecastOutcomes = sqliteTable(
  'forecast_outcomes',
  {
    lineId: text('line_id')
      .primaryKey()
      .references(() => orderLines.id),
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    market: text('market').notNull(),
    forecast: integer('forecast').notNull(),
    delivered: integer('delivered').notNull(),
    /** Delivery over forecast, minus 1, as an absolute value. */
    error: real('error').notNull(),
    endedAt: text('ended_at').notNull(),
  },
  (table) => [
    index('forecast_outcomes_medium').on(table.mediaType, table.endedAt),
    index('forecast_outcomes_error').on(table.error),
  ],
)

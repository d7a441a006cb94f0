import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'

/**
 * The deviation of delivery from forecasts, by medium and market; the band of a whole medium has an
 * empty market. Every change creates a new version of the catalogue, so that forecasts use it at
 * once.
 */
export const forecastBands = sqliteTable(
  'forecast_bands',
  {
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    market: text('market').notNull(),
    campaigns: integer('campaigns').notNull(),
    bias: real('bias').notNull(),
    low: real('low').notNull(),
    high: real('high').notNull(),
    measuredAt: text('measured_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaType, table.market] })],
)

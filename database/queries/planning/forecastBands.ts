import { asc, eq, sql } from 'drizzle-orm'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { forecastBands } from '#database/schema/planning/forecastBands.ts'

export type ForecastBandRow = typeof forecastBands.$inferSelect

/** The measured bands of a medium. */
export const listBandsOf = async (db: Database, mediaType: MediaType): Promise<ForecastBandRow[]> =>
  await db.select().from(forecastBands).where(eq(forecastBands.mediaType, mediaType))

/** All measured bands, by medium and market. */
export const listBands = async (db: Database): Promise<ForecastBandRow[]> =>
  await db
    .select()
    .from(forecastBands)
    .orderBy(asc(forecastBands.mediaType), asc(forecastBands.market))

/** Replaces all bands at once. */
export const replaceBands = async (db: Database, rows: readonly ForecastBandRow[]): Promise<void> =>
  await runBatch(db, [
    db.delete(forecastBands),
    db.run(sql`insert into forecast_bands (media_type, market, campaigns, bias, low, high, measured_at)
      select value ->> 'mediaType', value ->> 'market', value ->> 'campaigns', value ->> 'bias',
        value ->> 'low', value ->> 'high', value ->> 'measuredAt'
      from json_each(${JSON.stringify(rows)})`),
  ])

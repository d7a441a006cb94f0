import {
  dropChangedOutcomes,
  listEndedWithoutOutcome,
  listRatios,
  recordOutcomes,
} from '#database/queries/orders/forecastOutcomes.ts'
import {
  listBands,
  replaceBands,
  type ForecastBandRow,
} from '#database/queries/planning/forecastBands.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { bandsByMarket } from '#domain/planning/measured/bandsByMarket.ts'
import { forecastMarket } from '#domain/planning/measured/forecastMarket.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Campaigns compared per run. */
export const OUTCOMES_A_RUN = 500
/** Late events are counted until this long after the end. */
const SETTLED_DAYS = 7
const DAY_LENGTH = 'YYYY-MM-DD'.length
/** A band uses a medium's latest campaigns: older ones say less about today's forecast. */
const CAMPAIGNS_OF_A_BAND = 2_000

/**
 * Compares saved forecasts of ended campaigns with their deliveries, and recomputes the error bands once all are
 * compared (Planning 31). Returns how many campaigns it compared. Safe to repeat.
 */
export async function measureForecasts({ db, now }: OperationContext): Promise<number> {
  const at = now.toISOString()
  const ended = await listEndedWithoutOutcome(db, {
    endedBefore: addDays(at.slice(0, DAY_LENGTH), -SETTLED_DAYS),
    now: at,
    limit: OUTCOMES_A_RUN,
  })
  await recordOutcomes(
    db,
    ended.map(({ region, ...one }) => ({ ...one, market: forecastMarket(region) })),
  )
  if (ended.length < OUTCOMES_A_RUN) {
    await dropChangedOutcomes(db)
    await measureBands({ db, now })
  }
  return ended.length
}

async function measureBands({ db, now }: Pick<OperationContext, 'db' | 'now'>): Promise<void> {
  const measuredAt = now.toISOString()
  const rows: ForecastBandRow[] = []
  for (const mediaType of MEDIA_TYPES) {
    const campaigns = await listRatios(db, mediaType, CAMPAIGNS_OF_A_BAND)
    for (const [market, band] of bandsByMarket(campaigns))
      rows.push({ mediaType, market, ...band, measuredAt })
  }
  // Saving an unchanged band would make every cached forecast stale.
  if (figuresOf(rows) !== figuresOf(await listBands(db))) await replaceBands(db, rows)
}

/** Bands without their day, in a fixed order, for comparison. */
const figuresOf = (rows: readonly ForecastBandRow[]): string =>
  JSON.stringify(
    rows
      .map(({ mediaType, market, campaigns, bias, low, high }) =>
        [mediaType, market, campaigns, ...[bias, low, high].map((part) => part.toFixed(6))].join(),
      )
      .toSorted(),
  )

import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { forecastMarket } from './forecastMarket.ts'
import type { MeasuredBand } from './measuredBand.ts'

/** Measured bands of a medium by market; ALL_MARKETS is the key for all its campaigns. */
export type ForecastBands = Readonly<Record<string, MeasuredBand>>

export const ALL_MARKETS = ''

/**
 * The measured band of a region's market, otherwise of the medium; null if neither has enough
 * campaigns.
 */
export const bandOfRegion = (
  region: PlanRegion,
  bands: ForecastBands | undefined,
): MeasuredBand | null => bands?.[forecastMarket(region)] ?? bands?.[ALL_MARKETS] ?? null

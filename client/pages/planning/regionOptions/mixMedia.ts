import type { ForecastOf } from '#client/pages/planning/home/miniForecast.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { MixMedium } from '#domain/planning/mediaMix/mediaMix.ts'

/** The media with inventory at a place, in a mix's format. */
export const mixMedia = (forecasts: ReadonlyMap<MediaType, ForecastOf>): MixMedium[] =>
  [...forecasts].flatMap(([mediaType, forecastOf]) => {
    const { minBudgetMinor } = forecastOf(0)
    if (forecastOf(minBudgetMinor).reach === 0) return []
    return [{ mediaType, minBudgetMinor, reachOf: (minor) => forecastOf(minor).reach }]
  })

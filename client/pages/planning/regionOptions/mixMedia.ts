import type { ForecastOf } from '#client/pages/planning/home/miniForecast.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { MixMedium } from '#domain/planning/mediaMix/mediaMix.ts'

/** The media that have something for sale at a place, as a mix takes them. */
export const mixMedia = (outlooks: ReadonlyMap<MediaType, ForecastOf>): MixMedium[] =>
  [...outlooks].flatMap(([mediaType, forecastOf]) => {
    const { minBudgetMinor } = forecastOf(0)
    if (forecastOf(minBudgetMinor).reach === 0) return []
    return [{ mediaType, minBudgetMinor, reachOf: (minor) => forecastOf(minor).reach }]
  })

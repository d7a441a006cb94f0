import { countOutcomes, listFurthest } from '#database/queries/orders/forecastOutcomes.ts'
import { listBands, type ForecastBandRow } from '#database/queries/planning/forecastBands.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import type { ForecastAccuracy, MarketAccuracy } from '#domain/orders/admin/forecastAccuracy.ts'
import { ALL_MARKETS } from '#domain/planning/measured/forecastBands.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const FURTHEST = 20

/** Forecast accuracy against delivery, as measured last night. */
export async function readForecastAccuracy({ db }: OperationContext): Promise<ForecastAccuracy> {
  const [bands, counts, furthest] = await Promise.all([
    listBands(db),
    countOutcomes(db),
    listFurthest(db, FURTHEST),
  ])
  const media = MEDIA_TYPES.map((mediaType): MarketAccuracy => {
    const row = bands.find((one) => one.mediaType === mediaType && one.market === ALL_MARKETS)
    const compared = counts.find((one) => one.mediaType === mediaType)?.campaigns ?? 0
    if (row) return accuracyOf(row)
    return { mediaType, market: ALL_MARKETS, campaigns: compared, band: null }
  })
  const markets = bands.filter(({ market }) => market !== ALL_MARKETS).map(accuracyOf)
  const measuredAt =
    bands
      .map((one) => one.measuredAt)
      .toSorted()
      .at(-1) ?? null
  return { media, markets, furthest, measuredAt }
}

function accuracyOf({ mediaType, market, campaigns, bias, low, high }: ForecastBandRow) {
  return { mediaType, market, campaigns, band: { campaigns, bias, low, high } }
}

import { listBandsOf } from '#database/queries/planning/forecastBands.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { ForecastBands } from '#domain/planning/measured/forecastBands.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from '#worker/operations/catalogue/catalogue/currentVersions.ts'
import { cacheByVersion } from '#worker/operations/catalogue/catalogue/cacheByVersion.ts'

/** Six media. */
const kept = cacheByVersion<ForecastBands>(6)

/** Error bands of a medium's forecasts, by market (Planning 31). Shared: do not change it. */
export async function listForecastBands(
  context: Pick<OperationContext, 'db' | 'versions'>,
  mediaType: MediaType,
): Promise<ForecastBands> {
  const { catalogue: version } = await currentVersions(context)
  return await kept({ version, key: [mediaType] }, async () => {
    const rows = await listBandsOf(context.db, mediaType)
    return Object.fromEntries(
      rows.map(({ market, campaigns, bias, low, high }) => [
        market,
        { campaigns, bias, low, high },
      ]),
    )
  })
}

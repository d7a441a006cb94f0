import * as queries from '#database/queries/catalogue/products.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from './currentVersions.ts'
import { cacheByVersion } from './cacheByVersion.ts'
import { sellsExamples } from './sellsExamples.ts'

const kept = cacheByVersion<Product[]>(MEDIA_TYPES.length)

/** All products of a medium in all countries, by name. Shared: do not change it. */
export async function productsEverywhere(
  context: Pick<OperationContext, 'env' | 'db' | 'versions'>,
  mediaType: MediaType,
): Promise<Product[]> {
  const { catalogue: version } = await currentVersions(context)
  return await kept({ version, key: [mediaType] }, async () =>
    queries.listProducts(context.db, {
      countries: CAMPAIGN_COUNTRIES,
      mediaType,
      withExamples: sellsExamples(context.env),
    }),
  )
}

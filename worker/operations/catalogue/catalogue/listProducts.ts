import * as queries from '#database/queries/catalogue/products.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { type CampaignCountry, GEO_GROUPS } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from './currentVersions.ts'
import { cacheByVersion } from './cacheByVersion.ts'
import { sellsExamples } from './sellsExamples.ts'

/** Six media in six geo groups. */
const kept = cacheByVersion<Product[]>(36)

/** All bookable products of a medium in the country's geo group, by name. Shared: do not change it. */
export async function listProducts(
  context: Pick<OperationContext, 'env' | 'db' | 'versions'>,
  { country, mediaType }: { country: CampaignCountry; mediaType: MediaType },
): Promise<Product[]> {
  const { catalogue: version } = await currentVersions(context)
  const countries = GEO_GROUPS[country]
  return await kept({ version, key: [countries, mediaType] }, async () =>
    queries.listProducts(context.db, {
      countries,
      mediaType,
      withExamples: sellsExamples(context.env),
    }),
  )
}

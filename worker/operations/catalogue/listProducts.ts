import { connect } from '#database/connection.ts'
import * as queries from '#database/queries/products.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { type CampaignCountry, GEO_GROUPS } from '#domain/geo/country.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Everything of a medium that can be booked in the country's geo group, by name. */
export async function listProducts(
  { env }: Pick<OperationContext, 'env'>,
  wanted: { country: CampaignCountry; mediaType: MediaType },
): Promise<Product[]> {
  const countries = GEO_GROUPS[wanted.country]
  return await queries.listProducts(connect(env.DB), { countries, mediaType: wanted.mediaType })
}

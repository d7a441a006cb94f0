import { listStateKeys } from '#database/queries/catalogue/placeEvidence.ts'
import { listPublishers, listStoredProducts } from '#database/queries/catalogue/productChanges.ts'
import type { Publisher, StateKey } from '#domain/catalogue/products/importKeys.ts'
import { MAX_CHANGED_PRODUCTS } from '#domain/catalogue/products/productChange.ts'
import { productCsv } from '#domain/catalogue/products/productCsv.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Current products of a medium as an import file, with the publishers and states that its rows can name. */
export async function readImportTemplate(
  { db }: Pick<OperationContext, 'db'>,
  mediaType: MediaType,
): Promise<{ csv: string; publishers: Publisher[]; states: StateKey[] }> {
  const [products, publishers, states] = await Promise.all([
    listStoredProducts(db, mediaType, MAX_CHANGED_PRODUCTS),
    listPublishers(db),
    isOnScreens(mediaType) ? listStateKeys(db) : [],
  ])
  return { csv: productCsv(mediaType, products), publishers, states }
}

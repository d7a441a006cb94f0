import type { Product } from '#domain/catalogue/products/product.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import type { IndexedGroup } from '#content/search/indexedGroup.ts'
import { searchIndex } from '#content/search/searchIndex.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from '#worker/operations/catalogue/catalogue/currentVersions.ts'
import { cacheByVersion } from '#worker/operations/catalogue/catalogue/cacheByVersion.ts'
import { productsEverywhere } from '#worker/operations/catalogue/catalogue/productsEverywhere.ts'
import { readLocalDirectory } from './localPages.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

const kept = cacheByVersion<IndexedGroup[]>(1)

/** Entries of the site search, built once per version of places and inventory. */
export async function readSearchIndex(context: Context): Promise<IndexedGroup[]> {
  const { places, catalogue } = await currentVersions(context)
  const version = places === null || catalogue === null ? null : `${places} ${catalogue}`
  return await kept({ version, key: [] }, async () => {
    const products: Product[][] = await Promise.all(
      MEDIA_TYPES.map(async (mediaType) => await productsEverywhere(context, mediaType)),
    )
    return await searchIndex(products.flat(), await readLocalDirectory(context))
  })
}

import { findAdFormat } from '#domain/catalogue/adFormat.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { DetailSection } from '#content/details/detailSections.ts'
import { formatPath } from '#content/details/formatPages.ts'
import type { DetailView } from '#content/details/detailView.ts'
import { formatView } from '#content/details/formatView.ts'
import { productListView } from '#content/details/productListView.ts'
import { productView } from '#content/details/productView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { productsEverywhere } from '#worker/operations/catalogue/catalogue/productsEverywhere.ts'
import { profilesOfGroup } from '#worker/operations/catalogue/places/profilesOfGroup.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

const productsOf = async (context: Context, { media }: DetailSection): Promise<Product[]> =>
  (
    await Promise.all(media.map(async (mediaType) => await productsEverywhere(context, mediaType)))
  ).flat()

/** Page of a product in a section, by id; null for an unknown product. */
export async function readProductPage(
  context: Context,
  section: DetailSection,
  id: string,
): Promise<DetailView | null> {
  const products = await productsOf(context, section)
  const product = products.find((one) => one.id === id)
  if (!product) return null
  return productView(section, {
    product,
    others: products.filter(({ mediaType }) => mediaType === product.mediaType),
    profiles: await profilesOfGroup(context, product.country),
    now: context.now,
  })
}

/** Product list of a section. */
export const readProductList = async (
  context: Context,
  section: DetailSection,
): Promise<DetailView> => productListView(section, await productsOf(context, section))

/** Page of a format, by id; null for a format without one. */
export async function readFormatPage(context: Context, id: string): Promise<DetailView | null> {
  const format = findAdFormat(id)
  if (!format || formatPath(id) === null) return null
  return formatView(format, await productsEverywhere(context, format.mediaType))
}

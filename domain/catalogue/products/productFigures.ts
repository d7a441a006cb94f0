import type { Product } from './product.ts'

/** The median CPM of some products, USD cents; null without products. */
export function medianCpmMinor(products: readonly Pick<Product, 'baseCpmMinor'>[]): number | null {
  const prices = products.map(({ baseCpmMinor }) => baseCpmMinor).toSorted((a, b) => a - b)
  const low = prices[Math.floor((prices.length - 1) / 2)]
  const high = prices[Math.floor(prices.length / 2)]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** Alternatives to a product: of its medium and country, the same topic first, then by price difference. */
export function similarProducts(
  product: Product,
  others: readonly Product[],
  limit: number,
): Product[] {
  const distance = ({ topic, baseCpmMinor }: Product): number =>
    (topic === product.topic ? 0 : product.baseCpmMinor * 2) +
    Math.abs(baseCpmMinor - product.baseCpmMinor)
  return others
    .filter(
      ({ id, mediaType, country }) =>
        id !== product.id && mediaType === product.mediaType && country === product.country,
    )
    .toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}

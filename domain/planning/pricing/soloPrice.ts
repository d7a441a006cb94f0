import { formatSurchargeMinor } from '../assessment/formatShare.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { medianCpmMinor } from '#domain/catalogue/products/productFigures.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { handPickedMinor } from './cpmLines.ts'

/** Prices of a thousand impressions, USD cents. */
export interface SoloPrice {
  cpmMinor: number
  /** By the publisher's list, with the same surcharges. */
  ratecardCpmMinor: number
}

type Priced = Pick<
  Product,
  'mediaType' | 'topic' | 'formatIds' | 'baseCpmMinor' | 'ratecardCpmMinor'
>

/**
 * The price of a thousand impressions of a product booked alone, before volume discounts, which
 * every page prints next to its name. Without `formatIds` it runs in all of its formats; products
 * chosen by topic are not picked by hand.
 */
export function soloPrice(
  product: Priced,
  {
    formatIds = product.formatIds,
    topics = [],
  }: { formatIds?: readonly string[]; topics?: readonly string[] } = {},
): SoloPrice {
  const { mediaType, topic, baseCpmMinor, ratecardCpmMinor } = product
  const isPicked = !isOnScreens(mediaType) && !topics.includes(topic)
  const added =
    Math.round(formatSurchargeMinor(product.formatIds, new Set(formatIds))) +
    (isPicked ? handPickedMinor(baseCpmMinor) : 0)
  return {
    cpmMinor: baseCpmMinor + added,
    ratecardCpmMinor: Math.max(baseCpmMinor, ratecardCpmMinor) + added,
  }
}

/** The median price of some products booked alone, USD cents; null without any. */
export const medianSoloCpmMinor = (products: readonly Priced[]): number | null =>
  medianCpmMinor(products.map((product) => ({ baseCpmMinor: soloPrice(product).cpmMinor })))

/** Sorts products by their price alone, lowest first. */
export const bySoloPrice = (a: Priced, b: Priced): number =>
  soloPrice(a).cpmMinor - soloPrice(b).cpmMinor

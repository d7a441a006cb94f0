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
 * What a thousand impressions of a product cost when it is booked alone, before volume savings: the price that every page
 * prints beside its name. Without `formatIds` it runs in all of its formats; what a plan chose by topic is not picked by
 * hand.
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

/** The price in the middle of some products booked alone, USD cents; null of none. */
export const medianSoloCpmMinor = (products: readonly Priced[]): number | null =>
  medianCpmMinor(products.map((product) => ({ baseCpmMinor: soloPrice(product).cpmMinor })))

/** Orders products by what they cost alone, the lowest first. */
export const bySoloPrice = (a: Priced, b: Priced): number =>
  soloPrice(a).cpmMinor - soloPrice(b).cpmMinor

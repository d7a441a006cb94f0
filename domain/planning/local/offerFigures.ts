import { MEDIA_LEAD_DAYS } from '../campaign/leadTime.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { medianSoloCpmMinor, soloPrice } from '../pricing/soloPrice.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The offer of a medium: its prices in USD cents for 1,000, and its lead time in days. */
export interface OfferFigures {
  count: number
  medianCpmMinor: number
  lowestCpmMinor: number
  leadDays: { least: number; most: number }
}

/** The figures of some products of a medium; null without any. */
export function offerFigures(
  products: readonly Product[],
  mediaType: MediaType,
): OfferFigures | null {
  const median = medianSoloCpmMinor(products)
  if (median === null) return null
  const days = products.map(({ leadTimeDays }) =>
    Math.max(leadTimeDays, MEDIA_LEAD_DAYS[mediaType]),
  )
  return {
    count: products.length,
    medianCpmMinor: median,
    lowestCpmMinor: Math.min(...products.map((product) => soloPrice(product).cpmMinor)),
    leadDays: { least: Math.min(...days), most: Math.max(...days) },
  }
}

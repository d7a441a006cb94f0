import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { QuoteAmounts, QuoteTax } from '#domain/commerce/checkout/quote.types.ts'
import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { OfferLinePrice, OfferTerms } from './offerPrices.ts'

/** A screen of an offer. */
export interface OfferScreen {
  id: string
  name: string
  /** Its location and orientation. */
  detail: string
  weeklyViews: number
  cpmMinor: number
}

/** A campaign or package as offered; description, forecast and price are frozen. USD cents. */
export interface OfferLine {
  key: string
  type: CartItem['type']
  mediaType: MediaType
  name: string
  quantity: number
  price: OfferLinePrice
  /** The rate card price; the price itself for a package. */
  ratecardMinor: number
  taxMinor: number
  impressions: ImpressionRange | null
  reach: number
  frequency: number
  /** Price of a thousand views; 0 for a package. */
  cpmMinor: number
  /** The plan in words. */
  facts: { label: string; value: string }[]
  screens: OfferScreen[]
}

/** A version of an offer: a frozen, priced cart. */
export interface OfferContent {
  items: CartItem[]
  lines: OfferLine[]
  terms: OfferTerms
  sum: OfferLinePrice
  ratecardMinor: number
  /**
   * People reached once over all its campaigns, as of its creation. Missing in offers made before
   * November 26, 2026.
   */
  reach?: CombinedReach | null
  totals: QuoteAmounts
  tax: QuoteTax
}

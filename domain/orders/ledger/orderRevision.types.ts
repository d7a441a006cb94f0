import type {
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'

/**
 * A line of a revised order: amounts in the order's currency, and the amount to pay in USD cents.
 */
export interface RevisedLine {
  lineId: string
  /** Its price, and the part to pay, without tax. USD cents. */
  sumUsdMinor: number
  chargeUsdMinor: number
  taxUsdMinor: number
  amounts: QuoteAmounts
}

/**
 * The amounts of an order since a change agreed before its payment: its invoice and payment use
 * them instead of the stored order.
 */
export interface OrderRevision {
  /** The change that caused it. */
  amendmentId: string
  amounts: QuoteAmounts
  discounts: QuoteDiscount[]
  tax: QuoteTax
  totalUsdMinor: number
  /** The agency's commission on each line, in the order's currency; null without one. */
  commissionsMinor: number[] | null
  lines: RevisedLine[]
}

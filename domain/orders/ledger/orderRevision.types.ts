import type {
  QuoteAmounts,
  QuoteDiscount,
  QuoteTax,
} from '#domain/commerce/checkout/quote.types.ts'

/** What a line of a revised order comes to: in the order's currency, and in USD cents what is to be paid. */
export interface RevisedLine {
  lineId: string
  /** Its price, and what of it is to be paid, without tax. USD cents. */
  sumUsdMinor: number
  chargeUsdMinor: number
  taxUsdMinor: number
  amounts: QuoteAmounts
}

/**
 * What an order comes to since a change that was agreed on before it was paid: all that its invoice says and its payment
 * enters, in place of what stands on the order.
 */
export interface OrderRevision {
  /** The change that it came with. */
  amendmentId: string
  amounts: QuoteAmounts
  discounts: QuoteDiscount[]
  tax: QuoteTax
  totalUsdMinor: number
  /** What an agency keeps of each line, in the order's currency; null without one. */
  commissionsMinor: number[] | null
  lines: RevisedLine[]
}

import type { AppliedDiscount, CartItem } from '../cart/cartItem.ts'
import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import type { FieldError } from '#domain/foundation/errors/productError.ts'
import type { CombinedReach } from '#domain/planning/combined/combinedReach.ts'
import type { ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { TaxTreatment } from '../tax/taxFor.ts'
import type { TaxAmount } from '../tax/taxLines.ts'
import type { PaymentOptions } from './paymentRules.ts'

/** Why a line or the whole cart cannot be ordered unchanged. */
export interface QuoteIssue {
  code: ErrorCode
  message: string
  fields?: FieldError[]
  details?: unknown
}

/** A difference from what the person last saw. Prices in USD cents, impressions as counts. */
export interface QuoteChange {
  field: 'price' | 'impressions'
  from: number
  to: number
  message: string
}

/** Amounts in the quote's currency. `netMinor` is subtotal less discount, `totalMinor` net plus tax. */
export interface QuoteAmounts {
  subtotalMinor: number
  discountMinor: number
  netMinor: number
  taxMinor: number
  totalMinor: number
}

export interface QuoteLine {
  key: string
  type: CartItem['type']
  mediaType: MediaType
  name: string
  quantity: number
  /** The price of one, and of the line, USD cents (Commerce 4). */
  unitUsdMinor: number
  sumUsdMinor: number
  amounts: QuoteAmounts
  /** The impressions that a campaign's budget buys; null for ad creations and for plans that cannot be forecast. */
  impressions: ImpressionRange | null
  /** For a campaign: the formats sold, which its products take. */
  formatIds?: string[]
  issues: QuoteIssue[]
  changes: QuoteChange[]
}

/** A coupon's discount on one line: USD cents, and in the quote's currency. */
export interface DiscountPart {
  usdMinor: number
  minor: number
}

/**
 * A coupon of the cart by the server's data. `amount` and `curAmount` in USD cents, `appliedMinor` in the quote's
 * currency.
 */
export interface QuoteDiscount extends AppliedDiscount {
  appliedMinor: number
  issue: QuoteIssue | null
  /** For each line, in their order. Orders placed before November 26, 2026 have none. */
  parts?: DiscountPart[]
}

export interface QuoteTax {
  treatment: TaxTreatment
  label: string
  /** As printed on the invoice. */
  rule: string
  taxes: TaxAmount[]
}

/**
 * A cart priced by the server, only from plans, packages and coupons. Lines, taxes and coupons add
 * up to the totals.
 */
export interface Quote {
  pricedAt: string
  currency: Currency
  rate: CurrencyRate
  /** The requested or the buyer's own currency, if its rate is too old to charge by: the quote is in dollars then. */
  refusedCurrency: Currency | null
  lines: QuoteLine[]
  /** People reached once over all campaigns (estimate); null without one that can be forecast. Orders placed before November 26, 2026 have none. */
  reach?: CombinedReach | null
  discounts: QuoteDiscount[]
  /** Null until the billing country (and state) is known. */
  tax: QuoteTax | null
  totals: QuoteAmounts
  /** The amount to pay in USD cents; decides about card payment. */
  totalUsdMinor: number
  payment: PaymentOptions
  issues: QuoteIssue[]
  /** Whether an order with this cart would be accepted. */
  orderable: boolean
}

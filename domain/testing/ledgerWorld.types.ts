import type { CouponRule } from '../commerce/coupon/couponRule.ts'
import type { MediaType } from '../foundation/media/mediaTypes.ts'
import type { QuoteDiscount } from '../commerce/checkout/quote.types.ts'
import type { InvoiceKind } from '../orders/invoice/invoice.types.ts'
import type { AmendedMoney } from '../orders/ledger/amendmentEntries.ts'
import type { LedgerEntry } from '../orders/ledger/ledgerEntry.ts'
import type { OrderRevision } from '../orders/ledger/orderRevision.types.ts'
import type { RefundMoney } from '../orders/ledger/refundEntries.ts'
import type { CurrencyRate } from '../foundation/money/convert.ts'
import type { AmendmentTerms } from '../orders/order/amendment/amendment.types.ts'
import type { LedgerFacts } from '../orders/order/changes/ledgerProblems.ts'
import type { LinePause } from '../orders/order/pause/pause.types.ts'
import type { UsedBefore } from '../orders/order/amendment/usedBefore.ts'
import type { TaxDecision } from '../commerce/tax/taxFor.ts'

/** A line with its delivery and its agreed changes. */
type WorldLine = LedgerFacts['lines'][number] & {
  mediaType: MediaType
  delivered: number
  isExtended: boolean
  usedBefore: UsedBefore | null
  /** Pauses in which slots were kept, which are charged. */
  pauses: LinePause[]
  /** The worth of its impressions at the prices of their times, in fractional USD cents. */
  worthUsd: number
  /** Delivered impressions, and their worth, when its price last changed. */
  pricedAt: { delivered: number; usd: number }
  /** As it was agreed on last. USD cents. */
  price: number
  booked: number
  /** Agreed increases that are not paid yet. */
  extra: {
    money: AmendedMoney
    terms: AmendmentTerms & { restRatioPpm: number }
    totalMinor: number
  } | null
  /** Of all that was agreed on more. */
  documents: { kind: InvoiceKind; totalMinor: number }[]
  agreedMinor: number
}

/** Orders with their coupons and refunds, and the ledger that they wrote. */
export interface LedgerWorld {
  orders: (LedgerFacts['order'] & {
    lines: WorldLine[]
    discounts: QuoteDiscount[]
    revision: OrderRevision | null
    rate: CurrencyRate
    tax: TaxDecision
    /** In the order's currency, as placed. */
    totalMinor: number
    /** Of all that was agreed on before it was paid. */
    corrections: { kind: InvoiceKind; totalMinor: number }[]
  })[]
  entries: LedgerEntry[]
  /** Unused coupons; those with a line were paid for. */
  coupons: {
    num: string
    amount: number
    rule?: CouponRule | null | undefined
    lineId: string | null
  }[]
  issued: { num: string; lineId: string; amountMinor: number }[]
  /** Money that orders did not need. */
  surplus: (RefundMoney & { state: 'due' | 'made' | 'failed' })[]
  /** Worth of paid coupons that was used on less than they were worth. */
  forfeited: number
  next: number
}

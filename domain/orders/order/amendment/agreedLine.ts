import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'

/**
 * A line's amounts after all agreed changes: its price in USD cents before coupons and tax, and its
 * amounts in the order's currency. Lists, pages, files and mails show it; the invoices stay
 * unchanged.
 */
export interface AgreedLine {
  sumUsdMinor: number
  amounts: QuoteAmounts
}

/** A line as placed, and its agreed amounts; null without changes. */
interface PlacedLine extends AgreedLine {
  agreed: AgreedLine | null
}

/** A line's current amounts. */
export const agreedOf = ({ agreed, sumUsdMinor, amounts }: PlacedLine): AgreedLine =>
  agreed ?? { sumUsdMinor, amounts }

/** The amounts after an increase, which has its own invoice. */
export function agreedMore(
  line: PlacedLine,
  { amounts: extra, toUsdMinor }: { amounts: QuoteAmounts; toUsdMinor: number },
): AgreedLine {
  const { amounts } = agreedOf(line)
  return {
    sumUsdMinor: toUsdMinor,
    amounts: {
      subtotalMinor: amounts.subtotalMinor + extra.subtotalMinor,
      discountMinor: amounts.discountMinor + extra.discountMinor,
      netMinor: amounts.netMinor + extra.netMinor,
      taxMinor: amounts.taxMinor + extra.taxMinor,
      totalMinor: amounts.totalMinor + extra.totalMinor,
    },
  }
}

/**
 * The amounts after a decrease: part of the paid amount (USD cents, without tax) was returned as a
 * coupon.
 */
export function agreedLess(
  line: PlacedLine,
  less: { toUsdMinor: number; paidUsdMinor: number; couponUsdMinor: number },
): AgreedLine {
  const { amounts, sumUsdMinor } = agreedOf(line)
  const { toUsdMinor, paidUsdMinor, couponUsdMinor } = less
  const keptUsdMinor = Math.max(0, paidUsdMinor - couponUsdMinor)
  const kept = (amount: number) =>
    paidUsdMinor > 0 ? shareMinor(amount, keptUsdMinor, paidUsdMinor) : amount
  const subtotalMinor =
    sumUsdMinor > 0 ? shareMinor(amounts.subtotalMinor, toUsdMinor, sumUsdMinor) : 0
  const netMinor = Math.min(subtotalMinor, kept(amounts.netMinor))
  const taxMinor = kept(amounts.taxMinor)
  return {
    sumUsdMinor: toUsdMinor,
    amounts: {
      subtotalMinor,
      discountMinor: subtotalMinor - netMinor,
      netMinor,
      taxMinor,
      totalMinor: netMinor + taxMinor,
    },
  }
}

import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'

/**
 * What a line comes to by all that was agreed on since it was placed: its price in USD cents before coupons and tax, and
 * its amounts in the order's currency. Lists, pages, files and mails show it; the invoices stay what they were.
 */
export interface AgreedLine {
  sumUsdMinor: number
  amounts: QuoteAmounts
}

/** A line as it is placed, and as was agreed on since; null where nothing was. */
interface PlacedLine extends AgreedLine {
  agreed: AgreedLine | null
}

/** What a line comes to now. */
export const agreedOf = ({ agreed, sumUsdMinor, amounts }: PlacedLine): AgreedLine =>
  agreed ?? { sumUsdMinor, amounts }

/** What it comes to with more that has an invoice of its own. */
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

/** What it comes to with less: of what was paid (USD cents, without tax) a part came back as a coupon. */
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

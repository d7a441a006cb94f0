import { convertMinor, type CurrencyRate } from '#domain/foundation/money/convert.ts'
import type { QuoteAmounts } from './quote.types.ts'

/** The tax in USD cents, in proportion to the quote's currency; exact when that is USD. */
export function usdTax(
  totals: Pick<QuoteAmounts, 'netMinor' | 'taxMinor'>,
  netUsdMinor: number,
  rate: CurrencyRate,
): number {
  if (rate.currency === 'USD') return totals.taxMinor
  if (totals.netMinor === 0 || convertMinor(netUsdMinor, rate) === 0) return 0
  return Math.round((netUsdMinor * totals.taxMinor) / totals.netMinor)
}

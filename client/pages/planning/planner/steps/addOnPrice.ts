import { formatNumber } from '#domain/foundation/wording/decimalWords.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'

/** The surcharge of a choice: "+ $0.27 CPM", "included". `cpmMinor` in USD cents per 1,000. */
export function addOnPrice(cpmMinor: number): string {
  if (cpmMinor <= 0) return 'included'
  return `+ ${formatUsd(cpmMinor)} CPM`
}

/** "22%", "0.8%": a share of people. */
export function formatPeopleShare(share: number): string {
  const percent = share * 100
  return `${formatNumber(percent, { maximumSignificantDigits: percent < 10 ? 2 : 3 })}%`
}

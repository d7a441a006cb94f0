import type { Currency } from '#domain/foundation/money/amount.ts'

export interface NumberFormat {
  maxDecimals: number
  minDecimals?: number
  currency?: Currency
}

const formatters = new Map<string, Intl.NumberFormat>()

/** The text of a number field, in US English: "1,250.5"; an amount of money has two decimals or none: "$1,250.50", "$1,250". */
export function formatNumber(
  value: number,
  { maxDecimals, minDecimals = 0, currency }: NumberFormat,
): string {
  const key = `${currency ?? ''} ${minDecimals} ${maxDecimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const style: Intl.NumberFormatOptions = currency
      ? {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay: 'stripIfInteger',
        }
      : { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals }
    formatter = new Intl.NumberFormat('en-US', style)
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}

/** The currencies the product charges in (Foundation 21). */
export const CURRENCIES = ['USD', 'CAD', 'GBP', 'AUD', 'NZD', 'EUR', 'CHF'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Prices, budgets and the catalogue are kept in this currency; a buyer's currency is a conversion of it. */
export const BASE_CURRENCY = 'USD' satisfies Currency

/** The largest amount there is, in minor units: more is a typing error. */
export const MAX_AMOUNT_MINOR = 100_000_000_00

/** An amount in minor units with its currency. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/**
 * Splits a total into parts proportional to the weights. The parts are whole minor units and add up to the
 * total exactly: what rounding leaves over goes to the largest remainders, earlier parts first.
 * With no positive weight the whole total goes to the first part.
 */
export function allocateMinor(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
  if (weightSum <= 0) return weights.map((_, index) => (index === 0 ? totalMinor : 0))
  const exact = weights.map((weight) => (totalMinor * weight) / weightSum)
  const parts = exact.map(Math.floor)
  let left = totalMinor - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * An amount in US English: "$1,500" for whole amounts when `trim` is set, else "$1,500.00"; below zero "−$1,500.00",
 * with the minus sign.
 */
export function formatMoney(
  money: { amountMinor: number; currency: string },
  options: { trim?: boolean } = {},
): string {
  const trim = options.trim === true && money.amountMinor % 100 === 0
  const key = `${money.currency}${trim}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: money.currency,
      minimumFractionDigits: trim ? 0 : 2,
      maximumFractionDigits: trim ? 0 : 2,
    })
    formatters.set(key, formatter)
  }
  // Avoids negative zero.
  return formatter.format(money.amountMinor / 100 || 0).replace('-', '−')
}

/** US dollars for display: "$1,500.00". */
export const formatUsd = (amountMinor: number): string =>
  formatMoney({ amountMinor, currency: BASE_CURRENCY })

/** US dollars, without the cents where there are none: "$1,500", "$1,500.50". */
export const dollars = (amountMinor: number): string =>
  formatMoney({ amountMinor, currency: BASE_CURRENCY }, { trim: true })

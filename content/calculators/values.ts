import type { CalculatorValues } from './calculator.types.ts'

/** The number that a field holds; 0 where it holds none. */
export function numberOf(values: CalculatorValues, id: string): number {
  const value = Number(values[id])
  return Number.isFinite(value) ? Math.max(0, value) : 0
}

/** The words or the option that a field holds. */
export const textOf = (values: CalculatorValues, id: string): string => String(values[id] ?? '')

/** What was typed in dollars, in cents. */
export const centsOf = (values: CalculatorValues, id: string): number =>
  Math.round(numberOf(values, id) * 100)

/** 1234567 → "1,234,567". */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

/** 0.1234 → "12.3%". */
export const percent = (share: number): string =>
  `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: share < 0.1 ? 2 : 1 })}%`

/** 2.345 → "2.3". */
export const oneDecimal = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** Low and high around an estimate: what is bought may stray by a tenth either way. */
export const between = (estimate: number): string =>
  `${count(estimate * 0.9)} to ${count(estimate * 1.1)}`

/** An amount up to the next dollar: a plan is not made for cents. */
export const wholeDollars = (amountMinor: number): number => Math.ceil(amountMinor / 100) * 100

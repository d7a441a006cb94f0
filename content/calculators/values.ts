import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { CalculatorValues } from './calculator.types.ts'

/** The number in a field; 0 without one. */
export function numberOf(values: CalculatorValues, id: string): number {
  const value = Number(values[id])
  return Number.isFinite(value) ? Math.max(0, value) : 0
}

/** The text or option in a field. */
export const textOf = (values: CalculatorValues, id: string): string => String(values[id] ?? '')

/** A dollar amount in cents. */
export const centsOf = (values: CalculatorValues, id: string): number =>
  Math.round(numberOf(values, id) * 100)

/** 1234567 → "1,234,567". */
export const count = (value: number): string => formatCount(Math.round(value))

/** 0.1234 → "12.3%". */
export const percent = (share: number): string =>
  `${formatDecimal(share * 100, share < 0.1 ? 2 : 1)}%`

/** 2.345 → "2.3". */
export const oneDecimal = (value: number): string => formatDecimal(value)

/** The range around an estimate: delivery may deviate by a tenth either way. */
export const between = (estimate: number): string =>
  `${count(estimate * 0.9)} to ${count(estimate * 1.1)}`

/** An amount rounded up to the next dollar, as plans use whole dollars. */
export const wholeDollars = (amountMinor: number): number => Math.ceil(amountMinor / 100) * 100

import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'

/** The budgets of a curve, from 0, in steps that a thumb can hit. USD cents. */
export interface BudgetWindow {
  minMinor: number
  upToMinor: number
  stepMinor: number
}

/**
 * A window around a budget: with room above it, and never beyond what can be spent. Null if nothing
 * can be bought.
 */
export function budgetWindow(
  budgetMinor: number,
  { minBudgetMinor, maxBudgetMinor }: Pick<Forecast, 'minBudgetMinor' | 'maxBudgetMinor'>,
): BudgetWindow | null {
  if (maxBudgetMinor <= minBudgetMinor) return null
  const spendable = Math.min(budgetMinor, maxBudgetMinor)
  const wanted = roundUp(Math.max(spendable * 2.5, minBudgetMinor * 4))
  const upToMinor = Math.min(wanted, maxBudgetMinor)
  return { minMinor: minBudgetMinor, upToMinor, stepMinor: stepOf(upToMinor) }
}

/** Rounds up to the next 1, 2, 2.5, 5 or 10 of its magnitude. */
function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * size >= value) ?? 10
  return factor * size
}

const STEPS_MINOR = [1_00, 5_00, 10_00, 25_00, 50_00, 100_00, 250_00, 500_00, 1_000_00, 5_000_00]
const FEWEST_STEPS = 80

function stepOf(upToMinor: number): number {
  return STEPS_MINOR.findLast((step) => upToMinor / step >= FEWEST_STEPS) ?? 1_00
}

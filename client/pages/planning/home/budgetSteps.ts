/**
 * Round budgets in USD, each about a fifth more than the previous one, so that a slider is fine at
 * low and coarse at high budgets.
 */
const DOLLARS = [
  100, 125, 150, 200, 250, 300, 350, 400, 500, 600, 750, 900, 1_000, 1_250, 1_500, 1_750, 2_000,
  2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 7_500, 9_000, 10_000, 12_500, 15_000, 20_000, 25_000,
  30_000, 40_000, 50_000,
] as const

/** The budget steps above a medium's minimum, in cents. */
export function budgetStepsFrom(minBudgetMinor: number): number[] {
  return DOLLARS.map((dollars) => dollars * 100).filter((minor) => minor >= minBudgetMinor)
}

/** The position of the step that is nearest to a budget. */
export function nearestStep(steps: readonly number[], budgetMinor: number): number {
  let nearest = 0
  steps.forEach((minor, index) => {
    const best = steps[nearest] ?? 0
    if (Math.abs(minor - budgetMinor) < Math.abs(best - budgetMinor)) nearest = index
  })
  return nearest
}

/**
 * The budget nearest to a plan's that its choices can be charged, USD cents; null where its own can be, or none
 * (spec §5, budget between minimum and maximum).
 */
export function fittingBudget(
  budgetMinor: number,
  { minBudgetMinor, maxBudgetMinor }: { minBudgetMinor: number; maxBudgetMinor: number },
): number | null {
  if (maxBudgetMinor < minBudgetMinor) return null
  const fitting = Math.min(Math.max(budgetMinor, minBudgetMinor), maxBudgetMinor)
  return fitting === budgetMinor ? null : fitting
}

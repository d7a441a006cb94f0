/**
 * The budget nearest to a plan's that can be charged, USD cents; null if its own can, or none
 * (Planning 8).
 */
export function fittingBudget(
  budgetMinor: number,
  { minBudgetMinor, maxBudgetMinor }: { minBudgetMinor: number; maxBudgetMinor: number },
): number | null {
  if (maxBudgetMinor < minBudgetMinor) return null
  const fitting = Math.min(Math.max(budgetMinor, minBudgetMinor), maxBudgetMinor)
  return fitting === budgetMinor ? null : fitting
}

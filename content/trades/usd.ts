import type { BudgetRange } from '#domain/planning/goals/budgetAdvice.ts'

/** A range of budgets in whole dollars. */
export const usd = (least: number, most: number): BudgetRange => ({
  leastMinor: least * 100,
  mostMinor: most * 100,
})

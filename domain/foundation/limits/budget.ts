/** How much may be spent at once, and how much comes back each second. */
export interface BudgetRule {
  capacity: number
  perSecond: number
}

/** What was left of a budget at an instant, milliseconds; below zero it has been overspent. */
export interface Budget {
  left: number
  atMs: number
}

/** What is left of a budget now; one that was never spent from is full. */
export function budgetLeft(budget: Budget | undefined, nowMs: number, rule: BudgetRule): number {
  if (!budget) return rule.capacity
  const seconds = Math.max(0, nowMs - budget.atMs) / 1_000
  return Math.min(rule.capacity, budget.left + seconds * rule.perSecond)
}

/**
 * The budget after spending. What costs more than there is left may still be bought once: the debt is waited for, so that
 * over time no more is spent than comes back.
 */
export const spend = (
  budget: Budget | undefined,
  cost: number,
  nowMs: number,
  rule: BudgetRule,
): Budget => ({ left: budgetLeft(budget, nowMs, rule) - cost, atMs: nowMs })

/** In how many seconds something can be spent again; 0 when it can now. */
export function secondsUntilSpendable(left: number, { perSecond }: BudgetRule): number {
  return left > 0 ? 0 : Math.floor(-left / perSecond) + 1
}

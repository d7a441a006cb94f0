/** The capacity of a budget, and its refill per second. */
export interface BudgetRule {
  capacity: number
  perSecond: number
}

/** The rest of a budget at an instant, milliseconds; negative if it was overspent. */
export interface Budget {
  left: number
  atMs: number
}

/** The rest of a budget now; an unused one is full. */
export function budgetLeft(budget: Budget | undefined, nowMs: number, rule: BudgetRule): number {
  if (!budget) return rule.capacity
  const seconds = Math.max(0, nowMs - budget.atMs) / 1_000
  return Math.min(rule.capacity, budget.left + seconds * rule.perSecond)
}

/**
 * The budget after spending. A cost above the rest is allowed once and leaves a debt, which delays
 * the next spending, so that the average never exceeds the refill rate.
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

import { createMiddleware } from 'hono/factory'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { quoteWeight } from '#domain/commerce/checkout/quoteWeight.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  budgetLeft,
  secondsUntilSpendable,
  spend,
  type Budget,
  type BudgetRule,
} from '#domain/foundation/limits/budget.ts'
import type { AppEnv } from '../platform/env.ts'
import { networkOf } from '../platform/operationContext.ts'

/**
 * What one network may have priced, in `quoteWeight`: at five a second its heaviest carts take about a tenth of a
 * processor. A cart of three campaigns weighs seven and is priced twice a minute.
 */
const RULE: BudgetRule = { capacity: 100, perSecond: 5 }
const KEPT_NETWORKS = 5_000

/** Kept where the work is done: what is to be protected is this isolate's processor. The one that spent last stands last. */
const budgets = new Map<string, Budget>()

/** Refuses a caller whose network has overspent before anything of the request is read. Raises too_many_attempts. */
export const withinQuoteBudget = createMiddleware<AppEnv>(async (c, next) => {
  const left = budgetLeft(budgets.get(networkOf(c)), Date.now(), RULE)
  if (left <= 0) {
    c.header('Retry-After', String(secondsUntilSpendable(left, RULE)))
    throw new ProductError('too_many_attempts')
  }
  await next()
})

/** Charges a network for the pricing of a cart. */
export function chargeQuote(network: string, items: readonly CartItem[]): void {
  const budget = spend(budgets.get(network), quoteWeight(items), Date.now(), RULE)
  budgets.delete(network)
  budgets.set(network, budget)
  const [longestIdle] = budgets.keys()
  if (budgets.size > KEPT_NETWORKS && longestIdle !== undefined) budgets.delete(longestIdle)
}

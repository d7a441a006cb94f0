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
 * Pricing budget of one network, in `quoteWeight`: at five per second its heaviest carts take about a tenth of a
 * processor. A cart of three campaigns weighs seven and is priced twice a minute.
 */
const RULE: BudgetRule = { capacity: 100, perSecond: 5 }
const KEPT_NETWORKS = 5_000

/** Per isolate, since it protects the isolate's processor. Ordered by last spending. */
const budgets = new Map<string, Budget>()

/** Rejects a caller whose network is over budget before the request is read. Raises too_many_attempts. */
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

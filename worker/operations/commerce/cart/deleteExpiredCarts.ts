import { deleteExpiredRows } from '#database/queries/foundation/expired.ts'
import {
  CART_LIFE_DAYS,
  IDEMPOTENCY_KEY_LIFE_DAYS,
  SESSION_NOTE_LIFE_DAYS,
} from '#domain/commerce/cart/retention.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Maximum of each kind per run; another batch follows a full one at once. */
export const EXPIRED_A_RUN = 1_000

/**
 * Job: deletes carts, sessions and idempotency keys past their retention, at most `limit` of each; returns the largest
 * number deleted of one kind.
 */
export async function deleteExpiredCarts(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  limit = EXPIRED_A_RUN,
): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const before = {
    carts: daysAgo(CART_LIFE_DAYS),
    sessions: daysAgo(SESSION_NOTE_LIFE_DAYS),
    keys: daysAgo(IDEMPOTENCY_KEY_LIFE_DAYS),
  }
  return await deleteExpiredRows(db, before, limit)
}

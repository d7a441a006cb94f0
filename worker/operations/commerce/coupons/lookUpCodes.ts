import { countAttempt, uncountAttempts } from '#database/queries/foundation/attempts.ts'
import { ATTEMPT_LIMITS, isTooOften } from '#domain/accounts/attemptLimit.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'

/**
 * Looks up coupon codes for a network and counts its wrong codes, whether sent in a check, a cart or a quote. Counts
 * before the lookup, so that parallel requests cannot outrun the count, and returns nothing above the limit. Raises
 * too_many_attempts.
 */
export async function lookUpCodes<Found>(
  context: Pick<OperationContext, 'db' | 'now' | 'settings' | 'network'>,
  look: () => Promise<{ found: Found; wrong: number }>,
): Promise<Found> {
  const { db, now } = context
  const key = `coupon:${await networkKey(context)}`
  const { windowMs } = ATTEMPT_LIMITS.coupon
  const refuseTooOften = (count: number) => {
    if (isTooOften('coupon', count)) throw new ProductError('too_many_attempts')
  }
  refuseTooOften(await countAttempt(db, key, { now, windowMs }))
  const { found, wrong } = await look()
  if (wrong === 0) await uncountAttempts(db, key, 1)
  if (wrong > 1) refuseTooOften(await countAttempt(db, key, { now, windowMs, amount: wrong - 1 }))
  return found
}

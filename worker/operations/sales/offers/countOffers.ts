import { countAttempts } from '#database/queries/foundation/attempts.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { OFFERS_A_DAY } from '#domain/sales/offer/offerLimits.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Counts an offer before it is created, so that parallel ones count too, and nobody gets more than a few mails a day.
 */
export async function countOffers(
  context: OperationContext,
  sessionId: string,
  email: string,
): Promise<void> {
  const { db } = context
  const keys = {
    session: `offer:${sessionId}`,
    network: `offer-from:${await networkKey(context)}`,
    recipient: `offer-to:${await hashText(email.toLowerCase())}`,
  }
  const by = { now: context.now, windowMs: DAY_MS }
  const counts = await countAttempts(db, Object.values(keys), by)
  const isBeyond = (of: keyof typeof keys) => (counts[keys[of]] ?? 0) > OFFERS_A_DAY[of]
  if (isBeyond('session') || isBeyond('network') || isBeyond('recipient'))
    throw new ProductError('too_many_attempts')
}

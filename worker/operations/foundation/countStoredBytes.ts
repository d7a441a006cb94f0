import { countAttempt } from '#database/queries/foundation/attempts.ts'
import { NETWORK_BYTES_A_DAY } from '#domain/commerce/cart/cartLimits.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from './identity/networkKey.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Counts bytes against the daily quota of the visitor's network before they are stored, so that parallel requests
 * count too. Raises network_quota_reached.
 */
export async function countStoredBytes(
  context: Pick<OperationContext, 'db' | 'now' | 'settings' | 'network'>,
  bytes: number,
): Promise<void> {
  const { db, now } = context
  const key = `stored:${await networkKey(context)}`
  const stored = await countAttempt(db, key, { now, windowMs: DAY_MS, amount: bytes })
  if (stored > NETWORK_BYTES_A_DAY) throw new ProductError('network_quota_reached')
}

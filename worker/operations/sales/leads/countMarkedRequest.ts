import { countAttempt } from '#database/queries/foundation/attempts.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MARKED_REQUESTS_A_DAY } from '#domain/sales/lead/leadLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'

const DAY_MS = 24 * 60 * 60_000

/** Counts a request with a filled hidden field before it is saved or sends mail. Raises too_many_attempts. */
export async function countMarkedRequest(context: OperationContext): Promise<void> {
  const name = `marked-from:${await networkKey(context)}`
  const count = await countAttempt(context.db, name, { now: context.now, windowMs: DAY_MS })
  if (count > MARKED_REQUESTS_A_DAY) throw new ProductError('too_many_attempts')
}

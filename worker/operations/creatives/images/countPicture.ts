import { countAttempt } from '#database/queries/foundation/attempts.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { PICTURES_A_DAY } from '#domain/foundation/image/imageVariant.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'

const DAY_MS = 24 * 60 * 60_000

/** Counts a picture before it is made, so that parallel requests count too. Raises too_many_attempts. */
export async function countPicture(
  context: Pick<OperationContext, 'db' | 'now' | 'settings' | 'network'>,
): Promise<void> {
  const key = `pictures:${await networkKey(context)}`
  const by = { now: context.now, windowMs: DAY_MS }
  const count = await countAttempt(context.db, key, by)
  if (count > PICTURES_A_DAY) throw new ProductError('too_many_attempts')
}

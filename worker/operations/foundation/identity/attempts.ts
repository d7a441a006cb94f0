import { countAttempt, clearAttempts } from '#database/queries/foundation/attempts.ts'
import { ATTEMPT_LIMITS, isTooOften, type AttemptPurpose } from '#domain/accounts/attemptLimit.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * Counter of one email, registered or not, or of a network; hashed, so that the table stores no strangers' addresses.
 */
const keyOf = async (purpose: AttemptPurpose, of: string) => `${purpose}:${await hashText(of)}`

/** Counts an attempt before it is made, so that parallel ones count too. Raises too_many_attempts. */
export async function allowAttempt(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  purpose: AttemptPurpose,
  of: string,
): Promise<void> {
  const { windowMs } = ATTEMPT_LIMITS[purpose]
  const count = await countAttempt(db, await keyOf(purpose, of), { now, windowMs })
  if (isTooOften(purpose, count)) throw new ProductError('too_many_attempts')
}

/** Deletes an email's attempts after a successful one. */
export async function resetAttempts(
  { db }: Pick<OperationContext, 'db'>,
  purpose: AttemptPurpose,
  email: string,
): Promise<void> {
  await clearAttempts(db, await keyOf(purpose, email))
}

import { addressProblem, PASSWORD_REFUSALS } from '#domain/accounts/password.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'

/** Cached only once complete: a pending load can end with the request that started it. */
let common: ReadonlySet<string> | null = null

/**
 * Of the 49,233 most common passwords, those that meet our minimum length: from @zxcvbn-ts/language-common 4.1.3
 * (MIT), in lower case.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (common) return common
  const { default: list } = await import('./commonPasswords.txt?raw')
  common = new Set(list.split('\n'))
  return common
}

/** Why a password chosen for an address is easy to guess; null if it is acceptable. */
export async function passwordWeakness(password: string, email: string): Promise<string | null> {
  const problem = addressProblem(password, email)
  if (problem !== null) return problem
  const isCommon = (await commonPasswords()).has(password.trim().toLowerCase())
  return isCommon ? PASSWORD_REFUSALS.common : null
}

/** Rejects an easily guessed password before anything is written. Raises invalid_input naming its field. */
export async function refuseWeakPassword(
  password: string,
  email: string,
  field: 'password' | 'newPassword',
): Promise<void> {
  const message = await passwordWeakness(password, email)
  if (message) throw new ProductError('invalid_input', { fields: [{ path: field, message }] })
}

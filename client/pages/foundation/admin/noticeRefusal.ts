import { ProductError } from '#domain/foundation/errors/productError.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'

/**
 * Reloads the login state after a refused call: if the login has expired, the page offers to log
 * in.
 */
export function noticeRefusal(error: unknown): void {
  if (error instanceof ProductError && error.code === 'no_access') void refreshAccount()
}

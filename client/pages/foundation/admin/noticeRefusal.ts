import { ProductError } from '#domain/foundation/errors/productError.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'

/** Asks who is logged in after a call was refused: the login may have expired, and the page then offers to log in. */
export function noticeRefusal(error: unknown): void {
  if (error instanceof ProductError && error.code === 'no_access') void refreshAccount()
}

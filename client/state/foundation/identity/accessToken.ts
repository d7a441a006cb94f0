import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { UPLOAD_TOKEN_KEY } from '#client/state/foundation/storage/personalStorage.ts'
import { changeUser } from '#client/state/foundation/realtimeState.ts'

/**
 * The token for objects that a mailed code opened in this browser (Accounts 9); null if there is
 * none.
 */
export const readAccessToken = (): string | null => textStorage().getItem(UPLOAD_TOKEN_KEY)

/** Saves the token of a mailed code. */
export function saveAccessToken(token2faUpload: string): void {
  textStorage().setItem(UPLOAD_TOKEN_KEY, token2faUpload)
  changeUser((user) => ({ ...user, token2faUpload }))
}

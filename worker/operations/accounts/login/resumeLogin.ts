import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { accountAuth, hasLoginCookie } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from './accountCaller.ts'
import type { WithCookies } from './logIn.ts'
import { profileById } from '#worker/operations/foundation/identity/ownAccount.ts'

/** The logged-in account, null for a visitor; extends the session on use and clears an invalid cookie. */
export async function resumeLogin(
  context: OperationContext,
  caller: AccountCaller,
): Promise<WithCookies<AccountProfile | null>> {
  if (!hasLoginCookie(caller.headers)) return { result: null, cookies: [] }
  const auth = accountAuth(context.env, context.settings)
  const { headers } = await auth.api.getSession({ headers: caller.headers, returnHeaders: true })
  const { account } = context
  const result = account ? await profileById(context, account.id) : null
  return { result, cookies: headers.getSetCookie() }
}

import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from './accountCaller.ts'
import type { WithCookies } from './logIn.ts'

/** Ends this browser's session and clears its cookie; safe without one. */
export async function logOut(
  { env, settings }: OperationContext,
  { headers: sent }: AccountCaller,
): Promise<WithCookies<{ outcome: 'logged_out' }>> {
  const { headers } = await accountAuth(env, settings).api.signOut({
    headers: sent,
    returnHeaders: true,
  })
  return { result: { outcome: 'logged_out' }, cookies: headers.getSetCookie() }
}

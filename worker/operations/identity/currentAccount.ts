import { roleSchema } from '#domain/account/capability.ts'
import type { Account } from '#domain/account/account.types.ts'
import { roleInForce } from '#domain/account/staffAccess.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { accountAuth, hasLoginCookie } from '../../adapters/auth.ts'
import type { OperationContext } from '../../platform/env.ts'

/** A login: the account and the session it is used with. */
export interface Login {
  account: Account
  sessionId: string
}

/** Who a request's login cookie belongs to; null for a visitor, a forged cookie and a session that has ended. */
export async function currentAccount(
  { env, settings }: Pick<OperationContext, 'env' | 'settings'>,
  headers: Headers,
): Promise<Login | null> {
  if (!hasLoginCookie(headers)) return null
  const auth = accountAuth(env, settings)
  const login = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!login?.user.emailVerified) return null
  const role = roleSchema.exclude(['visitor']).parse(login.user.role)
  return { account: toAccount({ ...login.user, role }, settings), sessionId: login.session.id }
}

function toAccount(
  user: Omit<Account, 'isApp2FAEnabled' | 'phoneNumber' | 'needsTwoFactor'> & {
    phoneNumber?: string | null | undefined
    twoFactorEnabled?: boolean | null | undefined
  },
  settings: Settings,
): Account {
  const isApp2FAEnabled = user.twoFactorEnabled ?? false
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber ?? '',
    isApp2FAEnabled,
    ...roleInForce({ role: user.role, isApp2FAEnabled }, settings),
  }
}

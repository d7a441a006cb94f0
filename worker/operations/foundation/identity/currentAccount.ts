import type { Account } from '#domain/accounts/account.types.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { rolesInForce } from '#domain/accounts/staffAccess.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { hasLoginCookie, loginReader } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A login: the account and its session. */
export interface Login {
  account: Account
  sessionId: string
}

/** Account of a request's login cookie; null for a visitor, a forged cookie or an ended session. */
export async function currentAccount(
  { env, settings }: Pick<OperationContext, 'env' | 'settings'>,
  headers: Headers,
): Promise<Login | null> {
  if (!hasLoginCookie(headers)) return null
  const auth = await loginReader(env, settings)
  const login = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!login?.user.emailVerified) return null
  return { account: toAccount(login.user, settings), sessionId: login.session.id }
}

function toAccount(
  user: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'> & {
    role?: string | null | undefined
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
    ...rolesInForce({ roles: readRoles(user.role ?? ''), isApp2FAEnabled }, settings),
  }
}

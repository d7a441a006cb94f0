import { rolesOfLogins } from '#database/queries/accounts/accountSessions.ts'
import { can } from '#domain/accounts/capability.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { rolesInForce } from '#domain/accounts/staffAccess.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Returns which of these logins are still valid in accounts that may answer chats, by login id. */
export async function mayAnswerChats(
  { db, settings, now }: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  logins: readonly { accountId: string; accountSessionId: string }[],
): Promise<string[]> {
  const ids = logins.map(({ accountSessionId }) => accountSessionId)
  const rows = await rolesOfLogins(db, ids, now)
  const isLive = ({ id, accountId, role, isApp2FAEnabled }: (typeof rows)[number]) => {
    const isAsked = logins.some(
      (each) => each.accountSessionId === id && each.accountId === accountId,
    )
    const inForce = rolesInForce({ roles: readRoles(role), isApp2FAEnabled }, settings)
    return isAsked && can(inForce, 'answerChats')
  }
  return rows.filter(isLive).map(({ id }) => id)
}

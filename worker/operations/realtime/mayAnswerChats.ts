import { connect } from '#database/connection.ts'
import { rolesOfLogins } from '#database/queries/accountSessions.ts'
import { can, roleSchema } from '#domain/account/capability.ts'
import { roleInForce } from '#domain/account/staffAccess.ts'
import type { OperationContext } from '../../platform/env.ts'

/** Which of these logins go on, in accounts that may answer chats; by the logins' ids. */
export async function mayAnswerChats(
  { env, settings, now }: Pick<OperationContext, 'env' | 'settings' | 'now'>,
  logins: readonly { accountId: string; accountSessionId: string }[],
): Promise<string[]> {
  const ids = logins.map(({ accountSessionId }) => accountSessionId)
  const rows = await rolesOfLogins(connect(env.DB), ids, now)
  const isLive = ({ id, accountId, role, isApp2FAEnabled }: (typeof rows)[number]) => {
    const isAsked = logins.some(
      (each) => each.accountSessionId === id && each.accountId === accountId,
    )
    const known = roleSchema.exclude(['visitor']).safeParse(role)
    if (!isAsked || !known.success) return false
    return can(roleInForce({ role: known.data, isApp2FAEnabled }, settings), 'answerChats')
  }
  return rows.filter(isLive).map(({ id }) => id)
}

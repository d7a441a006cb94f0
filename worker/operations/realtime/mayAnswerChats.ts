import { connect } from '#database/connection.ts'
import { rolesOfLogins } from '#database/queries/accountSessions.ts'
import { can, roleSchema } from '#domain/account/capability.ts'
import type { OperationContext } from '../../env.ts'

/** Which of these logins go on, in accounts that may answer chats; by the logins' ids. */
export async function mayAnswerChats(
  { env, now }: Pick<OperationContext, 'env' | 'now'>,
  logins: readonly { accountId: string; accountSessionId: string }[],
): Promise<string[]> {
  const ids = logins.map(({ accountSessionId }) => accountSessionId)
  const rows = await rolesOfLogins(connect(env.DB), ids, now)
  const isLive = ({ id, accountId, role }: (typeof rows)[number]) => {
    const isAsked = logins.some(
      (each) => each.accountSessionId === id && each.accountId === accountId,
    )
    const known = roleSchema.safeParse(role)
    return isAsked && known.success && can({ role: known.data }, 'answerChats')
  }
  return rows.filter(isLive).map(({ id }) => id)
}

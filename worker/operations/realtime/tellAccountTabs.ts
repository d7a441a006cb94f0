import { connect } from '#database/connection.ts'
import { findAccount } from '#database/queries/accountProfiles.ts'
import { visitorLoginsOf } from '#database/queries/realtime.ts'
import { can } from '#domain/account/capability.ts'
import { DESKS } from '#domain/realtime/desk.ts'
import { adminRoom, visitorSession } from '../../adapters/durableObjects.ts'
import type { OperationContext } from '../../env.ts'
import { profileOf } from '../accounts/ownAccount.ts'

/**
 * Tells every tab of an account how the account is now: 'loggedOut' where its login has ended, else 'user:edit' if
 * something changed. Admins whose login ended leave the desk. May be called after anything, however often.
 */
export async function tellAccountTabs(
  { env }: Pick<OperationContext, 'env'>,
  accountId: string,
): Promise<void> {
  const db = connect(env.DB)
  const [logins, row] = await Promise.all([
    visitorLoginsOf(db, accountId),
    findAccount(db, accountId),
  ])
  const edit = row && editOf(profileOf(row))
  await Promise.all(
    logins.map(async ({ sessionId, accountSessionId, hasEnded }) => {
      const visitor = visitorSession(env, sessionId)
      if (hasEnded) await visitor.tellLogout(accountId, accountSessionId)
      else if (edit) await visitor.tellEdit(accountId, edit)
    }),
  )
  const ended = logins.flatMap(({ hasEnded, accountSessionId }) =>
    hasEnded ? accountSessionId : [],
  )
  const mayAnswer = row !== null && can(profileOf(row), 'answerChats')
  if (ended.length === 0 && mayAnswer) return
  if (row !== null && !mayAnswer && ended.length === 0) return
  await Promise.all(
    DESKS.map((desk) => adminRoom(env, desk).endAdmin(accountId, mayAnswer ? ended : null)),
  )
}

const editOf = (profile: ReturnType<typeof profileOf>) => {
  const { firstName, lastName, email, phoneNumber, isApp2FAEnabled } = profile
  return { firstName, lastName, email, phoneNumber, isApp2FAEnabled }
}

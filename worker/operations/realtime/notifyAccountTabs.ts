import { connect } from '#database/connection.ts'
import { findAccount } from '#database/queries/accountProfiles.ts'
import { activeSessions } from '#database/queries/accountSessions.ts'
import { visitorLoginsOf } from '#database/queries/visitorLogins.ts'
import { can } from '#domain/account/capability.ts'
import { DESKS } from '#domain/realtime/desk.ts'
import { adminRoom, visitorSession } from '../../adapters/durableObjects.ts'
import type { OperationContext } from '../../platform/env.ts'
import { profileOf } from '../identity/ownAccount.ts'

/**
 * Tells every tab of an account how the account is now: 'loggedOut' where its login has ended, else 'user:edit' if
 * something changed. Admins whose login ended leave the desk. May be called after anything, however often.
 */
export async function notifyAccountTabs(
  { env, settings, now }: Pick<OperationContext, 'env' | 'settings' | 'now'>,
  accountId: string,
): Promise<void> {
  const db = connect(env.DB)
  const [logins, row] = await Promise.all([
    visitorLoginsOf(db, accountId),
    findAccount(db, accountId),
  ])
  const edit = row && editOf(profileOf(row, settings))
  await Promise.all(
    logins.map(async ({ sessionId, hasEnded }) => {
      const visitor = visitorSession(env, sessionId)
      // Whoever sits there next sees no chat either.
      if (hasEnded) await visitor.endForLogout()
      else if (edit) await visitor.tellEdit(accountId, edit)
    }),
  )
  const mayAnswer = row !== null && can(profileOf(row, settings), 'answerChats')
  if (row !== null && !mayAnswer && !logins.some(({ hasEnded }) => hasEnded)) return
  // A desk may be open in a browser that is no visitor's: what goes on is asked of the logins themselves.
  const live = mayAnswer ? await activeSessions(db, accountId, now) : []
  const liveIds = live.map(({ id }) => id)
  await Promise.all(DESKS.map((desk) => adminRoom(env, desk).endAdmin(accountId, liveIds)))
}

const editOf = (profile: ReturnType<typeof profileOf>) => {
  const { firstName, lastName, email, phoneNumber, isApp2FAEnabled } = profile
  return { firstName, lastName, email, phoneNumber, isApp2FAEnabled }
}

import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { activeSessions } from '#database/queries/accounts/accountSessions.ts'
import { visitorLoginsOf } from '#database/queries/contact/visitorLogins.ts'
import { can } from '#domain/accounts/capability.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { adminRoom, visitorSession } from '#worker/adapters/sessionObjects.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { profileOf } from '#worker/operations/foundation/identity/ownAccount.ts'

/**
 * Sends the current account to all its tabs ('loggedOut' where the login has ended), and closes the desk sockets of
 * logins that ended or may no longer answer chats. Idempotent. Pass `haveRolesChanged` after a change of roles.
 */
export async function notifyAccountTabs(
  { db, env, settings, now }: Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>,
  accountId: string,
  { haveRolesChanged = false }: { haveRolesChanged?: boolean } = {},
): Promise<void> {
  const [logins, row] = await Promise.all([
    visitorLoginsOf(db, accountId),
    findAccount(db, accountId),
  ])
  const profile = row && profileOf(row, null, settings)
  await Promise.all(
    logins.map(async ({ sessionId, hasEnded }) => {
      const visitor = visitorSession(env, sessionId)
      // The next user of the device sees no chat either.
      if (hasEnded) await visitor.endForLogout()
      else if (profile) await visitor.tellEdit(accountId, editOf(profile), haveRolesChanged)
    }),
  )
  // Customers' everyday edits need no call to the desks, which only staff can join.
  const isStaff = row === null || readRoles(row.role).length > 0
  if (!isStaff && !haveRolesChanged && !logins.some(({ hasEnded }) => hasEnded)) return
  const mayAnswer = profile !== null && can(profile, 'answerChats')
  // A desk may be open in a browser without a visitor session: ask for the logins themselves.
  const live = mayAnswer ? await activeSessions(db, accountId, now) : []
  const liveIds = live.map(({ id }) => id)
  await Promise.all(DESKS.map((desk) => adminRoom(env, desk).endAdmin(accountId, liveIds)))
}

const editOf = (profile: ReturnType<typeof profileOf>) => {
  const { firstName, lastName, email, phoneNumber, isApp2FAEnabled, isAdmin } = profile
  return { firstName, lastName, email, phoneNumber, isApp2FAEnabled, isAdmin }
}

import { connect } from '#database/connection.ts'
import { endMailedLinks } from '#database/queries/accountProfiles.ts'
import { endOtherSessions } from '#database/queries/accountSessions.ts'
import { accountAuth } from '../../adapters/auth.ts'
import type { OperationContext } from '../../env.ts'
import { queueMail } from '../mail/queueMail.ts'
import { ownAccount } from './ownAccount.ts'
import { confirmPassword } from './passwordCheck.ts'

/** Changes the password of who is logged in, and ends all other sessions. Raises password_wrong, too_many_attempts. */
export async function changePassword(
  context: OperationContext,
  sessionId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ outcome: 'password_changed' }> {
  const account = ownAccount(context)
  const { env, settings } = context
  const auth = accountAuth(env, settings)
  await confirmPassword(context, auth, account, currentPassword)
  const { internalAdapter, password: passwords } = await auth.$context
  await internalAdapter.updatePassword(account.id, await passwords.hash(newPassword))
  const db = connect(env.DB)
  await endOtherSessions(db, account.id, sessionId)
  await endMailedLinks(db, account.id)
  const { id: accountId, email: recipient } = account
  await queueMail(context, { kind: 'password_changed', recipient, accountId })
  return { outcome: 'password_changed' }
}

import {
  changeAccountEmail,
  deleteAccount,
  findAccount,
  findAccountByEmail,
} from '#database/queries/accounts/accountProfiles.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { notifyAccountTabs } from '#worker/operations/contact/notifyAccountTabs.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { spendLink } from '#worker/operations/foundation/identity/mailedLink.ts'

/**
 * Changes an account's email by the link mailed to the new address, joins that address's guest orders, and notifies
 * both addresses. The account's orders with the old address follow. Raises email_update_failed when the link is used
 * up or another account has taken the address.
 */
export async function confirmEmailChange(
  context: OperationContext,
  { token }: { token: string },
): Promise<{ outcome: 'email_updated'; email: string }> {
  const { db, env, settings, now } = context
  const value = await spendLink(accountAuth(env, settings), 'change-email', token)
  const [accountId = '', newEmail = ''] = value?.split(' ') ?? []
  const account = accountId ? await findAccount(db, accountId) : null
  if (!account) throw new ProductError('email_update_failed')
  const holder = await findAccountByEmail(db, newEmail)
  // An unconfirmed registration does not reserve an address against someone who can read its mail.
  if (holder && !holder.emailVerified) await deleteAccount(db, holder.id)
  try {
    await changeAccountEmail(db, account, newEmail, now)
  } catch {
    throw new ProductError('email_update_failed')
  }
  context.waitUntil(notifyAccountTabs(context, account.id))
  for (const recipient of [account.email, newEmail]) {
    await queueMail(context, {
      kind: 'email_updated',
      recipient,
      accountId: account.id,
      facts: { newEmail },
    })
  }
  return { outcome: 'email_updated', email: newEmail }
}

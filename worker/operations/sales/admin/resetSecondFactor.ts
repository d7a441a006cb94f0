import { runBatch } from '#database/batch.ts'
import { hasAudited } from '#database/queries/foundation/deskAudit.ts'
import {
  requestReset,
  consentToReset,
  findReset,
  mayConsent,
  withdrawReset,
} from '#database/queries/accounts/secondFactorResets.ts'
import { RESET_LIFE_MS } from '#domain/sales/admin/customers.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { notifyAccountTabs } from '#worker/operations/contact/notifyAccountTabs.ts'
import { customerById } from './readCustomer.ts'

/**
 * Requests to turn off an account's second factor, to which another admin must consent; notifies the owner. Raises
 * account_not_found, two_factor_is_off, reset_asked.
 */
export async function requestSecondFactorReset(
  context: OperationContext,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  const { db } = context
  const account = await customerById(context, accountId)
  if (!account.twoFactorEnabled) throw new ProductError('two_factor_is_off')
  const facts = { kind: 'account', subjectId: accountId, event: 'ask_reset', reason } as const
  const entry = deskEntry(context, facts)
  const expiresAt = new Date(context.now.getTime() + RESET_LIFE_MS).toISOString()
  const reset = { id: newId('sfr'), accountId, askedBy: entry.accountId, reason }
  await runBatch(db, requestReset(db, entry, { ...reset, askedAt: entry.at, expiresAt }))
  if (!(await hasAudited(db, entry.id))) throw new ProductError('reset_asked')
  await queueMail(context, { kind: 'two_factor_reset_asked', recipient: account.email, accountId })
}

/**
 * Turns off an account's second factor, once, at another admin's request: ends its sessions and emails its owner. The
 * audit entry names both admins. Raises reset_not_found, reset_needs_another, reset_needs_tenure.
 */
export async function consentToSecondFactorReset(
  context: OperationContext,
  { accountId, resetId }: { accountId: string; resetId: string },
): Promise<void> {
  const { db, now } = context
  const account = await customerById(context, accountId)
  const found = await findReset(db, accountId, now.toISOString())
  if (found?.reset.id !== resetId) throw new ProductError('reset_not_found')
  const { askedBy, reason } = found.reset
  const { id: by, firstName, lastName } = ownAccount(context)
  if ([askedBy, accountId].includes(by)) throw new ProductError('reset_needs_another')
  if (!(await mayConsent(db, by, found.reset))) throw new ProductError('reset_needs_tenure')
  const entry = deskEntry(context, {
    kind: 'account',
    subjectId: accountId,
    event: 'reset_second_factor',
    reason,
    before: { secondFactor: 'on' },
    after: {
      secondFactor: 'off',
      requestedBy: found.askedBy ?? askedBy,
      consentedBy: `${firstName} ${lastName}`,
    },
  })
  await runBatch(db, consentToReset(db, entry, { reset: found.reset, now }))
  if (!(await hasAudited(db, entry.id))) throw new ProductError('reset_not_found')
  await queueMail(context, { kind: 'two_factor_reset', recipient: account.email, accountId })
  context.waitUntil(notifyAccountTabs(context, accountId))
}

/** Withdraws a request, by anyone who may make one. Raises reset_not_found. */
export async function withdrawSecondFactorReset(
  context: OperationContext,
  { accountId, resetId }: { accountId: string; resetId: string },
): Promise<void> {
  const { db } = context
  const found = await findReset(db, accountId, context.now.toISOString())
  if (found?.reset.id !== resetId) throw new ProductError('reset_not_found')
  const entry = deskEntry(context, {
    kind: 'account',
    subjectId: accountId,
    event: 'withdraw_reset',
    reason: found.reset.reason,
  })
  await runBatch(db, withdrawReset(db, entry, { resetId, now: entry.at }))
  if (!(await hasAudited(db, entry.id))) throw new ProductError('reset_not_found')
}

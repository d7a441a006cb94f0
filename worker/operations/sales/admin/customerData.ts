import { runBatch } from '#database/batch.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import type { Erasure } from '#domain/sales/admin/customers.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { eraseAccount } from '#worker/operations/accounts/privacy/eraseAccount.ts'
import { dataOfAccount } from '#worker/operations/accounts/privacy/exportMyData.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { notifyAccountTabs } from '#worker/operations/contact/notifyAccountTabs.ts'
import { customerById } from './readCustomer.ts'

/** A customer's data as in "Download my data", logged with a reason. Raises account_not_found. */
export async function exportCustomerData(
  context: OperationContext,
  { accountId, reason }: { accountId: string; reason: string },
) {
  const { db } = context
  await customerById(context, accountId)
  const facts = { kind: 'account', subjectId: accountId, event: 'export_data', reason } as const
  await runBatch(db, [auditIf(db, deskEntry(context, facts))])
  return await dataOfAccount(context, accountId, null)
}

/**
 * Erases a customer like an owner's own account deletion, confirmed by its email. Raises account_not_found,
 * email_differs, account_has_role: staff must lose their roles first.
 */
export async function eraseCustomer(
  context: OperationContext,
  { accountId, reason, email }: Erasure & { accountId: string },
): Promise<void> {
  const account = await customerById(context, accountId)
  if (account.email !== email.toLowerCase()) throw new ProductError('email_differs')
  if (readRoles(account.role).length > 0) throw new ProductError('account_has_role')
  const facts = { kind: 'account', subjectId: accountId, event: 'erase', reason } as const
  const entry = deskEntry(context, facts)
  await eraseAccount(context, account, (mayGo) => [auditIf(context.db, entry, mayGo)])
  context.waitUntil(notifyAccountTabs(context, accountId))
}

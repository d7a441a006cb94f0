import type { NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from './ownAccount.ts'

/** Accounts of requests that wrote an entry; each request reads its own. */
const withEntry = new WeakSet<Account>()

/** Whether this account's request wrote an audit log entry. */
export const hasDeskEntry = (account: Account): boolean => withEntry.has(account)

/** Audit log entry for the desk's current action. Raises no_access. */
export function deskEntry(
  context: Pick<OperationContext, 'account' | 'now'>,
  entry: Omit<NewDeskAudit, 'id' | 'at' | 'accountId'>,
): NewDeskAudit {
  const account = ownAccount(context)
  withEntry.add(account)
  return { ...entry, id: newId('aud'), at: context.now.toISOString(), accountId: account.id }
}

import type { NewDeskAudit } from '#database/queries/deskAudit.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { ownAccount } from './ownAccount.ts'

/** The record of something that the desk does now. Raises no_access. */
export const deskEntry = (
  context: Pick<OperationContext, 'account' | 'now'>,
  entry: Omit<NewDeskAudit, 'id' | 'at' | 'accountId'>,
): NewDeskAudit => ({
  ...entry,
  id: newId('aud'),
  at: context.now.toISOString(),
  accountId: ownAccount(context).id,
})

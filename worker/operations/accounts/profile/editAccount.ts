import { updateAccount } from '#database/queries/accounts/accountProfiles.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { type AccountChange, changedAccount } from '#domain/accounts/accountForms.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount, profileById } from '#worker/operations/foundation/identity/ownAccount.ts'

/**
 * Saves the given fields of the logged-in account and returns its current state, including changes saved in other
 * tabs. Raises no_access, and invalid_input for a company without a name.
 */
export async function editAccount(
  context: OperationContext,
  change: AccountChange,
): Promise<AccountProfile> {
  const { id } = ownAccount(context)
  const before = await profileById(context, id)
  const { firstName, lastName } = changedAccount(before, change)
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as AccountChange
  const data = { ...given, firstName, lastName }
  await updateAccount(context.db, id, data, context.now)
  return await profileById(context, id)
}

import { connect } from '#database/connection.ts'
import { updateAccount } from '#database/queries/accountProfiles.ts'
import type { AccountProfile } from '#domain/account/account.types.ts'
import type { AccountEdit } from '#domain/account/accountForms.ts'
import type { OperationContext } from '../../platform/env.ts'
import { ownAccount, profileById } from '../identity/ownAccount.ts'

/** Writes the account data of who is logged in and gives it as it is now. Raises no_access. */
export async function editAccount(
  context: OperationContext,
  edit: AccountEdit,
): Promise<AccountProfile> {
  const { id } = ownAccount(context)
  await updateAccount(connect(context.env.DB), id, edit, context.now)
  return await profileById(context, id)
}

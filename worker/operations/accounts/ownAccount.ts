import { connect } from '#database/connection.ts'
import { findAccount, type AccountRow } from '#database/queries/accountProfiles.ts'
import type { Account, AccountProfile } from '#domain/account/account.types.ts'
import { can, type Role } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OperationContext } from '../../env.ts'

/** The account that asks. Raises no_access for a visitor. */
export function ownAccount({ account }: Pick<OperationContext, 'account'>): Account {
  if (!account || !can(account, 'manageOwnAccount')) throw new ProductError('no_access')
  return account
}

/** An account as its owner sees it. */
export function profileOf(row: AccountRow): AccountProfile {
  const role: Role = row.role
  return {
    id: row.id,
    role: role === 'visitor' ? 'customer' : role,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber,
    isApp2FAEnabled: row.twoFactorEnabled,
    type: row.type,
    companyName: row.companyName,
    vatId: row.vatId,
    isAdmin: role === 'admin',
  }
}

/** The profile of an account. Raises no_access when it was deleted meanwhile. */
export async function profileById(
  { env }: Pick<OperationContext, 'env'>,
  id: string,
): Promise<AccountProfile> {
  const row = await findAccount(connect(env.DB), id)
  if (!row) throw new ProductError('no_access')
  return profileOf(row)
}

import { findAccount, type AccountRow } from '#database/queries/accounts/accountProfiles.ts'
import { membershipOf } from '#database/queries/accounts/memberships.ts'
import type { Membership } from '#domain/accounts/team/teamRole.ts'
import type { Account, AccountProfile } from '#domain/accounts/account.types.ts'
import { can, staffCapabilities } from '#domain/accounts/capability.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { rolesInForce } from '#domain/accounts/staffAccess.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** The caller's account. Raises no_access for a visitor. */
export function ownAccount({ account }: Pick<OperationContext, 'account'>): Account {
  if (!account || !can(account, 'manageOwnAccount')) throw new ProductError('no_access')
  return account
}

/** An account as its owner sees it, with its team membership. */
export function profileOf(
  row: AccountRow,
  membership: Membership | null,
  settings: Pick<Settings, 'ENVIRONMENT'>,
): AccountProfile {
  const facts = { roles: readRoles(row.role), isApp2FAEnabled: row.twoFactorEnabled }
  const inForce = rolesInForce(facts, settings)
  return {
    id: row.id,
    ...inForce,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber,
    isApp2FAEnabled: row.twoFactorEnabled,
    type: row.type,
    companyName: row.companyName,
    vatId: row.vatId,
    isAdmin: can(inForce, 'answerChats'),
    team: membership && {
      teamName: membership.teamName,
      role: membership.role,
      needsTwoFactor: membership.needsTwoFactor,
      hasClients: membership.hasClients && membership.client === null,
      clientName: membership.client?.name ?? null,
    },
    staffCapabilities: staffCapabilities(inForce.roles),
  }
}

/** Profile of an account. Raises no_access if it was deleted meanwhile. */
export async function profileById(
  { db, settings }: Pick<OperationContext, 'db' | 'settings'>,
  id: string,
): Promise<AccountProfile> {
  const [row, membership] = await Promise.all([findAccount(db, id), membershipOf(db, id)])
  if (!row) throw new ProductError('no_access')
  return profileOf(row, membership, settings)
}

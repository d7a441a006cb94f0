import { membershipOf } from '#database/queries/accounts/memberships.ts'
import {
  isOfClient,
  memberCan,
  type Membership,
  type TeamCapability,
} from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Request facts that identify the caller's membership. */
export type MemberContext = Pick<OperationContext, 'db' | 'account' | 'primary'>

/**
 * The caller's team membership, read at the primary, so that a removal applies at once. Null for a visitor and outside
 * a team.
 */
export async function ownMembership({
  db,
  account,
  primary,
}: MemberContext): Promise<Membership | null> {
  return account ? await membershipOf(primary ?? db, account.id) : null
}

/** The caller's membership if it has a capability. Raises team_not_found, team_second_factor, no_access. */
export async function memberWith(
  context: MemberContext,
  capability: TeamCapability,
): Promise<Membership> {
  const membership = await ownMembership(context)
  if (!membership) throw new ProductError('team_not_found')
  if (membership.needsTwoFactor) throw new ProductError('team_second_factor')
  if (!memberCan(membership, capability)) throw new ProductError('no_access')
  return membership
}

/**
 * As `memberWith`, only for members of the team itself: rejects a client's people and clients of others. Raises
 * team_not_found, team_second_factor, no_access.
 */
export async function agencyMember(
  context: MemberContext,
  capability: TeamCapability,
): Promise<Membership> {
  const membership = await memberWith(context, capability)
  if (isOfClient(membership)) throw new ProductError('no_access')
  return membership
}

import { deleteMemberIncreases } from '#database/queries/accounts/memberLimits.ts'
import { membershipOf, ownerOfTeam } from '#database/queries/accounts/memberships.ts'
import { closeTeam, endMembership } from '#database/queries/accounts/teamChanges.ts'
import { eraseInvitationsOf, teamDataOf } from '#database/queries/accounts/teamData.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { PersonalData } from '../privacy/personalData.ts'

/**
 * A person's membership and invitations. Before the account is deleted, orders placed for a team become its owner's,
 * and a team without other members closes.
 */
export const TEAM_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => await teamDataOf(db, accountId),
  erase: async (context, account) => {
    await endTeam(context, account)
    await eraseInvitationsOf(context.db, account.email)
    await deleteMemberIncreases(context.db, account.id)
  },
}

async function endTeam(
  { db, now }: OperationContext,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const membership = await membershipOf(db, id)
  if (!membership) return
  const { teamId, memberId, role } = membership
  if (role === 'owner') {
    if (!(await closeTeam(db, { teamId, ownerId: id, at: now.toISOString() })))
      throw new ProductError('team_owner_stays')
    return
  }
  const owner = await ownerOfTeam(db, teamId)
  const change = {
    id: newId('tma'),
    teamId,
    at: now.toISOString(),
    actorId: id,
    event: 'left',
  } as const
  if (owner) await endMembership(db, change, { id: memberId, accountId: id, email }, owner)
}

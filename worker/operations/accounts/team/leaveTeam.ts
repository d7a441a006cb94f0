import { findMember, ownerOfTeam, type MemberRow } from '#database/queries/accounts/memberships.ts'
import { endMembership } from '#database/queries/accounts/teamChanges.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import type { Membership } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { memberWith, ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import { notifyMembers } from './notifyMembers.ts'
import { readTeam } from './readTeam.ts'
import { newTeamChange } from './teamChange.ts'

/**
 * Removes a member: rights to the team's orders end at once, also in open tabs, and the member's orders become the
 * owner's. Raises team_not_found, team_second_factor, no_access, team_member_not_found, team_owner_stays.
 */
export async function removeMember(
  context: OperationContext,
  memberId: string,
): Promise<TeamView | null> {
  const membership = await memberWith(context, 'manageTeam')
  const member = await findMember(context.db, membership.teamId, memberId)
  if (!member) throw new ProductError('team_member_not_found')
  await end(context, membership, { member, event: 'removed' })
  const { email: recipient, accountId } = member
  await queueMail(context, {
    kind: 'team_member_removed',
    recipient,
    accountId,
    facts: { teamName: membership.teamName },
  })
  return await readTeam(context)
}

/** Leaves the team, also without its second factor. Raises team_not_found, team_owner_stays. */
export async function leaveTeam(context: OperationContext): Promise<void> {
  const membership = await ownMembership(context)
  const member =
    membership && (await findMember(context.db, membership.teamId, membership.memberId))
  if (!membership || !member) throw new ProductError('team_not_found')
  await end(context, membership, { member, event: 'left' })
}

async function end(
  context: OperationContext,
  { teamId }: Membership,
  { member, event }: { member: MemberRow; event: 'removed' | 'left' },
): Promise<void> {
  if (member.role === 'owner') throw new ProductError('team_owner_stays')
  const owner = await ownerOfTeam(context.db, teamId)
  if (!owner) throw new ProductError('team_not_found')
  const change = newTeamChange(context, { teamId, event, subjectId: member.accountId })
  const isDone = await endMembership(context.db, change, member, owner)
  if (!isDone) throw new ProductError('team_changed')
  notifyMembers(context, [member.accountId])
}

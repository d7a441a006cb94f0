import { findMember, membershipOf } from '#database/queries/accounts/memberships.ts'
import { findTeam } from '#database/queries/accounts/teams.ts'
import { findApproval, type NamedApproval } from '#database/queries/orders/orderApprovals.ts'
import { memberCan, type Membership } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { profileById } from '#worker/operations/foundation/identity/ownAccount.ts'
import { ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readApprovalToken } from '../access/approvalToken.ts'

/** A request opened by one of its readers. */
export interface OpenApproval {
  named: NamedApproval
  membership: Membership
  /** Context of the reader: with a mailed link, that of its recipient. */
  context: OperationContext
  isOwn: boolean
  /** Whether the reader used the mailed link, without a login. */
  isMailed: boolean
}

/** A request for its requester and for members who may approve. Raises approval_not_found. */
export async function openApproval(context: OperationContext, id: string): Promise<OpenApproval> {
  const [membership, named] = await Promise.all([
    ownMembership(context),
    findApproval(context.db, id),
  ])
  const isOwn = named !== null && named.approval.requesterId === context.account?.id
  const mayRead =
    named !== null &&
    membership !== null &&
    membership.teamId === named.approval.teamId &&
    !membership.needsTwoFactor &&
    (isOwn || memberCan(membership, 'approveOrders'))
  if (!mayRead) throw new ProductError('approval_not_found')
  return { named, membership, context, isOwn, isMailed: false }
}

/**
 * A request by its mailed link, as the recipient, while that member may approve. Links do not work in a team that
 * requires a second factor. Raises approval_not_found.
 */
export async function openMailedApproval(
  context: OperationContext,
  token: string,
): Promise<OpenApproval> {
  const { db } = context
  const signed = await readApprovalToken(context, token)
  const named = signed && (await findApproval(db, signed.id))
  if (!named) throw new ProductError('approval_not_found')
  const { teamId, requesterId } = named.approval
  const [team, member] = await Promise.all([
    findTeam(db, teamId),
    findMember(db, teamId, signed.memberId),
  ])
  const membership = member && (await membershipOf(db, member.accountId))
  const mayRead =
    membership?.teamId === teamId &&
    memberCan(membership, 'approveOrders') &&
    team?.requiresTwoFactor === false &&
    member?.accountId !== requesterId
  if (!member || !mayRead) throw new ProductError('approval_not_found')
  const account = await profileById(context, member.accountId)
  return { named, membership, context: { ...context, account }, isOwn: false, isMailed: true }
}

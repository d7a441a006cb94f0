import { findMember, memberAccounts } from '#database/queries/accounts/memberships.ts'
import {
  changeMemberLimit,
  changeMemberRole,
  changeTeam as writeTeam,
  changeTeamCurrency,
  closeTeam as writeClosing,
  foundTeam as writeTeamOf,
  transferOwnership as writeTransfer,
} from '#database/queries/accounts/teamChanges.ts'
import { findTeam } from '#database/queries/accounts/teams.ts'
import type {
  LimitChange,
  NewTeam,
  OwnershipTransfer,
  TeamChange,
  TeamRoleChange,
} from '#domain/accounts/team/teamForms.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney, type Currency } from '#domain/foundation/money/money.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { AccountCaller } from '#worker/operations/accounts/login/accountCaller.ts'
import { confirmOwner } from '#worker/operations/accounts/login/twoFactor/ownerProof.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { memberWith } from '#worker/operations/foundation/identity/ownMembership.ts'
import { notifyMembers } from './notifyMembers.ts'
import { readTeam } from './readTeam.ts'
import { newTeamChange } from './teamChange.ts'

/** Creates a team owned by the caller's account; its orders become the team's. Raises already_in_team, no_access. */
export async function foundTeam(
  context: OperationContext,
  { name }: NewTeam,
): Promise<TeamView | null> {
  const { id } = ownAccount(context)
  const change = newTeamChange(context, { teamId: newId('tea'), event: 'founded' })
  if (!(await writeTeamOf(context.db, change, { name, memberId: newId('tmm') })))
    throw new ProductError('already_in_team')
  notifyMembers(context, [id])
  return await readTeam(context)
}

/**
 * Renames the team, sets the currency of its limits, or requires a second factor of its members; the owner needs one
 * first. Raises team_not_found, team_second_factor, no_access, team_own_factor, team_has_limits, team_changed.
 */
export async function changeTeam(
  context: OperationContext,
  wanted: TeamChange,
): Promise<TeamView | null> {
  if ('currency' in wanted) return await changeCurrency(context, wanted.currency)
  const { db, account } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const team = await findTeam(db, teamId)
  if (!team) throw new ProductError('team_not_found')
  const change =
    'name' in wanted
      ? ({ event: 'renamed', facts: { before: team.name, after: wanted.name } } as const)
      : ({
          event: wanted.requiresTwoFactor ? 'two_factor_required' : 'two_factor_optional',
        } as const)
  const isSame =
    'name' in wanted
      ? wanted.name === team.name
      : wanted.requiresTwoFactor === team.requiresTwoFactor
  if ('requiresTwoFactor' in wanted && wanted.requiresTwoFactor && !account?.isApp2FAEnabled)
    throw new ProductError('team_own_factor')
  if (!isSame) {
    const isDone = await writeTeam(db, newTeamChange(context, { teamId, ...change }), wanted)
    if (!isDone) throw new ProductError('team_changed')
    notifyMembers(context, await memberAccounts(db, teamId))
  }
  return await readTeam(context)
}

async function changeCurrency(
  context: OperationContext,
  currency: Currency,
): Promise<TeamView | null> {
  const { teamId } = await memberWith(context, 'manageTeam')
  const team = await findTeam(context.db, teamId)
  if (!team) throw new ProductError('team_not_found')
  if (team.currency === currency) return await readTeam(context)
  const change = newTeamChange(context, {
    teamId,
    event: 'currency_changed',
    facts: { before: team.currency, after: currency },
  })
  if (!(await changeTeamCurrency(context.db, change, currency)))
    throw new ProductError('team_has_limits')
  return await readTeam(context)
}

/**
 * Sets or removes a member's monthly limit. Raises team_not_found, team_second_factor, no_access,
 * team_member_not_found, team_changed when the limit or the currency differs from the one shown, and for the owner.
 */
export async function setMemberLimit(
  context: OperationContext,
  wanted: LimitChange & { memberId: string },
): Promise<TeamView | null> {
  const { db } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const member = await findMember(db, teamId, wanted.memberId)
  if (!member) throw new ProductError('team_member_not_found')
  if (member.monthlyLimitMinor !== wanted.limitMinor) {
    const { currency } = wanted
    const words = (amountMinor: number | null) =>
      amountMinor === null ? 'none' : formatMoney({ amountMinor, currency })
    const change = newTeamChange(context, {
      teamId,
      event: 'limit_changed',
      subjectId: member.accountId,
      facts: { before: words(wanted.before), after: words(wanted.limitMinor) },
    })
    if (!(await changeMemberLimit(db, change, wanted))) throw new ProductError('team_changed')
    notifyMembers(context, [member.accountId])
  }
  return await readTeam(context)
}

/**
 * Changes a member's role, effective at once in open tabs. Raises team_not_found, team_second_factor, no_access,
 * team_member_not_found, team_changed when the role differs from the one shown, and for the owner.
 */
export async function setMemberRole(
  context: OperationContext,
  { memberId, role, before }: TeamRoleChange & { memberId: string },
): Promise<TeamView | null> {
  const { db } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const member = await findMember(db, teamId, memberId)
  if (!member) throw new ProductError('team_member_not_found')
  if (member.role !== role) {
    const change = newTeamChange(context, {
      teamId,
      event: 'role_changed',
      subjectId: member.accountId,
      facts: { before, after: role },
    })
    if (!(await changeMemberRole(db, change, { memberId, before, role })))
      throw new ProductError('team_changed')
    notifyMembers(context, [member.accountId])
  }
  return await readTeam(context)
}

/**
 * Transfers the team to another member, by the password and second factor of the current owner, who stays as a buyer.
 * Raises what `confirmOwner` does, team_not_found, team_second_factor, no_access, team_member_not_found, team_changed.
 */
export async function transferOwnership(
  context: OperationContext,
  caller: AccountCaller,
  { memberId, ...proof }: OwnershipTransfer,
): Promise<TeamView | null> {
  const { db } = context
  const { teamId, teamName } = await memberWith(context, 'manageTeam')
  const member = await findMember(db, teamId, memberId)
  if (!member) throw new ProductError('team_member_not_found')
  await confirmOwner(context, caller, proof)
  const change = newTeamChange(context, {
    teamId,
    event: 'ownership_transferred',
    subjectId: member.accountId,
  })
  if (!(await writeTransfer(db, change, memberId))) throw new ProductError('team_changed')
  notifyMembers(context, [change.actorId, member.accountId])
  const { email: recipient, accountId } = member
  await queueMail(context, {
    kind: 'team_ownership',
    recipient,
    accountId,
    facts: { teamName, from: fullName(ownAccount(context)) },
  })
  return await readTeam(context)
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/**
 * Closes a team without other members; its orders become the owner's. Raises team_not_found, no_access,
 * team_not_empty.
 */
export async function closeTeam(context: OperationContext): Promise<void> {
  const { teamId } = await memberWith(context, 'manageTeam')
  const { id: ownerId } = ownAccount(context)
  const at = context.now.toISOString()
  if (!(await writeClosing(context.db, { teamId, ownerId, at })))
    throw new ProductError('team_not_empty')
  notifyMembers(context, [ownerId])
}

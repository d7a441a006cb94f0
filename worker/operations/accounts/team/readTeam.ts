import { listMembers, type MemberRow } from '#database/queries/accounts/memberships.ts'
import { listClients } from '#database/queries/accounts/teamClients.ts'
import { listTeamAudit } from '#database/queries/accounts/teamAudit.ts'
import { listInvitations } from '#database/queries/accounts/teamInvitations.ts'
import { findTeam } from '#database/queries/accounts/teams.ts'
import { formatTeamEvent } from '#domain/accounts/team/teamAudit.ts'
import { memberCan } from '#domain/accounts/team/teamRole.ts'
import type { TeamAuditPage, TeamView } from '#domain/accounts/team/teamView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { memberWith, ownMembership } from '#worker/operations/foundation/identity/ownMembership.ts'

const SHOWN_CHANGES = 200

/** The caller's team; null outside one. A member without the required second factor sees only its name. */
export async function readTeam(context: OperationContext): Promise<TeamView | null> {
  const { db, now, account } = context
  const membership = await ownMembership(context)
  if (!membership) return null
  const { teamId, role, needsTwoFactor, client } = membership
  const canManage = memberCan(membership, 'manageTeam')
  const [team, members, invitations, clients] = await Promise.all([
    findTeam(db, teamId),
    needsTwoFactor ? [] : listMembers(db, teamId),
    canManage ? listInvitations(db, teamId) : [],
    canManage ? listClients(db, teamId) : [],
  ])
  if (!team) return null
  const nameOf = (clientId: string | null) =>
    clients.find(({ id }) => id === clientId)?.name ?? client?.name ?? null
  return {
    name: team.name,
    requiresTwoFactor: team.requiresTwoFactor,
    currency: team.currency,
    role,
    needsTwoFactor,
    canManage,
    ownClient: client?.name ?? null,
    members: shownTo(members, client?.id ?? null, canManage).map((member) => ({
      id: member.id,
      name: `${member.firstName} ${member.lastName}`,
      email: member.email,
      role: member.role,
      hasTwoFactor: member.hasTwoFactor,
      joinedAt: member.joinedAt,
      isSelf: member.accountId === account?.id,
      clientName: member.clientId === null ? null : nameOf(member.clientId),
      monthlyLimitMinor:
        canManage || member.accountId === account?.id ? member.monthlyLimitMinor : null,
    })),
    invitations: invitations.map(({ id, email, role: invitedAs, clientId, expiresAt }) => ({
      id,
      email,
      role: invitedAs,
      clientName: clientId === null ? null : nameOf(clientId),
      expiresAt,
      hasExpired: expiresAt <= now.toISOString(),
    })),
  }
}

/** Members visible to a caller: all for the owner, the team's own for other members, a client's for its people. */
const shownTo = (members: readonly MemberRow[], clientId: string | null, canManage: boolean) =>
  canManage ? members : members.filter((member) => member.clientId === clientId)

/** Latest changes of the caller's team, for its owner. Raises team_not_found, team_second_factor, no_access. */
export async function readTeamAudit(context: OperationContext): Promise<TeamAuditPage> {
  const { teamId } = await memberWith(context, 'manageTeam')
  const rows = await listTeamAudit(context.db, teamId, SHOWN_CHANGES)
  return {
    entries: rows.map(({ entry: { id, at, event, subjectEmail, facts }, by, subject }) => ({
      id,
      at,
      by: by ?? 'A former member',
      text: formatTeamEvent(event, subject ?? subjectEmail ?? 'a former member', facts),
    })),
  }
}

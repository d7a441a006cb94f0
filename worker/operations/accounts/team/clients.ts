import { listMembers, memberAccounts } from '#database/queries/accounts/memberships.ts'
import {
  archiveClient,
  findClient,
  insertClient,
  listClientChoices,
  listClients,
  updateClient,
  type ClientRow,
} from '#database/queries/accounts/teamClients.ts'
import { listInvitations } from '#database/queries/accounts/teamInvitations.ts'
import {
  CLIENT_COUNT,
  type ClientChange,
  type ClientChoice,
  type ClientInvitation,
  type ClientsPage,
  type NewClient,
} from '#domain/accounts/team/teamClient.ts'
import { isClientRole, memberCan, type GivenTeamRole } from '#domain/accounts/team/teamRole.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { agencyMember, memberWith } from '#worker/operations/foundation/identity/ownMembership.ts'
import { invite } from './invitations.ts'
import { notifyMembers } from './notifyMembers.ts'
import { newTeamChange } from './teamChange.ts'

/** The clients that a member of the agency can choose. Raises team_not_found, team_second_factor, no_access. */
export async function listOwnClients(context: OperationContext): Promise<ClientChoice[]> {
  const { teamId } = await agencyMember(context, 'readOrders')
  return await listClientChoices(context.db, teamId)
}

/** The clients of the agency; with their people for its owner. Raises team_not_found, team_second_factor, no_access. */
export async function readClients(context: OperationContext): Promise<ClientsPage> {
  const { db, now } = context
  const membership = await agencyMember(context, 'readOrders')
  const { teamId, teamName } = membership
  const canManage = memberCan(membership, 'manageTeam')
  const [clients, members, invitations] = await Promise.all([
    listClients(db, teamId),
    canManage ? listMembers(db, teamId) : [],
    canManage ? listInvitations(db, teamId) : [],
  ])
  return {
    agencyName: teamName,
    canManage,
    clients: clients.map(({ id, name, reportName, archivedAt, createdAt }) => ({
      id,
      name,
      reportName,
      isArchived: archivedAt !== null,
      createdAt,
      members: members
        .filter(({ clientId, role }) => clientId === id && isClientRole(role))
        .map((member) => ({
          id: member.id,
          name: `${member.firstName} ${member.lastName}`,
          email: member.email,
          role: member.role as GivenTeamRole,
        })),
      invitations: invitations
        .filter(({ clientId }) => clientId === id)
        .map(({ id: invitationId, email, role, expiresAt }) => ({
          id: invitationId,
          email,
          role,
          expiresAt,
          hasExpired: expiresAt <= now.toISOString(),
        })),
    })),
  }
}

/** Adds a client; the first one makes the team an agency. Raises what `memberWith` does, client_known, client_full. */
export async function addClient(
  context: OperationContext,
  client: NewClient,
): Promise<ClientsPage> {
  const { db } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const change = newTeamChange(context, {
    teamId,
    event: 'client_added',
    facts: { after: client.name },
  })
  if (!(await insertClient(db, change, { ...client, id: newId('cli') }))) {
    const clients = await listClients(db, teamId)
    throw new ProductError(clients.length >= CLIENT_COUNT ? 'client_full' : 'client_known')
  }
  notifyMembers(context, await memberAccounts(db, teamId))
  return await readClients(context)
}

/**
 * Renames a client, sets whose name its reports carry, archives or restores it. The people of an archived client lose
 * their access at once. Raises what `memberWith` does, client_not_found, client_known.
 */
export async function changeClient(
  context: OperationContext,
  id: string,
  wanted: ClientChange,
): Promise<ClientsPage> {
  const { db } = context
  const { teamId } = await memberWith(context, 'manageTeam')
  const client = await findClient(db, teamId, id)
  if (!client) throw new ProductError('client_not_found')
  const affected = await memberAccounts(db, teamId)
  if ('isArchived' in wanted) {
    const event = wanted.isArchived ? 'client_archived' : 'client_restored'
    const change = newTeamChange(context, { teamId, event, facts: { client: client.name } })
    await archiveClient(db, change, { id, isArchived: wanted.isArchived })
  } else {
    const next = {
      name: wanted.name ?? client.name,
      reportName: wanted.reportName ?? client.reportName,
    }
    const change = newTeamChange(context, {
      teamId,
      event: 'client_changed',
      facts: { before: clientWords(client), after: clientWords(next) },
    })
    if (!isSame(client, next) && !(await updateClient(db, change, { id, ...next })))
      throw new ProductError('client_known')
  }
  notifyMembers(context, affected)
  return await readClients(context)
}

/** Invites a client's employee, who will see only its campaigns. Raises what `inviteToTeam` does, client_not_found. */
export async function inviteToClient(
  context: OperationContext,
  id: string,
  invitation: ClientInvitation,
): Promise<ClientsPage> {
  const { teamId } = await memberWith(context, 'manageTeam')
  const client = await findClient(context.db, teamId, id)
  if (!client || client.archivedAt !== null) throw new ProductError('client_not_found')
  await invite(context, invitation, client)
  return await readClients(context)
}

const isSame = (client: ClientRow, wanted: NewClient): boolean =>
  client.name === wanted.name && client.reportName === wanted.reportName

const clientWords = ({ name, reportName }: NewClient): string =>
  `${name} (reports under the ${reportName}’s name)`

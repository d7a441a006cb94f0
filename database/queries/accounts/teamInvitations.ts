import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { teamClients, teamInvitations, teams } from '#database/schema/accounts/teams.ts'
import { TEAM_SIZE } from '#domain/accounts/team/teamForms.ts'
import type { GivenTeamRole } from '#domain/accounts/team/teamRole.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { isClientOfMember } from '#database/queries/foundation/clientFile.ts'
import { isMember, isTeamless } from './memberships.ts'
import { hasTeamChanged, isTeamChange, recordTeamChange, type TeamChange } from './teamAudit.ts'

/** An invitation with the team and the sender's name; null once it was used. */
export async function findInvitation(db: Database, id: string) {
  const row = await db
    .select({
      invitation: teamInvitations,
      teamName: teams.name,
      clientName: sql<string | null>`${teamClients.name}`,
      invitedBy: sql<string | null>`${accounts.name}`,
    })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .leftJoin(teamClients, eq(teamClients.id, teamInvitations.clientId))
    .leftJoin(accounts, eq(accounts.id, teamInvitations.invitedBy))
    .where(eq(teamInvitations.id, id))
    .get()
  return row ?? null
}

/** The invitations of a team, the oldest first. */
export async function listInvitations(db: Database, teamId: string) {
  return await db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.teamId, teamId))
    .orderBy(asc(teamInvitations.createdAt))
}

const hasRoom = (teamId: string, email: string) => sql`
  (select count(*) from team_members where team_id = ${teamId})
  + (select count(*) from team_invitations where team_id = ${teamId} and email <> ${email}) < ${TEAM_SIZE}`

/** Invites an address and replaces an earlier invitation of it. False where the team is full or the actor has left. */
export async function writeInvitation(
  db: Database,
  change: TeamChange,
  row: {
    id: string
    email: string
    role: GivenTeamRole
    clientId: string | null
    expiresAt: string
  },
): Promise<boolean> {
  const { teamId, actorId, at } = change
  const { id, email, role, clientId, expiresAt } = row
  const isOffered = clientId === null ? sql`true` : isClientOfMember(clientId, actorId)
  const mayInvite = sql`${isMember(teamId, actorId, 'owner')} and ${hasRoom(teamId, email)} and ${isOffered}`
  await runBatch(db, [
    recordTeamChange(db, change, mayInvite),
    db.run(sql`delete from team_invitations
      where team_id = ${teamId} and email = ${email} and ${isTeamChange(change)}`),
    db.run(sql`insert into team_invitations (id, team_id, email, role, client_id, invited_by, created_at, expires_at)
      select ${id}, ${teamId}, ${email}, ${role}, ${clientId}, ${actorId}, ${at}, ${expiresAt}
      where ${isTeamChange(change)}`),
  ])
  return await hasTeamChanged(db, change)
}

/** Ends an invitation without a member. False where it was used meanwhile. */
export async function dropInvitation(
  db: Database,
  change: TeamChange,
  id: string,
): Promise<boolean> {
  const isOpen = sql`exists (select 1 from team_invitations
    where id = ${id} and team_id = ${change.teamId})`
  await runBatch(db, [
    recordTeamChange(db, change, isOpen),
    db.delete(teamInvitations).where(and(eq(teamInvitations.id, id), isTeamChange(change))),
  ])
  return await hasTeamChanged(db, change)
}

/** Turns an invitation into a member, once. False where it was used or the account is in a team meanwhile. */
export async function acceptInvitation(
  db: Database,
  change: TeamChange,
  { id, memberId, email }: { id: string; memberId: string; email: string },
): Promise<boolean> {
  const { teamId, actorId, at } = change
  const isOpen = sql`exists (select 1 from team_invitations
    where id = ${id} and team_id = ${teamId} and email = ${email} and expires_at > ${at})`
  await runBatch(db, [
    recordTeamChange(db, change, sql`${isOpen} and ${isTeamless(actorId)}`),
    db.run(sql`insert into team_members (id, team_id, account_id, role, client_id, joined_at)
      select ${memberId}, team_id, ${actorId}, role, client_id, ${at} from team_invitations
      where id = ${id} and ${isTeamChange(change)}`),
    db.delete(teamInvitations).where(and(eq(teamInvitations.id, id), isTeamChange(change))),
  ])
  return await hasTeamChanged(db, change)
}

/** Deletes invitations that expired before an instant. */
export async function deleteExpiredInvitations(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, teamInvitations, {
    where: lt(teamInvitations.expiresAt, before),
    limit,
  })
}

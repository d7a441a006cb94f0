import { and, eq, isNull, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { teamClients } from '#database/schema/accounts/teams.ts'
import {
  CLIENT_COUNT,
  type ClientChoice,
  type NewClient,
} from '#domain/accounts/team/teamClient.ts'
import { compareNames, compareText } from '#domain/foundation/search/foldText.ts'
import { isMember } from './memberships.ts'
import { hasTeamChanged, isTeamChange, recordTeamChange, type TeamChange } from './teamAudit.ts'

export type ClientRow = typeof teamClients.$inferSelect

const byName = (one: ClientChoice, other: ClientChoice): number =>
  compareNames(one.name, other.name) || compareText(one.id, other.id)

/** The clients of a team by name, archived ones included. */
export const listClients = async (db: Database, teamId: string): Promise<ClientRow[]> =>
  (await db.select().from(teamClients).where(eq(teamClients.teamId, teamId))).toSorted(byName)

/** A client of a team; undefined for that of another one. */
export const findClient = async (
  db: Database,
  teamId: string,
  id: string,
): Promise<ClientRow | undefined> =>
  await db
    .select()
    .from(teamClients)
    .where(and(eq(teamClients.teamId, teamId), eq(teamClients.id, id)))
    .get()

/** The client of an order, by its id. */
export const clientById = async (
  db: Database,
  id: string,
): Promise<Pick<ClientRow, 'id' | 'name' | 'reportName' | 'teamId'> | undefined> =>
  await db.select().from(teamClients).where(eq(teamClients.id, id)).get()

/** Names of clients that are not archived, for a choice. */
export const listClientChoices = async (db: Database, teamId: string): Promise<ClientChoice[]> =>
  (
    await db
      .select({ id: teamClients.id, name: teamClients.name })
      .from(teamClients)
      .where(and(eq(teamClients.teamId, teamId), isNull(teamClients.archivedAt)))
  ).toSorted(byName)

const isFree = (teamId: string, { id, name }: ClientChoice) =>
  sql`not exists (select 1 from team_clients where team_id = ${teamId} and name = ${name} and id <> ${id})`

/**
 * Adds a client. False where the actor no longer owns the team, or the team has one of this name or the maximum number.
 */
export async function insertClient(
  db: Database,
  change: TeamChange,
  { id, name, reportName }: NewClient & { id: string },
): Promise<boolean> {
  const { teamId, actorId, at } = change
  const mayAdd = sql`${isMember(teamId, actorId, 'owner')} and ${isFree(teamId, { id, name })}
    and (select count(*) from team_clients where team_id = ${teamId}) < ${CLIENT_COUNT}`
  await runBatch(db, [
    recordTeamChange(db, change, mayAdd),
    db.run(sql`insert into team_clients (id, team_id, name, report_name, created_at)
      select ${id}, ${teamId}, ${name}, ${reportName}, ${at} where ${isTeamChange(change)}`),
  ])
  return await hasTeamChanged(db, change)
}

/** Gives a client another name or way of reporting. False where the actor may not, or another client has the name. */
export async function updateClient(
  db: Database,
  change: TeamChange,
  { id, name, reportName }: NewClient & { id: string },
): Promise<boolean> {
  const { teamId, actorId } = change
  const mayChange = sql`${isMember(teamId, actorId, 'owner')} and ${isFree(teamId, { id, name })}
    and exists (select 1 from team_clients where id = ${id} and team_id = ${teamId})`
  await runBatch(db, [
    recordTeamChange(db, change, mayChange),
    db
      .update(teamClients)
      .set({ name, reportName })
      .where(and(eq(teamClients.id, id), isTeamChange(change))),
  ])
  return await hasTeamChanged(db, change)
}

/**
 * Archives a client, and ends its people's memberships and invitations; or restores it, without them. False where
 * nothing would change.
 */
export async function archiveClient(
  db: Database,
  change: TeamChange,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<boolean> {
  const { teamId, actorId, at } = change
  const mayChange = sql`${isMember(teamId, actorId, 'owner')} and exists (select 1 from team_clients
    where id = ${id} and team_id = ${teamId} and (archived_at is null) = ${isArchived ? 1 : 0})`
  await runBatch(db, [
    recordTeamChange(db, change, mayChange),
    db
      .update(teamClients)
      .set({ archivedAt: isArchived ? at : null })
      .where(and(eq(teamClients.id, id), isTeamChange(change))),
    ...(isArchived
      ? [
          db.run(sql`delete from notifications where ${isTeamChange(change)}
            and account_id in (select account_id from team_members where client_id = ${id})
            and facts ->> 'orderId' in (select order_id from client_orders where client_id = ${id})`),
          db.run(sql`delete from team_members where client_id = ${id} and ${isTeamChange(change)}`),
          db.run(
            sql`delete from team_invitations where client_id = ${id} and ${isTeamChange(change)}`,
          ),
        ]
      : []),
  ])
  return await hasTeamChanged(db, change)
}

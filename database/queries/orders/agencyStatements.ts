import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { teamClients, teams } from '#database/schema/accounts/teams.ts'
import { agencyStatements, clientTerms } from '#database/schema/orders/agencyStatements.ts'
import { orders } from '#database/schema/orders/orders.ts'
import {
  hasTeamChanged,
  isTeamChange,
  recordTeamChange,
  type TeamChange,
} from '#database/queries/accounts/teamAudit.ts'
import { isMember } from '#database/queries/accounts/memberships.ts'
import {
  auditIf,
  hasAudited,
  isAudited,
  type NewDeskAudit,
} from '#database/queries/foundation/deskAudit.ts'
import { personMailInsert, type PersonMail } from '#database/queries/foundation/mailOutbox.ts'
import { STATEMENT_KINDS } from '#domain/orders/statement/agencyStatement.ts'
import {
  compareNames,
  compareText,
  containsTerms,
  searchTerms,
} from '#domain/foundation/search/foldText.ts'

export type StatementRecord = typeof agencyStatements.$inferSelect
export type TermsRecord = typeof clientTerms.$inferSelect

const KINDS = JSON.stringify(STATEMENT_KINDS)

/**
 * Teams after an ID whose clients' orders had ledger entries between two instants, without a statement of the month.
 */
export async function listTeamsToState(
  db: Database,
  asked: { from: string; to: string; month: string; after: string; limit: number },
): Promise<string[]> {
  const { from, to, month, after, limit } = asked
  const rows = await db.all<{ teamId: string }>(sql`
    select distinct t.team_id as teamId from ledger_entries e
      join client_orders c on c.order_id = e.order_id
      join team_orders t on t.order_id = e.order_id
    where e.at >= ${from} and e.at < ${to} and e.kind in (select value from json_each(${KINDS}))
      and t.team_id > ${after}
      and not exists (select 1 from agency_statements s where s.team_id = t.team_id and s.month = ${month})
    order by t.team_id limit ${limit}`)
  return rows.map(({ teamId }) => teamId)
}

/** Orders of a team's clients with ledger entries between two instants, with their clients. */
export async function listStatedOrders(
  db: Database,
  { teamId, from, to }: { teamId: string; from: string; to: string },
) {
  return await db
    .select({ order: orders, clientName: teamClients.name })
    .from(orders)
    .innerJoin(teamClients, eq(teamClients.id, orders.clientId))
    .where(
      sql`${orders.id} in (select e.order_id from ledger_entries e
        join client_orders c on c.order_id = e.order_id
        join team_orders t on t.order_id = e.order_id
        where t.team_id = ${teamId} and e.at >= ${from} and e.at < ${to}
          and e.kind in (select value from json_each(${KINDS})))`,
    )
    .orderBy(asc(orders.number))
}

/** Issues a statement with its email; fails by a constraint where the month has one. */
export async function insertStatement(
  db: Database,
  record: StatementRecord,
  mail: (PersonMail & { id: string }) | null,
): Promise<void> {
  const { id, teamId, month, document, issuedAt } = record
  await runBatch(db, [
    db.insert(agencyStatements).values({ id, teamId, month, document, issuedAt }),
    ...(mail ? [personMailInsert(db, { ...mail, at: issuedAt })] : []),
  ])
}

/** The statements of a team, the newest first. */
export const listStatements = async (db: Database, teamId: string): Promise<StatementRecord[]> =>
  await db
    .select()
    .from(agencyStatements)
    .where(eq(agencyStatements.teamId, teamId))
    .orderBy(desc(agencyStatements.month))
    .limit(120)

/** A statement of a team; undefined for that of another one. */
export const findStatement = async (
  db: Database,
  teamId: string,
  id: string,
): Promise<StatementRecord | undefined> =>
  await db
    .select()
    .from(agencyStatements)
    .where(and(eq(agencyStatements.teamId, teamId), eq(agencyStatements.id, id)))
    .get()

/** All terms of a team's clients, the latest proposal first. */
export const listTerms = async (db: Database, teamId: string): Promise<TermsRecord[]> =>
  await db
    .select()
    .from(clientTerms)
    .where(eq(clientTerms.teamId, teamId))
    .orderBy(desc(clientTerms.proposedAt), desc(clientTerms.id))

/** Active clients with their agencies: those in whose names each word of a search begins a word, by agency and name. */
export async function searchClients(
  db: Database,
  { search, limit }: { search: string; limit: number },
) {
  const clients = await db
    .select({ id: teamClients.id, name: teamClients.name, teamId: teams.id, agency: teams.name })
    .from(teamClients)
    .innerJoin(teams, eq(teams.id, teamClients.teamId))
    .where(isNull(teamClients.archivedAt))
  return clients
    .filter(({ name, agency }) => isFound(`${agency} ${name}`, search))
    .toSorted(
      (one, other) =>
        compareNames(one.agency, other.agency) ||
        compareNames(one.name, other.name) ||
        compareText(one.id, other.id),
    )
    .slice(0, limit)
}

/** A search of only symbols finds nothing, as in the lists that have a search index. */
const isFound = (words: string, search: string): boolean =>
  search === '' || (searchTerms(search).length > 0 && containsTerms(words, search))

/** Proposes terms for a client and replaces an open proposal; false where the client is gone or archived. */
export async function proposeTerms(
  db: Database,
  entry: NewDeskAudit,
  terms: Pick<TermsRecord, 'id' | 'clientId' | 'commissionPermille' | 'since' | 'proposedAt'>,
): Promise<boolean> {
  const { id, clientId, commissionPermille, since, proposedAt } = terms
  await runBatch(db, [
    auditIf(
      db,
      entry,
      sql`exists (select 1 from team_clients where id = ${clientId} and archived_at is null)`,
    ),
    db.run(sql`delete from client_terms
      where client_id = ${clientId} and accepted_at is null and ${isAudited(entry.id)}`),
    db.run(sql`insert into client_terms (id, team_id, client_id, commission_permille, since, proposed_at)
      select ${id}, team_id, id, ${commissionPermille}, ${since}, ${proposedAt} from team_clients
      where id = ${clientId} and ${isAudited(entry.id)}`),
  ])
  return await hasAudited(db, entry.id)
}

/**
 * Accepts proposed terms, from `since` on; false where they are gone or accepted, or the actor no longer owns the team.
 */
export async function acceptTerms(
  db: Database,
  change: TeamChange,
  { id, since }: { id: string; since: string },
): Promise<boolean> {
  const { teamId, actorId, at } = change
  const isOpen = sql`${isMember(teamId, actorId, 'owner')} and exists (select 1 from client_terms
    where id = ${id} and team_id = ${teamId} and accepted_at is null)`
  await runBatch(db, [
    recordTeamChange(db, change, isOpen),
    db
      .update(clientTerms)
      .set({ acceptedAt: at, acceptedBy: actorId, since })
      .where(and(eq(clientTerms.id, id), isTeamChange(change))),
  ])
  return await hasTeamChanged(db, change)
}

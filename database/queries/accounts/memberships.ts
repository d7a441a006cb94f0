import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import { isClientOfMember } from '#database/queries/foundation/clientFile.ts'
import { teamClients, teamMembers, teams } from '#database/schema/accounts/teams.ts'
import { teamRolesThatCan, type Membership } from '#domain/accounts/team/teamRole.ts'

const needsTwoFactor = sql`${teams.requiresTwoFactor} and not ${accounts.twoFactorEnabled}`.mapWith(
  Boolean,
)

const hasClients = sql`exists (select 1 from team_clients c
  where c.team_id = ${teams.id} and c.archived_at is null)`.mapWith(Boolean)

/** The membership of an account; null where it has none. */
export async function membershipOf(db: Database, accountId: string): Promise<Membership | null> {
  const row = await db
    .select({
      memberId: teamMembers.id,
      teamId: teamMembers.teamId,
      teamName: teams.name,
      role: teamMembers.role,
      needsTwoFactor,
      hasClients,
      clientId: teamMembers.clientId,
      clientName: teamClients.name,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .leftJoin(teamClients, eq(teamClients.id, teamMembers.clientId))
    .where(eq(teamMembers.accountId, accountId))
    .get()
  if (!row) return null
  const { clientId, clientName, ...membership } = row
  return {
    ...membership,
    client: clientId === null ? null : { id: clientId, name: clientName ?? '' },
  }
}

/** The members of a team, the oldest first. */
export async function listMembers(db: Database, teamId: string) {
  return await db
    .select({
      id: teamMembers.id,
      accountId: teamMembers.accountId,
      role: teamMembers.role,
      clientId: teamMembers.clientId,
      monthlyLimitMinor: teamMembers.monthlyLimitMinor,
      joinedAt: teamMembers.joinedAt,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      hasTwoFactor: accounts.twoFactorEnabled,
    })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.id))
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** A member of a team by its id; null in another team. */
export async function findMember(
  db: Database,
  teamId: string,
  memberId: string,
): Promise<MemberRow | null> {
  const members = await listMembers(db, teamId)
  return members.find(({ id }) => id === memberId) ?? null
}

/** The accounts of a team's members. */
export async function memberAccounts(db: Database, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: teamMembers.accountId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
  return rows.map(({ accountId }) => accountId)
}

/** The account that owns a team. */
export async function ownerOfTeam(
  db: Database,
  teamId: string,
): Promise<{ id: string; email: string } | null> {
  const row = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.accountId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'owner')))
    .get()
  return row ?? null
}

/** Whether an account has a role in a team, for conditions of a batch. */
export const isMember = (teamId: string, accountId: string, role?: string): SQL =>
  sql`exists (select 1 from team_members where team_id = ${teamId} and account_id = ${accountId}
    ${role === undefined ? sql`` : sql`and role = ${role}`})`

/** True while an account is in no team. */
export const isTeamless = (accountId: string): SQL =>
  sql`not exists (select 1 from team_members where account_id = ${accountId})`

/** True while the owner is the only member of a team. */
export const isOwnerAlone = (teamId: string): SQL =>
  sql`not exists (select 1 from team_members where team_id = ${teamId} and role <> 'owner')`

/** The team of the account that places an order, for its row. */
export const teamOfBuyer = (accountId: string | null): SQL<string | null> =>
  sql`(select team_id from team_members where account_id = ${accountId})`

/** Whether an account can choose a client. */
export async function isOwnClient(
  db: Database,
  clientId: string,
  accountId: string,
): Promise<boolean> {
  const row = await db.get<{ is: number }>(
    sql`select ${isClientOfMember(clientId, accountId)} as "is"`,
  )
  return row?.is === 1
}

/** Fails its batch by a constraint where an account may not order for a client: inserts the client again. */
export const refuseOrderForClient = (
  db: Database,
  accountId: string,
  clientId: string,
): Statement =>
  db.run(sql`insert into team_clients select c.* from (select 1) left join team_clients c on c.id = ${clientId}
    where not ${isClientOfMember(clientId, accountId)}`)

/** The error message of a batch that `refuseOrderForClient` fails. */
export const NO_SUCH_CLIENT = 'constraint failed: team_clients.'

const ORDERING_ROLES = JSON.stringify(teamRolesThatCan('placeOrders'))

/** Fails its batch by a constraint where a member may not place orders: inserts the membership again. */
export const refuseMemberWithoutOrders = (db: Database, accountId: string): Statement =>
  db.run(sql`insert into team_members select m.* from team_members m
    join teams t on t.id = m.team_id join accounts a on a.id = m.account_id
    where m.account_id = ${accountId}
      and (m.role not in (select value from json_each(${ORDERING_ROLES}))
        or (t.requires_two_factor and not a.two_factor_enabled))`)

/** The error message of a batch that `refuseMemberWithoutOrders` fails. */
export const MEMBER_WITHOUT_ORDERS = 'constraint failed: team_members.'

/** Whether an account owns a team that has other members. */
export async function isTeamOwnerWithOthers(db: Database, accountId: string): Promise<boolean> {
  const row = await db.get<{ has: number }>(sql`select exists (
    select 1 from team_members o join team_members m on m.team_id = o.team_id and m.id <> o.id
    where o.account_id = ${accountId} and o.role = 'owner') as has`)
  return row?.has === 1
}

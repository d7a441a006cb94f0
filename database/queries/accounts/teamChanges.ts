import { and, eq, sql, type SQL } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { teamMembers, teams } from '#database/schema/accounts/teams.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { isClientRole, type GivenTeamRole } from '#domain/accounts/team/teamRole.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { LimitChange } from '#domain/accounts/team/teamForms.ts'
import { isMember, isOwnerAlone, isTeamless } from './memberships.ts'
import { transferOrders } from './teamOrders.ts'
import { hasTeamChanged, isTeamChange, recordTeamChange, type TeamChange } from './teamAudit.ts'

/** Runs the statements of a change with its entry; returns whether it happened. */
async function runChange(
  db: Database,
  change: TeamChange,
  condition: SQL,
  statements: readonly Statement[],
): Promise<boolean> {
  await runBatch(db, [recordTeamChange(db, change, condition), ...statements])
  return await hasTeamChanged(db, change)
}

/** Makes a team of an account, which gets the account's orders and brand kit. False where the account is in one. */
export async function foundTeam(
  db: Database,
  change: TeamChange,
  { name, memberId }: { name: string; memberId: string },
): Promise<boolean> {
  const { teamId, actorId, at } = change
  return await runChange(db, change, isTeamless(actorId), [
    db.run(sql`insert into teams (id, name, requires_two_factor, created_at)
      select ${teamId}, ${name}, 0, ${at} where ${isTeamChange(change)}`),
    db.run(sql`insert into team_members (id, team_id, account_id, role, joined_at)
      select ${memberId}, ${teamId}, ${actorId}, 'owner', ${at} where ${isTeamChange(change)}`),
    db.run(sql`update orders set team_id = ${teamId}
      where account_id = ${actorId} and ${isTeamChange(change)}`),
    db.run(sql`update brand_kits set owner_id = ${teamId}, owner_kind = 'team'
      where owner_id = ${actorId} and ${isTeamChange(change)}`),
  ])
}

/** Renames a team, or sets whether its members need a second factor. False where the actor no longer owns it. */
export const changeTeam = async (
  db: Database,
  change: TeamChange,
  set: { name: string } | { requiresTwoFactor: boolean },
): Promise<boolean> =>
  await runChange(db, change, isMember(change.teamId, change.actorId, 'owner'), [
    db
      .update(teams)
      .set(set)
      .where(and(eq(teams.id, change.teamId), isTeamChange(change))),
  ])

/** Gives a member another role, if the role is unchanged since it was shown. */
export async function changeMemberRole(
  db: Database,
  change: TeamChange,
  { memberId, before, role }: { memberId: string; before: GivenTeamRole; role: GivenTeamRole },
): Promise<boolean> {
  const { teamId, actorId } = change
  const isAsShown = sql`exists (select 1 from team_members
    where id = ${memberId} and team_id = ${teamId} and role = ${before}
      and (client_id is null or ${isClientRole(role) ? 1 : 0}))`
  return await runChange(db, change, sql`${isMember(teamId, actorId, 'owner')} and ${isAsShown}`, [
    db
      .update(teamMembers)
      .set({ role })
      .where(and(eq(teamMembers.id, memberId), isTeamChange(change))),
  ])
}

/** Gives a member another monthly limit, if the limit and the team's currency are unchanged since they were shown. */
export async function changeMemberLimit(
  db: Database,
  change: TeamChange,
  { memberId, before, limitMinor, currency }: LimitChange & { memberId: string },
): Promise<boolean> {
  const { teamId, actorId } = change
  const isAsShown = sql`exists (select 1 from team_members m join teams t on t.id = m.team_id
    where m.id = ${memberId} and m.team_id = ${teamId} and m.role <> 'owner'
      and m.monthly_limit_minor is ${before} and t.currency = ${currency})`
  return await runChange(db, change, sql`${isMember(teamId, actorId, 'owner')} and ${isAsShown}`, [
    db
      .update(teamMembers)
      .set({ monthlyLimitMinor: limitMinor })
      .where(and(eq(teamMembers.id, memberId), isTeamChange(change))),
  ])
}

/** Sets the currency of limits while no member has one. False where a member has, or the actor no longer owns the team. */
export const changeTeamCurrency = async (
  db: Database,
  change: TeamChange,
  currency: Currency,
): Promise<boolean> =>
  await runChange(
    db,
    change,
    sql`${isMember(change.teamId, change.actorId, 'owner')} and not exists (
      select 1 from team_members where team_id = ${change.teamId} and monthly_limit_minor is not null)`,
    [
      db
        .update(teams)
        .set({ currency })
        .where(and(eq(teams.id, change.teamId), isTeamChange(change))),
    ],
  )

/** Makes a member the owner, without a limit, and the owner a buyer. */
export async function transferOwnership(
  db: Database,
  change: TeamChange,
  memberId: string,
): Promise<boolean> {
  const { teamId, actorId } = change
  const isOther = sql`exists (select 1 from team_members
    where id = ${memberId} and team_id = ${teamId} and role <> 'owner' and client_id is null)`
  return await runChange(db, change, sql`${isMember(teamId, actorId, 'owner')} and ${isOther}`, [
    db
      .update(teamMembers)
      .set({ role: 'buyer' })
      .where(
        and(
          eq(teamMembers.teamId, teamId),
          eq(teamMembers.accountId, actorId),
          isTeamChange(change),
        ),
      ),
    db
      .update(teamMembers)
      .set({ role: 'owner', monthlyLimitMinor: null })
      .where(and(eq(teamMembers.id, memberId), isTeamChange(change))),
  ])
}

/**
 * Ends a membership, on behalf of the owner or the member: the member's orders for the team become the owner's,
 * notifications about the team's orders are deleted, and open requests for approval are withdrawn. The owner cannot
 * leave.
 */
export async function endMembership(
  db: Database,
  change: TeamChange,
  member: { id: string; accountId: string; email: string },
  owner: { id: string; email: string },
): Promise<boolean> {
  const { teamId, actorId } = change
  const mayGo = sql`${isMember(teamId, owner.id, 'owner')} and exists (select 1 from team_members
    where id = ${member.id} and team_id = ${teamId} and role <> 'owner'
      and (account_id = ${actorId} or ${actorId} = ${owner.id}))`
  const from = { id: member.accountId, email: member.email }
  return await runChange(db, change, mayGo, [
    ...transferOrders(db, { teamId, from, to: owner }, isTeamChange(change)),
    db.run(sql`delete from notifications where account_id = ${member.accountId} and ${isTeamChange(change)}
      and facts ->> 'orderId' in (select order_id from team_orders where team_id = ${teamId})`),
    db.run(sql`update order_approvals set state = 'withdrawn', decided_at = ${change.at}
      where team_id = ${teamId} and requester_id = ${member.accountId} and state = 'waiting'
        and ${isTeamChange(change)}`),
    db.delete(teamMembers).where(and(eq(teamMembers.id, member.id), isTeamChange(change))),
  ])
}

/**
 * Closes a team whose owner is its only member; orders, kit and saved cards become personal again. False where it has
 * others.
 */
export async function closeTeam(
  db: Database,
  { teamId, ownerId, at }: { teamId: string; ownerId: string; at: string },
): Promise<boolean> {
  const mayClose = sql`${isMember(teamId, ownerId, 'owner')} and ${isOwnerAlone(teamId)}`
  await runBatch(db, [
    db.run(sql`delete from teams where id = ${teamId} and ${mayClose}`),
    db.run(sql`update brand_kits set owner_id = ${ownerId}, owner_kind = 'account'
      where owner_id = ${teamId} and ${isGone(teamId)}`),
    ...['card_customers', 'saved_cards'].map((table) =>
      db.run(sql`update or ignore ${sql.identifier(table)} set owner_id = ${ownerId}, owner_kind = 'account'
        where owner_id = ${teamId} and owner_kind = 'team' and ${isGone(teamId)}`),
    ),
    // Its clients are gone with it; a job deletes their customers at the gateway.
    db.run(sql`delete from saved_cards where ${isOfClientOf(teamId)}`),
    db.run(sql`update card_customers set ended_at = ${at} where ${isOfClientOf(teamId)}`),
    db
      .update(orders)
      .set({ teamId: null, clientId: null })
      .where(and(isTeamOrder(teamId), isGone(teamId))),
    ...TABLES_OF_TEAM.map((table) =>
      db.run(
        sql`delete from ${sql.identifier(table)} where team_id = ${teamId} and ${isGone(teamId)}`,
      ),
    ),
  ])
  return (await db.select().from(teams).where(eq(teams.id, teamId)).get()) === undefined
}

const TABLES_OF_TEAM = [
  'team_invitations',
  'team_audit',
  'team_members',
  'team_clients',
  'client_terms',
  'agency_statements',
  'order_approvals',
]

const isGone = (teamId: string): SQL => sql`not exists (select 1 from teams where id = ${teamId})`

const isOfClientOf = (teamId: string): SQL =>
  sql`owner_kind = 'client' and owner_id in (select id from team_clients where team_id = ${teamId})
    and ${isGone(teamId)}`

const isTeamOrder = (teamId: string): SQL =>
  sql`orders.id in (select order_id from team_orders where team_id = ${teamId})`

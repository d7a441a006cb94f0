import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { orderApprovals } from '#database/schema/orders/orderApprovals.ts'
import { MAX_WAITING_APPROVALS } from '#domain/orders/approval/approval.ts'
import { teamRolesThatCan } from '#domain/accounts/team/teamRole.ts'

export type ApprovalRow = typeof orderApprovals.$inferSelect
type NewApproval = Omit<ApprovalRow, 'state' | 'decidedAt' | 'decidedBy' | 'reason' | 'orderId'>

const nameOf = (id: SQL) =>
  sql<string | null>`(select name from accounts where accounts.id = ${id})`

const withNames = (db: Database) =>
  db
    .select({
      approval: orderApprovals,
      requestedBy: nameOf(sql`${orderApprovals.requesterId}`),
      decidedBy: nameOf(sql`${orderApprovals.decidedBy}`),
    })
    .from(orderApprovals)

export type NamedApproval = Awaited<ReturnType<typeof findApproval>> & object

/** A request with the names of the people involved. */
export const findApproval = async (db: Database, id: string) =>
  (await withNames(db).where(eq(orderApprovals.id, id)).get()) ?? null

/** Requests of a team, the newest first; with an account, only its own. */
export async function listApprovals(
  db: Database,
  { teamId, requesterId, limit }: { teamId: string; requesterId: string | null; limit: number },
): Promise<NamedApproval[]> {
  return await withNames(db)
    .where(
      and(
        eq(orderApprovals.teamId, teamId),
        requesterId === null ? undefined : eq(orderApprovals.requesterId, requesterId),
      ),
    )
    .orderBy(desc(orderApprovals.createdAt), desc(orderApprovals.id))
    .limit(limit)
}

/** The request created under an idempotency key; null where there is none. */
export const findApprovalOfKey = async (db: Database, requesterId: string, requestKey: string) =>
  (await db
    .select({ id: orderApprovals.id, request: orderApprovals.request })
    .from(orderApprovals)
    .where(
      and(eq(orderApprovals.requesterId, requesterId), eq(orderApprovals.requestKey, requestKey)),
    )
    .get()) ?? null

/** True where a request was written in the same batch. */
export const isRequested = (id: string): SQL =>
  sql`exists (select 1 from order_approvals where id = ${id})`

/** Inserts a request once by its key, while its requester is in the team and has few open ones. */
export function insertApproval(db: Database, row: NewApproval): Statement {
  return db.run(sql`
    insert or ignore into order_approvals (id, team_id, requester_id, session_id, request_key, state, request,
      note, total_minor, currency, created_at, expires_at)
    select ${row.id}, ${row.teamId}, ${row.requesterId}, ${row.sessionId}, ${row.requestKey}, 'waiting',
      ${JSON.stringify(row.request)}, ${row.note}, ${row.totalMinor}, ${row.currency}, ${row.createdAt}, ${row.expiresAt}
    where exists (select 1 from team_members where team_id = ${row.teamId} and account_id = ${row.requesterId})
      and (select count(*) from order_approvals where team_id = ${row.teamId}
        and requester_id = ${row.requesterId} and state = 'waiting' and expires_at > ${row.createdAt})
        < ${MAX_WAITING_APPROVALS}`)
}

const APPROVING_ROLES = JSON.stringify(teamRolesThatCan('approveOrders'))

/** The person who decides a request, and the time. */
export interface Decider {
  accountId: string
  at: string
}

/** True while a request waits and a member other than the requester may decide it. */
export const isOpenTo = (id: string, { accountId, at }: Decider): SQL =>
  sql`exists (select 1 from order_approvals a
    join team_members m on m.team_id = a.team_id and m.account_id = ${accountId}
    join teams t on t.id = m.team_id join accounts p on p.id = m.account_id
    where a.id = ${id} and a.state = 'waiting' and a.expires_at > ${at} and a.requester_id <> ${accountId}
      and m.role in (select value from json_each(${APPROVING_ROLES}))
      and not (t.requires_two_factor and not p.two_factor_enabled))`

/** Marks a request as decided, where `condition` holds. */
export const decideApproval = (
  db: Database,
  id: string,
  set: Pick<ApprovalRow, 'state' | 'reason' | 'orderId'> & { by: Decider },
  condition: SQL,
): Statement => {
  const { by, ...change } = set
  return db
    .update(orderApprovals)
    .set({ ...change, decidedBy: by.accountId, decidedAt: by.at })
    .where(and(eq(orderApprovals.id, id), condition))
}

/** Fails its batch by a constraint where a request did not become an order in it. */
export const refuseWithoutApproval = (db: Database, id: string, orderId: string): Statement =>
  db.run(sql`insert into order_approvals (team_id)
    select '' where not exists (select 1 from order_approvals where id = ${id} and order_id = ${orderId})`)

/** The error message of a batch that `refuseWithoutApproval` fails. */
export const NOT_APPROVED = 'order_approvals.id'

/** Withdraws a requester's own open request; false where it is no longer open. */
export async function withdrawApproval(
  db: Database,
  { id, requesterId, at }: { id: string; requesterId: string; at: string },
): Promise<boolean> {
  const withdrawn = await db
    .update(orderApprovals)
    .set({ state: 'withdrawn', decidedAt: at })
    .where(
      and(
        eq(orderApprovals.id, id),
        eq(orderApprovals.requesterId, requesterId),
        eq(orderApprovals.state, 'waiting'),
        sql`${orderApprovals.expiresAt} > ${at}`,
      ),
    )
    .returning({ id: orderApprovals.id })
  return withdrawn.length > 0
}

/** Marks the notifications about a request's approval as read: it is no longer open. */
export const readApprovalNotifications = (db: Database, id: string, at: string): Statement =>
  db.run(sql`update notifications set read_at = ${at} where kind = 'approval_wanted' and read_at is null
    and event_key >= ${`${id}:`} and event_key < ${`${id};`}
    and exists (select 1 from order_approvals where id = ${id} and state <> 'waiting')`)

/** All requests of an account. */
export const approvalsOf = async (db: Database, accountId: string): Promise<ApprovalRow[]> =>
  await db
    .select()
    .from(orderApprovals)
    .where(eq(orderApprovals.requesterId, accountId))
    .orderBy(orderApprovals.createdAt)

/** Deletes the requests of an account, and its comments on those of others. */
export async function eraseApprovalsOf(db: Database, accountId: string): Promise<void> {
  await runBatch(db, [
    db.delete(orderApprovals).where(eq(orderApprovals.requesterId, accountId)),
    db
      .update(orderApprovals)
      .set({ decidedBy: null, reason: null })
      .where(eq(orderApprovals.decidedBy, accountId)),
  ])
}

/** Deletes requests made before an instant; at most `limit`. Returns how many. */
export const deleteApprovalsBefore = async (
  db: Database,
  before: string,
  limit: number,
): Promise<number> =>
  await deleteSome(db, orderApprovals, { where: lt(orderApprovals.createdAt, before), limit })

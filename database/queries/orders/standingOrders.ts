import { and, asc, desc, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { standingOrders, standingRuns } from '#database/schema/orders/standingOrders.ts'
import { MAX_FAILED_CHARGES } from '#domain/orders/standing/standingOrder.ts'

export type StandingRow = typeof standingOrders.$inferSelect
export type RunRow = typeof standingRuns.$inferSelect
export interface RunWithStanding {
  run: RunRow
  standing: StandingRow
}

export const insertStanding = (db: Database, row: StandingRow): Statement =>
  db.insert(standingOrders).values(row)

export const findStanding = async (db: Database, id: string): Promise<StandingRow | null> =>
  (await db.select().from(standingOrders).where(eq(standingOrders.id, id)).get()) ?? null

/** The standing order of an order that has not ended; else the last one. */
export const findStandingOf = async (db: Database, orderId: string): Promise<StandingRow | null> =>
  (await db
    .select()
    .from(standingOrders)
    .where(eq(standingOrders.orderId, orderId))
    .orderBy(sql`${standingOrders.state} = 'ended'`, desc(standingOrders.consentedAt))
    .limit(1)
    .get()) ?? null

/** Standing orders of an account and of a team; the newest first. */
export const listStanding = async (
  db: Database,
  { accountId, teamId }: { accountId: string; teamId: string | null },
): Promise<StandingRow[]> =>
  await db
    .select()
    .from(standingOrders)
    .where(
      teamId === null
        ? eq(standingOrders.accountId, accountId)
        : sql`(${standingOrders.accountId} = ${accountId} or ${standingOrders.teamId} = ${teamId})`,
    )
    .orderBy(desc(standingOrders.consentedAt))
    .limit(100)

/** Ends an order's open standing order, in the batch that starts another one or cancels it. */
export const endStandingOf = (
  db: Database,
  orderId: string,
  ended: { at: string; reason: string },
): Statement =>
  db
    .update(standingOrders)
    .set({ state: 'ended', endedAt: ended.at, reason: ended.reason })
    .where(and(eq(standingOrders.orderId, orderId), ne(standingOrders.state, 'ended')))

/** Moves a standing order on from one of `from`; false where it is in none of them. */
export async function moveStanding(
  db: Database,
  id: string,
  from: readonly StandingRow['state'][],
  set: Partial<Pick<StandingRow, 'state' | 'endedAt' | 'reason' | 'failedCharges' | 'nextOn'>>,
): Promise<boolean> {
  const moved = await db
    .update(standingOrders)
    .set(set)
    .where(and(eq(standingOrders.id, id), inArray(standingOrders.state, [...from])))
    .returning({ id: standingOrders.id })
  return moved.length > 0
}

/** True while a standing order is active. */
export const isStandingActive = (id: string): SQL =>
  sql`exists (select 1 from standing_orders where id = ${id} and state = 'active')`

/** Active standing orders whose next planned day is at or before a day. */
export const listStandingDue = async (
  db: Database,
  { until, limit }: { until: string; limit: number },
): Promise<StandingRow[]> =>
  await db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.state, 'active'), lte(standingOrders.nextOn, until)))
    .orderBy(asc(standingOrders.nextOn), asc(standingOrders.id))
    .limit(limit)

/** Adds a month's run once, while its standing order is active and has this planned day. */
export function insertRun(db: Database, row: RunRow, plannedOn: string): Statement {
  const { id, standingId, month, orderOn, state, items, notes, totalMinor, announcedAt } = row
  return db.run(sql`
    insert or ignore into standing_runs
      (id, standing_id, month, order_on, state, items, notes, total_minor, announced_at, reason)
    select ${id}, ${standingId}, ${month}, ${orderOn}, ${state}, ${JSON.stringify(items)}, ${JSON.stringify(notes)},
      ${totalMinor}, ${announcedAt}, ${row.reason}
    where exists (select 1 from standing_orders
      where id = ${standingId} and state = 'active' and next_on = ${plannedOn})`)
}

/** True where a run was written in the same batch. */
export const isRun = (id: string): SQL => sql`exists (select 1 from standing_runs where id = ${id})`

/** Moves the planned day of a standing order on, where `condition` holds. */
export const setNextOn = (db: Database, id: string, nextOn: string, condition: SQL): Statement =>
  db
    .update(standingOrders)
    .set({ nextOn })
    .where(and(eq(standingOrders.id, id), condition))

const withStanding = (db: Database) =>
  db
    .select({ run: standingRuns, standing: standingOrders })
    .from(standingRuns)
    .innerJoin(standingOrders, eq(standingOrders.id, standingRuns.standingId))

export const findRun = async (db: Database, id: string): Promise<RunWithStanding | null> =>
  (await withStanding(db).where(eq(standingRuns.id, id)).get()) ?? null

/** Runs of standing orders, the newest first. */
export const listRuns = async (db: Database, standingIds: readonly string[]): Promise<RunRow[]> =>
  await db
    .select()
    .from(standingRuns)
    .where(
      sql`${standingRuns.standingId} in (select value from json_each(${JSON.stringify(standingIds)}))`,
    )
    .orderBy(desc(standingRuns.orderOn))
    .limit(500)

/** Announced runs to order by a day, and ordered ones to charge. */
export const listRunsDue = async (
  db: Database,
  { state, today, limit }: { state: 'announced' | 'ordered'; today: string; limit: number },
): Promise<RunWithStanding[]> =>
  await withStanding(db)
    .where(and(eq(standingRuns.state, state), lte(standingRuns.orderOn, today)))
    .orderBy(asc(standingRuns.orderOn), asc(standingRuns.id))
    .limit(limit)

/** Moves a run on from a state; statements after it in the batch test `isRunIn`. */
export const moveRun = (
  db: Database,
  id: string,
  from: RunRow['state'],
  set: Partial<Pick<RunRow, 'state' | 'reason' | 'orderId'>>,
  condition: SQL = sql`true`,
): Statement =>
  db
    .update(standingRuns)
    .set(set)
    .where(and(eq(standingRuns.id, id), eq(standingRuns.state, from), condition))

/** Skips the announced month of a standing order that ends. */
export const skipAnnounced = (db: Database, standingId: string): Statement =>
  db
    .update(standingRuns)
    .set({ state: 'skipped' })
    .where(and(eq(standingRuns.standingId, standingId), eq(standingRuns.state, 'announced')))

export const isRunIn = (id: string, state: RunRow['state']): SQL =>
  sql`exists (select 1 from standing_runs where id = ${id} and state = ${state})`

/** Fails its batch by a constraint where a run did not become this order in it. */
export const refuseWithoutRun = (db: Database, id: string, orderId: string): Statement =>
  db.run(sql`insert into standing_runs (id)
    select '' where not exists (select 1 from standing_runs where id = ${id} and order_id = ${orderId})`)

/** The error message of a batch that `refuseWithoutRun` fails. */
export const NO_RUN = 'standing_runs.standing_id'

/** Gives the card order of a run more time for its payment. */
export const extendPayBy = (db: Database, orderId: string, payBy: string): Statement =>
  db
    .update(orders)
    .set({ payBy })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'awaiting_payment')))

/** Counts a failed charge, and pauses after too many in a row, where `condition` holds. */
export const countFailedCharge = (
  db: Database,
  id: string,
  reason: string,
  condition: SQL,
): Statement =>
  db.run(sql`update standing_orders set failed_charges = failed_charges + 1,
    state = case when state = 'active' and failed_charges + 1 >= ${MAX_FAILED_CHARGES} then 'paused' else state end,
    reason = case when state = 'active' and failed_charges + 1 >= ${MAX_FAILED_CHARGES} then ${reason} else reason end
    where id = ${id} and ${condition}`)

/** Resets the failed charges, where `condition` holds. */
export const clearFailedCharges = (db: Database, id: string, condition: SQL): Statement =>
  db
    .update(standingOrders)
    .set({ failedCharges: 0 })
    .where(and(eq(standingOrders.id, id), condition))

/** The last repetition of an order that was paid or invoiced; null before the first one. */
export async function lastRepetitionOf(db: Database, orderId: string): Promise<string | null> {
  const last = await db
    .select({ orderId: standingRuns.orderId })
    .from(standingRuns)
    .innerJoin(standingOrders, eq(standingOrders.id, standingRuns.standingId))
    .innerJoin(orders, eq(orders.id, standingRuns.orderId))
    .where(
      and(
        eq(standingOrders.orderId, orderId),
        inArray(orders.state, ['awaiting_invoice_payment', 'booked', 'completed']),
      ),
    )
    .orderBy(desc(standingRuns.orderOn))
    .limit(1)
    .get()
  return last?.orderId ?? null
}

/** The last month, `2026-12`, in which an order was repeated; null for none. */
export async function lastMonthOf(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .select({ month: sql<string | null>`max(${standingRuns.month})` })
    .from(standingRuns)
    .innerJoin(standingOrders, eq(standingOrders.id, standingRuns.standingId))
    .where(and(eq(standingOrders.orderId, orderId), sql`${standingRuns.orderId} is not null`))
    .get()
  return row?.month ?? null
}

/** All standing orders that an account agreed to, with their months. */
export async function standingDataOf(db: Database, accountId: string) {
  const rows = await db.select().from(standingOrders).where(eq(standingOrders.accountId, accountId))
  return {
    rows,
    runs: await listRuns(
      db,
      rows.map(({ id }) => id),
    ),
  }
}

/** Ends an account's standing orders and deletes their months; the consents stay. */
export async function eraseStandingOf(db: Database, accountId: string, at: string): Promise<void> {
  await db
    .update(standingOrders)
    .set({ state: 'ended', endedAt: at, reason: 'The account was deleted.' })
    .where(and(eq(standingOrders.accountId, accountId), ne(standingOrders.state, 'ended')))
  await db
    .delete(standingRuns)
    .where(
      sql`${standingRuns.standingId} in (select id from standing_orders where account_id = ${accountId})`,
    )
}

import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { ORDER_STATES, isUnpaid } from '#domain/orders/order/orderState.ts'
import type { WeekSlots } from '#domain/planning/slots/slotAllowance.ts'
import type { SlotLimits } from '#domain/planning/slots/slotLimits.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { stateList } from '#database/stateSql.ts'

/** Unpaid slots: unexpired holds of carts, and orders that await payment. */
const unpaidClaims = (now: string) => sql`slot_claims as claim
  left join orders on orders.id = claim.order_id
  left join products on products.id = claim.screen_id
  where (claim.order_id is null or orders.state in ${stateList(ORDER_STATES.filter(isUnpaid))})
    and coalesce(claim.expires_at, '9') > ${now}`

/** Whether the holders that `whose` selects exceed the limits. */
function isBeyond(whose: SQL, { total, weekPermille, weekAtLeast }: SlotLimits, now: string): SQL {
  const claims = unpaidClaims(now)
  return sql`(
    (select count(*) from ${claims} and ${whose}) > ${total}
    or exists (
      select 1 from (
        select products.country as country, count(*) as held
        from ${claims} and ${whose}
        group by products.country, claim.week
      ) as week
      where held > max(${weekAtLeast}, (
        select sum(screens.loop_slots) * ${weekPermille} / 1000 from screens
        join products on products.id = screens.product_id
        where products.country = week.country and products.retired_at is null
      ))
    ))`
}

/**
 * Fails its batch by a constraint when a session or a network now has more unpaid slots than the limits: two concurrent
 * claims cannot both pass them.
 */
export function refuseBeyondLimits(
  db: Database,
  owner: { sessionId: string; network: string | null },
  limits: { session: SlotLimits; network: SlotLimits },
  now: string,
): Statement {
  const bySession = isBeyond(sql`claim.session_id = ${owner.sessionId}`, limits.session, now)
  const byNetwork =
    owner.network === null
      ? sql`false`
      : isBeyond(sql`claim.network = ${owner.network}`, limits.network, now)
  return db.run(sql`
    insert into slot_claims (screen_id, week, slot, session_id, cart_key)
    select '', '', 0, null, '' where ${bySession} or ${byNetwork}`)
}

/**
 * The unpaid slots of a session and of its network by country and week, without those of some cart entries and without
 * expired holds.
 */
export async function listUnpaidSlots(
  db: Database,
  { sessionId, network }: { sessionId: string; network: string | null },
  { without, now }: { without: readonly string[]; now: string },
): Promise<{ session: WeekSlots[]; network: WeekSlots[] }> {
  const ofSession = sql`claim.session_id = ${sessionId}`
  const rows = await db.all<WeekSlots & { own: number }>(sql`
    select products.country as country, claim.week as week, ${ofSession} as own, count(*) as slots
    from ${unpaidClaims(now)}
    and (${ofSession}${network === null ? sql`` : sql` or claim.network = ${network}`})
    and not (${ofSession} and claim.order_id is null
      and claim.cart_key in (select value from json_each(${JSON.stringify(without)})))
    group by products.country, claim.week, own`)
  const slotsOf = ({ country, week, slots }: WeekSlots): WeekSlots => ({ country, week, slots })
  const bySession = rows.filter(({ own }) => own === 1)
  return { session: bySession.map(slotsOf), network: rows.map(slotsOf) }
}

/** The error message of a batch that `refuseBeyondLimits` fails. */
export const BEYOND_SLOT_LIMITS = 'slot_claims.session_id'

/** Whether an account has paid for an order with money. */
export async function hasPaidBefore(db: Database, accountId: string): Promise<boolean> {
  const paid = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.paidAt), gt(orders.totalMinor, 0)))
    .limit(1)
    .get()
  return paid !== undefined
}

/** The limit for an account that has paid for an order with money, or the other one; a guest (null) has not. */
export const limitOfPayer = (
  accountId: string | null,
  { hasPaid, hasNot }: { hasPaid: number; hasNot: number },
): SQL => sql`iif(exists (
  select 1 from orders
  where orders.account_id = ${accountId} and orders.paid_at is not null and orders.total_minor > 0
), ${hasPaid}, ${hasNot})`

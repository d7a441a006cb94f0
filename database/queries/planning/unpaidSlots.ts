import { and, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { ReleasedSlot } from '#domain/planning/slots/unpaidSlots.ts'
import { slotKey } from '#domain/planning/slots/slotAvailability.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { releasedSlots } from '#database/schema/planning/releasedSlots.ts'
import { orderAllows } from '#database/stateSql.ts'
import { happened, type Change } from '#database/queries/foundation/recordedChange.ts'

/** Queues a warning, once per order, for orders whose slots are released by `keptUntil`. */
export function warnOfSlotEnd(
  db: Database,
  { keptUntil, now }: { keptUntil: string; now: string },
): Statement {
  return db.run(sql`
    insert or ignore into mail_outbox (id, kind, order_id, subject, created_at, attempts, due_at)
    select ${orders.id} || ':slots_end_soon', 'slots_end_soon', ${orders.id}, null, ${now}, 0, ${now}
    from ${orders}
    where ${orders.slotsUntil} > ${now} and ${orders.slotsUntil} <= ${keptUntil}
      and ${orderAllows('settle', orders.state)}`)
}

/** Unpaid orders that have passed the deadline of their slots. */
export async function listOrdersLosingSlots(
  db: Database,
  now: string,
  limit: number,
): Promise<{ id: string }[]> {
  return await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.slotsUntil, now), orderAllows('settle', orders.state)))
    .limit(limit)
}

/** True while an order is unpaid and past the deadline of its slots. */
export const isLosingSlots = (orderId: string, now: string): SQL =>
  sql`exists (select 1 from orders where id = ${orderId} and slots_until <= ${now}
    and ${orderAllows('settle', sql`state`)})`

/** Releases the slots of an order, if this change happened, and records which they were. */
export function releaseForWantOfPayment(db: Database, change: Change): Statement[] {
  const { orderId } = change
  return [
    db.run(sql`
      insert or ignore into released_slots (order_id, cart_key, screen_id, week)
      select order_id, cart_key, screen_id, week from slot_claims
      where order_id = ${orderId} and ${happened(change)}`),
    db.run(sql`delete from slot_claims where order_id = ${orderId} and ${happened(change)}`),
    db
      .update(orders)
      .set({ slotsUntil: null })
      .where(and(eq(orders.id, orderId), happened(change))),
  ]
}

/** The slots that an order lost, with the number of slots of their screens. */
export async function listReleasedSlots(db: Database, orderId: string): Promise<ReleasedSlot[]> {
  return await db.all<ReleasedSlot>(sql`
    select r.cart_key as cartKey, r.screen_id as screenId, r.week as week,
      coalesce(s.loop_slots, 0) as loopSlots
    from released_slots r left join screens s on s.product_id = r.screen_id
    where r.order_id = ${orderId}
    order by r.cart_key, r.week, r.screen_id`)
}

/** The number of taken slots on the screens and in the weeks that an order lost, by `slotKey`. */
export async function countTakenOfReleased(
  db: Database,
  orderId: string,
  now: string,
): Promise<Map<string, number>> {
  const rows = await db.all<{ screenId: string; week: string; count: number }>(sql`
    select c.screen_id as screenId, c.week as week, count(*) as count
    from slot_claims c
    where (c.expires_at is null or c.expires_at > ${now})
      and exists (select 1 from released_slots r
        where r.order_id = ${orderId} and r.screen_id = c.screen_id and r.week = c.week)
    group by c.screen_id, c.week`)
  return new Map(rows.map(({ screenId, week, count }) => [slotKey(screenId, week), count]))
}

/** Deletes the record of an order's lost slots, where `condition` holds. */
export function deleteReleasedSlots(db: Database, orderId: string, condition: SQL): Statement {
  return db.delete(releasedSlots).where(and(eq(releasedSlots.orderId, orderId), condition))
}

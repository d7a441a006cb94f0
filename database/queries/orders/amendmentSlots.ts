import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AmendedSlots, SlotWeek } from '#domain/orders/order/amendment/amendment.types.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import type { OrderLineRow, OrderRow } from './orders.ts'
import type { SlotOwner } from '#database/queries/planning/slotClaims.ts'

type LineOfSlots = Pick<OrderLineRow, 'id' | 'orderId' | 'cartKey'>

/**
 * The holder of the slots that a proposed amendment adds: its line, which has at most one open amendment; neither
 * session nor cart.
 */
export const amendmentHolder = (
  { id }: Pick<OrderLineRow, 'id'>,
  expiresAt: string,
): SlotOwner => ({ sessionId: id, cartKey: id, orderId: null, expiresAt, network: null })

const heldFor = (lineId: string): SQL =>
  sql`(${slotClaims.sessionId} = ${lineId} and ${slotClaims.cartKey} = ${lineId} and ${isNull(slotClaims.orderId)})`

const ofLine = ({ orderId, cartKey }: LineOfSlots) =>
  and(eq(slotClaims.orderId, orderId), eq(slotClaims.cartKey, cartKey))

/** The slots of a line. */
export async function listLineSlots(db: Database, line: LineOfSlots): Promise<SlotWeek[]> {
  const { screenId, week } = slotClaims
  return await db.select({ screenId, week }).from(slotClaims).where(ofLine(line))
}

/** True while all the slots that an amendment adds are held for it. */
export const areSlotsHeld = (lineId: string, slots: AmendedSlots | null): SQL =>
  slots === null
    ? sql`true`
    : sql`(select count(*) from ${slotClaims} where ${heldFor(lineId)}) = ${slots.added.length}`

/** True while an order has not lost its slots for lack of payment: it is paid, or keeps them for longer (ISO, UTC). */
export const areSlotsKept = (orderId: string, slots: AmendedSlots | null, now: string): SQL =>
  slots === null
    ? sql`true`
    : sql`exists (select 1 from orders where id = ${orderId}
        and (state <> 'awaiting_invoice_payment' or slots_until > ${now}))`

/** Releases the slots held for an amendment of a line, where `condition` holds. */
export const releaseAmendmentHold = (db: Database, lineId: string, condition: SQL): Statement =>
  db.delete(slotClaims).where(and(heldFor(lineId), condition))

/** Extends the hold of an amendment's slots to another time (ISO, UTC), where `condition` holds. */
export const extendAmendmentHold = (
  db: Database,
  lineId: string,
  { until, condition }: { until: string; condition: SQL },
): Statement =>
  db
    .update(slotClaims)
    .set({ expiresAt: until })
    .where(and(heldFor(lineId), condition))

/** Turns an amendment's booked slots back into held ones until a time (ISO, UTC), where `condition` holds. */
export const unbookAmendedSlots = (
  db: Database,
  { line, slots, until }: { line: LineOfSlots; slots: AmendedSlots | null; until: string },
  condition: SQL,
): Statement[] => {
  if (slots === null) return []
  const added = JSON.stringify(slots.added.map(({ screenId, week }) => [screenId, week]))
  return [
    db
      .update(slotClaims)
      .set({ sessionId: line.id, cartKey: line.id, orderId: null, expiresAt: until })
      .where(
        and(
          ofLine(line),
          sql`exists (select 1 from json_each(${added}) as booked
            where booked.value ->> 0 = ${slotClaims.screenId} and booked.value ->> 1 = ${slotClaims.week})`,
          condition,
        ),
      ),
  ]
}

/** Books the slots held for an amendment, and releases those that its line no longer needs, where `condition` holds. */
export function bookAmendedSlots(
  db: Database,
  { order, line, slots }: { order: OrderRow; line: LineOfSlots; slots: AmendedSlots | null },
  condition: SQL,
): Statement[] {
  if (slots === null) return []
  const dropped = JSON.stringify(slots.dropped.map(({ screenId, week }) => [screenId, week]))
  const { sessionId, id: orderId } = order
  return [
    db.delete(slotClaims).where(
      and(
        ofLine(line),
        sql`exists (select 1 from json_each(${dropped}) as gone
          where gone.value ->> 0 = ${slotClaims.screenId} and gone.value ->> 1 = ${slotClaims.week})`,
        condition,
      ),
    ),
    db
      .update(slotClaims)
      .set({ sessionId, cartKey: line.cartKey, orderId, expiresAt: null })
      .where(and(heldFor(line.id), condition)),
  ]
}

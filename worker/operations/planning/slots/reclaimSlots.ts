import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { recordIf, type happened } from '#database/queries/foundation/recordedChange.ts'
import { claimSlots, releaseExpiredHolds } from '#database/queries/planning/slotClaims.ts'
import {
  countTakenOfReleased,
  deleteReleasedSlots,
  listReleasedSlots,
} from '#database/queries/planning/unpaidSlots.ts'
import { isLineOver } from '#domain/orders/order/line/lineState.ts'
import { reclaimableSlots, type ReleasedSlot } from '#domain/planning/slots/unpaidSlots.ts'

/** Slots that an order had to release and can claim again once it is paid. */
export interface SlotReclaim {
  /** Number of released slots. */
  releasedCount: number
  /** Slots that each line claims again. */
  claims: readonly { line: OrderLineRow; slots: readonly ReleasedSlot[] }[]
  /** Lines with slots taken by others. */
  lost: readonly OrderLineRow[]
}

/** Lines of an order that can reclaim the slots released for lack of payment, at this time. */
export async function readSlotReclaim(
  db: Database,
  { order, lines }: StoredOrder,
  now: Date,
): Promise<SlotReclaim> {
  const released = await listReleasedSlots(db, order.id)
  if (released.length === 0) return { releasedCount: 0, claims: [], lost: [] }
  const waiting = lines.filter(
    ({ cartKey, state }) => !isLineOver(state) && released.some((slot) => slot.cartKey === cartKey),
  )
  const at = now.toISOString()
  const taken = await countTakenOfReleased(db, order.id, at)
  const ofWaiting = released.filter((slot) =>
    waiting.some(({ cartKey }) => cartKey === slot.cartKey),
  )
  const reclaimable = reclaimableSlots(ofWaiting, taken, at.slice(0, 10))
  return {
    releasedCount: released.length,
    claims: waiting.flatMap((line) => {
      const slots = reclaimable.get(line.cartKey)
      return slots ? [{ line, slots }] : []
    }),
    lost: waiting.filter(({ cartKey }) => !reclaimable.has(cartKey)),
  }
}

/**
 * Reclaims the slots if `condition` holds. Violates the constraint of slot_claims after a concurrent claim: then the
 * batch had no effect and must be rebuilt.
 */
export function reclaimStatements(
  db: Database,
  { order }: StoredOrder,
  { releasedCount, claims }: SlotReclaim,
  { at, condition }: { at: string; condition: ReturnType<typeof happened> },
): Statement[] {
  if (releasedCount === 0) return []
  return [
    releaseExpiredHolds(
      db,
      claims.flatMap(({ slots }) => slots),
      at,
    ),
    ...claims.flatMap(({ line, slots }) => [
      claimSlots(
        db,
        slots,
        {
          sessionId: order.sessionId,
          cartKey: line.cartKey,
          orderId: order.id,
          expiresAt: null,
          network: null,
        },
        condition,
      ),
      recordIf(
        db,
        { orderId: order.id, lineId: line.id, at, actor: 'system' },
        'reclaim_slots',
        condition,
      ),
    ]),
    deleteReleasedSlots(db, order.id, condition),
  ]
}

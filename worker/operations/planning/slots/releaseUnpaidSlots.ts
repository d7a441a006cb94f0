import { runBatch } from '#database/batch.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { happened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import {
  isLosingSlots,
  listOrdersLosingSlots,
  releaseForWantOfPayment,
  warnOfSlotEnd,
} from '#database/queries/planning/unpaidSlots.ts'
import { warnedIfKeptUntil } from '#domain/planning/slots/unpaidSlots.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const UNPAID_ORDERS_A_RUN = 50

/**
 * Releases exclusive slots of orders with overdue invoices, so that others can book them; the buyer gets a mail a day
 * before and one after. The order stays: paid later, it gets its slots again if they are free (`settleInvoice`). Runs
 * by cron; safe to repeat.
 */
export async function releaseUnpaidSlots({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const at = now.toISOString()
  await runBatch(db, [warnOfSlotEnd(db, { keptUntil: warnedIfKeptUntil(at), now: at })])
  const due = await listOrdersLosingSlots(db, at, UNPAID_ORDERS_A_RUN)
  for (const { id: orderId } of due) {
    const change = { id: newId('evt'), orderId, at, actor: 'system' as const }
    await runBatch(db, [
      recordIf(db, change, 'release_slots', isLosingSlots(orderId, at)),
      ...releaseForWantOfPayment(db, change),
      queueMailIf(db, { orderId, kind: 'slots_released', at }, happened(change)),
    ])
  }
  return due.length
}

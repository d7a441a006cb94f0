import { runBatch } from '#database/batch.ts'
import { releaseCoupons } from '#database/queries/commerce/coupons.ts'
import { auditIf, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import {
  isPayTimeOver,
  queueMailIf,
  setInvoiceState,
} from '#database/queries/orders/orderChanges.ts'
import { releaseOffer } from '#database/queries/sales/offerAcceptances.ts'
import { abandonPayments } from '#database/queries/orders/payments/payments.ts'
import {
  happened,
  moveLines,
  moveOrder,
  recordOrderEvent,
} from '#database/queries/foundation/recordedChange.ts'
import { releaseOrderSlots } from '#database/queries/planning/slotClaims.ts'
import { abandonmentEntries } from '#domain/orders/ledger/orderEntries.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isPaidAfterAll } from '../payments/isPaidAfterAll.ts'

/**
 * Cancels an order that waits for its card payment: `system` after the deadline, `buyer` and `admin` at once. The
 * payment can no longer succeed, coupons and slots are released, the invoice is void and the buyer gets a mail. False
 * when the payment succeeded after all: that books the order, even if the gateway's event was lost.
 */
export async function cancelWaitingOrder(
  context: OperationContext,
  orderId: string,
  actor: 'buyer' | 'system' | 'admin',
  audit: NewDeskAudit | null = null,
): Promise<boolean> {
  if (await isPaidAfterAll(context, { orderId, amendmentId: null })) return false
  const { db } = context
  const at = context.now.toISOString()
  const change = { id: newId('evt'), orderId, at, actor }
  const isCancelled = happened(change)
  const ofOffer = { orderId, at, entryId: newId('ofe'), leadEntryId: newId('len') }
  const released = abandonmentEntries(orderId, await listLedger(db, orderId), at)
  await runBatch(db, [
    actor === 'system'
      ? recordOrderEvent(db, change, 'abandon', isPayTimeOver(orderId, at))
      : recordOrderEvent(db, change, 'cancel'),
    ...(audit ? [auditIf(db, audit, isCancelled)] : []),
    moveOrder(db, change, { cancelledAt: at, payBy: null }),
    moveLines(db, change, 'cancel'),
    ...releaseCoupons(db, { orderId, at }, isCancelled),
    releaseOrderSlots(db, orderId, isCancelled),
    ...releaseOffer(db, { ...ofOffer, event: 'release', accountId: null }, isCancelled),
    abandonPayments(db, { orderId, amendmentId: null }, isCancelled),
    enterInLedger(db, released, isCancelled),
    setInvoiceState(db, orderId, { state: 'void', at }, isCancelled),
    queueMailIf(db, { orderId, kind: 'order_cancelled', at }, isCancelled),
  ])
  return true
}

import { runBatch } from '#database/batch.ts'
import { releaseCoupons } from '#database/queries/commerce/coupons.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { insertCreditNoteIf, isInvoiceOpen } from '#database/queries/orders/invoices.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import { releaseOffer } from '#database/queries/sales/offerAcceptances.ts'
import { queueMailIf, setInvoiceState } from '#database/queries/orders/orderChanges.ts'
import type { StoredOrder } from '#database/queries/orders/orders.ts'
import {
  happened,
  hasHappened,
  moveLines,
  moveOrder,
  recordOrderEvent,
} from '#database/queries/foundation/recordedChange.ts'
import { releaseOrderSlots } from '#database/queries/planning/slotClaims.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { abandonmentEntries } from '#domain/orders/ledger/orderEntries.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'

/**
 * Writes off an invoice that will not be paid: issues a credit note for the full sum, cancels the order, releases its
 * coupons and slots, updates its offer; nothing is due. Nothing of it has run, as it waited for the payment. Raises
 * invoice_not_open.
 */
export async function writeOffOrder(
  context: OperationContext,
  { order, invoice }: StoredOrder,
  reason: string,
): Promise<void> {
  const { db } = context
  const at = context.now.toISOString()
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const orderId = order.id
  const change = { id: newId('evt'), orderId, at, actor: 'admin' as const }
  const isWrittenOff = happened(change)
  const released = abandonmentEntries(orderId, await listLedger(db, orderId), at)
  const ofOffer = { orderId, at, entryId: newId('ofe'), leadEntryId: newId('len') }
  const facts = { kind: 'order', subjectId: orderId, event: 'write_off', reason } as const
  const entry = deskEntry(context, facts)
  await runBatch(db, [
    recordOrderEvent(db, change, 'write_off', isInvoiceOpen(invoice.id)),
    auditIf(db, entry, isWrittenOff),
    moveOrder(db, change, { cancelledAt: at, slotsUntil: null }),
    moveLines(db, change, 'cancel'),
    ...releaseCoupons(db, { orderId, at }, isWrittenOff),
    releaseOrderSlots(db, orderId, isWrittenOff),
    ...releaseOffer(
      db,
      { ...ofOffer, event: 'write_off', accountId: entry.accountId },
      isWrittenOff,
    ),
    enterInLedger(db, released, isWrittenOff),
    insertCreditNoteIf(db, { id: newId('inv'), of: invoice.id, reason, at, today }, isWrittenOff),
    setInvoiceState(db, orderId, { state: 'void', at }, isWrittenOff),
    queueMailIf(db, { orderId, kind: 'order_cancelled', at }, isWrittenOff),
  ])
  if (!(await hasHappened(db, change))) throw new ProductError('invoice_not_open')
  context.waitUntil(sendDueMails(context, { orderId }))
}

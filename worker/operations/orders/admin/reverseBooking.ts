import { runBatch } from '#database/batch.ts'
import {
  deleteBooking,
  findBooking,
  isBookedPart,
  isPaymentUnused,
  listLastBooked,
  reopenInvoice,
} from '#database/queries/orders/bankBookings.ts'
import type { Database } from '#database/connection.ts'
import {
  auditIf,
  hasAudited,
  isAudited,
  type NewDeskAudit,
} from '#database/queries/foundation/deskAudit.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import { findOrder, type InvoiceRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { happened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import type { BookedPayment } from '#domain/orders/admin/invoiceDesk.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { canReversePayment, reversalEntries } from '#domain/orders/order/changes/reversalEntries.ts'
import { slotsKeptUntil } from '#domain/planning/slots/unpaidSlots.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { reversePaidChange } from './reversePaidChange.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'

const SHOWN = 50

/** Latest booked bank payments, for reversal. */
export async function listBookings({ db }: OperationContext): Promise<BookedPayment[]> {
  const rows = await listLastBooked(db, SHOWN)
  return rows.map(({ booking, invoice }) => ({
    key: booking.key,
    invoiceId: invoice.id,
    invoiceNumber: formatInvoiceNumber(invoice),
    orderId: invoice.orderId,
    amountMinor: booking.amountMinor,
    currency: invoice.currency,
    isPart: invoice.state === 'open',
    paidOn: booking.paidOn ?? booking.bookedAt.slice(0, 10),
    payer: booking.payer ?? '',
    bookedAt: booking.bookedAt,
  }))
}

/**
 * Reverses a booking with a reason: the payment can be booked for another invoice, and the invoice is open again. A
 * booking that started an order can be reversed until something of the order has run; one for an agreed change while
 * the line can be reverted. Raises booking_not_found, booking_in_use, booking_slots_released.
 */
export async function reverseBooking(
  context: OperationContext,
  { key, reason }: { key: string; reason: string },
): Promise<void> {
  const { db } = context
  const booking = await findBooking(db, key)
  const invoice = booking && (await findInvoice(db, booking.invoiceId))
  if (!booking || !invoice) throw new ProductError('booking_not_found')
  const audit = deskEntry(context, {
    kind: 'order',
    subjectId: invoice.orderId,
    event: 'reverse_booking',
    reason,
    before: { invoice: formatInvoiceNumber(invoice), amountMinor: booking.amountMinor },
  })
  if (invoice.state === 'open')
    await runBatch(db, [
      auditIf(db, audit, isBookedPart(booking)),
      deleteBooking(db, key, isAudited(audit.id)),
    ])
  else if (invoice.amendmentId === null) await reversePaid(context, { db, invoice, audit, key })
  else await reversePaidChange(context, { invoice, amendmentId: invoice.amendmentId, audit, key })
  if (!(await hasAudited(db, audit.id))) throw new ProductError('booking_in_use')
}

async function reversePaid(
  context: OperationContext,
  of: { db: Database; invoice: InvoiceRow; audit: NewDeskAudit; key: string },
): Promise<void> {
  const { db, invoice, audit, key } = of
  const stored = await findOrder(db, invoice.orderId)
  const entries = await listLedger(db, invoice.orderId)
  const isOwn = invoice.state === 'paid'
  if (!stored || !isOwn || !canReversePayment(stored.order, stored.lines, entries))
    throw new ProductError('booking_in_use')
  const at = context.now.toISOString()
  const change = { id: newId('evt'), orderId: invoice.orderId, at, actor: 'admin' as const }
  const isReversed = happened(change)
  await runBatch(db, [
    recordIf(
      db,
      change,
      'reverse_payment',
      isPaymentUnused(
        { key, invoiceId: invoice.id },
        { orderId: invoice.orderId, entryCount: entries.length },
      ),
    ),
    auditIf(db, audit, isReversed),
    enterInLedger(db, reversalEntries(entries, { reference: key, at }), isReversed),
    ...reopenInvoice(
      db,
      {
        invoiceId: invoice.id,
        orderId: invoice.orderId,
        slotsUntil: slotsUntilOf(context, stored),
      },
      isReversed,
    ),
    deleteBooking(db, key, isReversed),
  ])
}

/** Billboards keep their slots like an order placed now. */
function slotsUntilOf(
  { now, settings }: OperationContext,
  { lines, invoice }: StoredOrder,
): string | null {
  if (!lines.some(({ mediaType, type }) => isSoldBySlots(mediaType) && type === 'campaign'))
    return null
  return slotsKeptUntil({
    placedAt: now.toISOString(),
    dueDate: invoice.dueDate,
    sellerTimeZone: settings.SELLER_TIME_ZONE,
    hasPaidBefore: false,
  })
}

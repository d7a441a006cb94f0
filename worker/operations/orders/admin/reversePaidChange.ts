import { runBatch } from '#database/batch.ts'
import {
  findAmendment,
  isExtraReversible,
  moveAmendment,
} from '#database/queries/orders/amendments.ts'
import { unbookAmendedSlots } from '#database/queries/orders/amendmentSlots.ts'
import {
  deleteBooking,
  isBooked,
  reopenPaidInvoice,
} from '#database/queries/orders/bankBookings.ts'
import { auditIf, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { happened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import { changeLinePlan } from '#database/queries/orders/lineChanges.ts'
import { findOrder, type InvoiceRow } from '#database/queries/orders/orders.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { EXTRA_DUE_DAYS } from '#domain/orders/order/amendment/amendment.ts'
import { canReverseExtra } from '#domain/orders/order/changes/extraReversal.ts'
import { extraReversalEntries } from '#domain/orders/order/changes/reversalEntries.ts'
import { isStill } from '#domain/orders/order/line/lineState.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * Reverses the booked payment of an agreed change: the line is reverted, the difference is due again, and its invoice
 * is open with a new due date. Raises booking_in_use if the line cannot be reverted, booking_slots_released if the
 * change released slots, which others may have booked since (Orders 18).
 */
export async function reversePaidChange(
  context: OperationContext,
  {
    invoice,
    amendmentId,
    audit,
    key,
  }: { invoice: InvoiceRow; amendmentId: string; audit: NewDeskAudit; key: string },
): Promise<void> {
  const { db } = context
  const { orderId } = invoice
  const { amendment, line, before, entries } = await readReversible(context, invoice, amendmentId)
  const at = context.now.toISOString()
  const details = { amendmentId }
  const change = {
    id: newId('evt'),
    orderId,
    lineId: line.id,
    at,
    actor: 'admin' as const,
    details,
  }
  const known = {
    orderState: 'booked' as const,
    plan: before.paidPlan,
    mostDelivered: before.impressions?.mid ?? 0,
    entryCount: entries.length,
  }
  const { reopenedUntil, heldUntil } = termOf(context, invoice)
  const { paidPlan: _, ...to } = before
  const isReversed = happened(change)
  const booked = isBooked({ key, invoiceId: invoice.id })
  await runBatch(db, [
    recordIf(db, change, 'reverse_payment', isExtraReversible(amendment, line, known, booked)),
    auditIf(db, audit, isReversed),
    enterInLedger(
      db,
      extraReversalEntries(entries, { amendmentId, reference: key, at }),
      isReversed,
    ),
    moveAmendment(
      db,
      amendmentId,
      { state: 'awaiting_payment', lineBefore: null, reopenedUntil },
      isReversed,
    ),
    changeLinePlan(db, change, to),
    ...unbookAmendedSlots(
      db,
      { line, slots: amendment.slots ?? null, until: heldUntil },
      isReversed,
    ),
    reopenPaidInvoice(db, invoice.id, isReversed),
    deleteBooking(db, key, isReversed),
  ])
  announceChange(context)
}

/** A paid change with its line's earlier state and its entries. Raises booking_in_use, booking_slots_released. */
async function readReversible({ db }: OperationContext, invoice: InvoiceRow, amendmentId: string) {
  const [stored, amendment, ledger] = await Promise.all([
    findOrder(db, invoice.orderId),
    findAmendment(db, amendmentId),
    listLedger(db, invoice.orderId),
  ])
  const line = stored?.lines.find(({ id }) => id === amendment?.lineId)
  const before = amendment?.lineBefore ?? null
  if (!amendment?.extra || !line || !before || invoice.state !== 'paid')
    throw new ProductError('booking_in_use')
  if ((amendment.slots?.dropped.length ?? 0) > 0) throw new ProductError('booking_slots_released')
  const entries = ledger.filter(({ lineId }) => lineId === line.id)
  const { deliveredImpressions } = line
  const plan = line.plan ?? null
  const isReversible = canReverseExtra(
    {
      amendmentId,
      extraUsdMinor: amendment.extra.extraUsdMinor,
      before,
      line: { plan, deliveredImpressions, isOver: isStill(line.state) },
    },
    entries,
  )
  if (!isReversible) throw new ProductError('booking_in_use')
  return { amendment, line, before, entries }
}

/** New due date, never before the invoice's own, and end of the hold on its slots. */
function termOf({ now, settings }: OperationContext, { dueDate }: InvoiceRow) {
  const zone = settings.SELLER_TIME_ZONE
  const next = addDays(dayIn(zone, now), EXTRA_DUE_DAYS)
  const reopenedUntil = next > dueDate ? next : dueDate
  return { reopenedUntil, heldUntil: startOfDayIn(addDays(reopenedUntil, 2), zone) }
}

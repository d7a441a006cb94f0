import { brokeConstraint, runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import { enterInLedger, listLedger } from '#database/queries/orders/ledger.ts'
import {
  isOrderAsKnown,
  queueMailIf,
  setInvoiceState,
} from '#database/queries/orders/orderChanges.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import {
  happened,
  hasHappened,
  moveLine,
  moveOrder,
  recordIf,
  recordLineEvent,
  recordOrderEvent,
  type Change,
} from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { paymentEntries } from '#domain/orders/ledger/orderEntries.ts'
import { reversalCount } from '#domain/orders/order/changes/reversalEntries.ts'
import { isLineOver } from '#domain/orders/order/line/lineState.ts'
import { nextOrderState } from '#domain/orders/order/orderState.ts'
import { previewStop } from '#domain/orders/order/changes/stopCampaign.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { completionStatements, ledgerAndCouponStatements, stopFacts } from './settleLine.ts'
import {
  readSlotReclaim,
  reclaimStatements,
  type SlotReclaim,
} from '#worker/operations/planning/slots/reclaimSlots.ts'

const ATTEMPTS = 4

/** A condition of a batch. */
type Condition = ReturnType<typeof happened>

/** Payment of an order's invoice. */
export interface InvoicePayment {
  actor: 'admin' | 'payment'
  /** Payment reference in the ledger. */
  reference: string
  /** The card payment; null for a transfer. */
  paidByPaymentId: string | null
  /** Further condition of the payment. */
  condition: Condition
  /** Further statements, conditional on the payment. */
  also: (isPaid: Condition) => Statement[]
}

/**
 * Pays the invoice of an order: the order is booked and its campaigns may run. Campaigns that ended before the payment
 * could not run; their value is returned as coupons. Released billboard slots are booked again; a campaign whose slots
 * were booked by another order is stopped, and its full price is returned as a coupon. Safe to repeat: `isPaidNow`
 * says whether this payment paid it. Raises invoice_not_open.
 */
export async function payOrderInvoice(
  context: OperationContext,
  { id: invoiceId, orderId }: { id: string; orderId: string },
  payment: InvoicePayment,
): Promise<{ orderId: string; paidAt: string; isPaidNow: boolean }> {
  const { db } = context
  let last: Change | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const now = await findInvoice(db, invoiceId)
    if (now?.state === 'paid' && now.paidAt !== null) {
      const isPaidNow = last !== null && (await hasHappened(db, last))
      return { orderId, paidAt: now.paidAt, isPaidNow }
    }
    const stored = await findOrder(db, orderId)
    if (now?.state !== 'open' || !stored || nextOrderState(stored.order.state, 'settle') === null)
      throw new ProductError('invoice_not_open')
    const entries = await listLedger(db, orderId)
    const reclaim = await readSlotReclaim(db, stored, context.now)
    const change: Change = {
      id: newId('evt'),
      orderId,
      at: context.now.toISOString(),
      actor: payment.actor,
    }
    last = change
    try {
      const known = { change, entries, invoiceId, reclaim, payment, now: context.now }
      await runBatch(db, paidStatements(db, stored, known))
    } catch (error) {
      // Another order has just booked one of the slots: check again which are left.
      if (!brokeConstraint(error, 'slot_claims')) throw error
    }
    context.waitUntil(sendDueMails(context, { orderId }))
    announceChange(context)
  }
  throw new ProductError('unavailable')
}

const isOver = ({ type, state }: OrderLineRow) => type === 'campaign' && isLineOver(state)

function paidStatements(
  db: Database,
  stored: StoredOrder,
  {
    change,
    entries,
    invoiceId,
    reclaim,
    payment: { reference, paidByPaymentId, condition, also },
    now,
  }: {
    change: Change
    entries: LedgerEntry[]
    invoiceId: string
    reclaim: SlotReclaim
    payment: InvoicePayment
    now: Date
  },
): Statement[] {
  const { order, lines } = stored
  const revision = stored.invoice.revision ?? null
  const at = now.toISOString()
  const campaignsOver = lines.filter(isOver).length
  const isPaid = happened(change)
  const charged = paymentEntries(
    { ...order, lines, revision },
    { reference, at, reversals: reversalCount(entries) },
  )
  return [
    recordOrderEvent(
      db,
      change,
      'settle',
      isOrderAsKnown(
        order.id,
        { campaignsOver, slotsReleased: reclaim.releasedCount, openInvoiceId: invoiceId },
        condition,
      ),
    ),
    ...also(isPaid),
    moveOrder(db, change, { paidAt: at, slotsUntil: null, paidByPaymentId }),
    enterInLedger(db, charged, isPaid),
    setInvoiceState(db, order.id, { state: 'paid', at }, isPaid),
    queueMailIf(db, { orderId: order.id, kind: 'invoice_paid', at }, isPaid),
    ...lines.flatMap((line) =>
      overStatements(db, order, line, { entries: [...entries, ...charged], at, isPaid }),
    ),
    ...reclaimStatements(db, stored, reclaim, { at, condition: isPaid }),
    ...reclaim.lost.flatMap((line) =>
      lostStatements(db, order, line, { entries: [...entries, ...charged], now, isPaid }),
    ),
    ...completionStatements(db, order.id, at),
  ]
}

/** A campaign that ended before the payment, so nothing of it ran: its value is returned as a coupon. */
function overStatements(
  db: Database,
  order: StoredOrder['order'],
  line: OrderLineRow,
  { entries, at, isPaid }: { entries: readonly LedgerEntry[]; at: string; isPaid: Condition },
): Statement[] {
  if (!isOver(line)) return []
  const own = entries.filter(({ lineId }) => lineId === line.id)
  const usedUntil = new Date(line.stoppedAt ?? line.endsAt ?? at)
  const paidAt = usedUntil.toISOString()
  const settled = { order: { ...order, state: 'booked' as const, paidAt }, line, entries: own }
  const facts = stopFacts(settled)
  if (!facts) return []
  const preview = previewStop(facts, usedUntil)
  return ledgerAndCouponStatements(
    db,
    { ...settled, facts },
    { preview, state: 'ended', at, condition: isPaid },
  )
}

/** Slots lost to another order: stops the campaign before its start and returns its full value as a coupon. */
function lostStatements(
  db: Database,
  order: StoredOrder['order'],
  line: OrderLineRow,
  {
    entries,
    now,
    isPaid,
  }: { entries: readonly LedgerEntry[]; now: Date; isPaid: ReturnType<typeof happened> },
): Statement[] {
  const at = now.toISOString()
  const own = entries.filter(({ lineId }) => lineId === line.id)
  const settled = { order: { ...order, state: 'booked' as const, paidAt: at }, line, entries: own }
  const facts = stopFacts(settled)
  if (!facts) return []
  const of = { orderId: order.id, lineId: line.id, at }
  const change = { id: newId('evt'), ...of, actor: 'system' as const }
  const condition = happened(change)
  const preview = previewStop(facts, now)
  return [
    recordLineEvent(db, change, 'stop', isPaid),
    moveLine(db, change, { stoppedAt: at }),
    recordIf(db, { ...of, actor: 'system' }, 'lose_slots', condition),
    ...ledgerAndCouponStatements(
      db,
      { ...settled, facts },
      { preview, state: 'stopped', at, condition },
    ),
    queueMailIf(db, { orderId: order.id, kind: 'slots_lost', subject: line.id, at }, condition),
  ]
}

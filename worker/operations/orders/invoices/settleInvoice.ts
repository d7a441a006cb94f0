import { brokeConstraint, runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { auditIf, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
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
  moveLine,
  moveOrder,
  recordIf,
  recordLineEvent,
  recordOrderEvent,
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
import { settleAmendment } from '../amendments/settleAmendment.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import {
  completionStatements,
  stopFacts,
  ledgerAndCouponStatements,
} from '../settlement/settleLine.ts'
import {
  readSlotReclaim,
  reclaimStatements,
  type SlotReclaim,
} from '#worker/operations/planning/slots/reclaimSlots.ts'

const ATTEMPTS = 4

export interface Settlement {
  /** How the desk knows. */
  reason: string
  /** What is written with it, if it happens. */
  also: (isPaid: ReturnType<typeof happened>) => Statement[]
}

/**
 * Marks an invoice as paid, when the desk has seen the money: the order is booked and its campaigns may run. Campaigns
 * that are over already could not run for want of the payment; their worth comes back as coupons. Billboard slots that
 * were given back meanwhile are booked again; a campaign whose slots somebody else has is stopped, and all that was paid
 * for it comes back as a coupon. Asked again, it does nothing more. Raises invoice_not_found, invoice_not_open.
 */
export async function settleInvoice(
  context: OperationContext,
  invoiceId: string,
  { reason = '', also = () => [] }: Partial<Settlement> = {},
): Promise<{ orderId: string; paidAt: string }> {
  const { db } = context
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice || invoice.kind !== 'invoice') throw new ProductError('invoice_not_found')
  const { orderId, amendmentId } = invoice
  if (amendmentId !== null)
    return await settleAmendment(context, { ...invoice, amendmentId }, { reason, also })
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const now = await findInvoice(db, invoiceId)
    if (now?.state === 'paid' && now.paidAt !== null) return { orderId, paidAt: now.paidAt }
    const stored = await findOrder(db, orderId)
    if (now?.state !== 'open' || !stored || nextOrderState(stored.order.state, 'settle') === null)
      throw new ProductError('invoice_not_open')
    const entries = await listLedger(db, orderId)
    const reclaim = await readSlotReclaim(db, stored, context.now)
    try {
      const facts = { kind: 'order', subjectId: orderId, event: 'settle_invoice', reason } as const
      const audit = deskEntry(context, facts)
      const known = { entries, invoiceId, reclaim, audit, also, now: context.now }
      await runBatch(db, paidStatements(db, stored, known))
    } catch (error) {
      // Somebody has just booked one of the slots: look again which are left.
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
    entries,
    invoiceId,
    reclaim,
    audit,
    also,
    now,
  }: {
    entries: LedgerEntry[]
    invoiceId: string
    reclaim: SlotReclaim
    audit: NewDeskAudit
    also: Settlement['also']
    now: Date
  },
): Statement[] {
  const { order, lines } = stored
  const revision = stored.invoice.revision ?? null
  const at = now.toISOString()
  const change = { id: newId('evt'), orderId: order.id, at, actor: 'admin' as const }
  const campaignsOver = lines.filter(isOver).length
  const isPaid = happened(change)
  const charged = paymentEntries(
    { ...order, lines, revision },
    { reference: invoiceId, at, reversals: reversalCount(entries) },
  )
  const overStatements = lines.flatMap((line) => {
    if (!isOver(line)) return []
    const own = [...entries, ...charged].filter(({ lineId }) => lineId === line.id)
    const usedUntil = new Date(line.stoppedAt ?? line.endsAt ?? at)
    // It was over before the payment, so no part of it ran.
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
  })
  return [
    recordOrderEvent(
      db,
      change,
      'settle',
      isOrderAsKnown(order.id, {
        campaignsOver,
        slotsReleased: reclaim.releasedCount,
        openInvoiceId: invoiceId,
      }),
    ),
    auditIf(db, audit, isPaid),
    ...also(isPaid),
    moveOrder(db, change, { paidAt: at, slotsUntil: null }),
    enterInLedger(db, charged, isPaid),
    setInvoiceState(db, order.id, { state: 'paid', at }, isPaid),
    queueMailIf(db, { orderId: order.id, kind: 'invoice_paid', at }, isPaid),
    ...overStatements,
    ...reclaimStatements(db, stored, reclaim, { at, condition: isPaid }),
    ...reclaim.lost.flatMap((line) =>
      lostStatements(db, order, line, { entries: [...entries, ...charged], now, isPaid }),
    ),
    ...completionStatements(db, order.id, at),
  ]
}

/** A campaign whose slots others have: it is stopped before it ran, so that all of its worth comes back. */
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

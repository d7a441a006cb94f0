import { runBatch, type Statement } from '#database/batch.ts'
import { connect, type Database } from '#database/connection.ts'
import { findInvoice } from '#database/queries/invoices.ts'
import { enterInLedger, listLedger } from '#database/queries/ledger.ts'
import {
  auditIf,
  isPaidBy,
  markInvoiceOrderPaid,
  queueMailIf,
  setInvoiceState,
} from '#database/queries/orderChanges.ts'
import { findOrder, type OrderLineRow, type StoredOrder } from '#database/queries/orders.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { LedgerEntry } from '#domain/ledger/ledgerEntry.ts'
import { paymentEntries } from '#domain/ledger/orderEntries.ts'
import { previewStop } from '#domain/order/stopCampaign.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../env.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { completionStatements, stopFacts, worthStatements } from '../orders/settleLine.ts'

const ATTEMPTS = 4

/**
 * Marks an invoice as paid, when the desk has seen the money: the order is booked and its campaigns may run. Campaigns
 * that are over already could not run for want of the payment; their worth comes back as coupons. Asked again, it does
 * nothing more. Raises invoice_not_found, invoice_not_open.
 */
export async function settleInvoice(
  context: OperationContext,
  invoiceId: string,
): Promise<{ orderId: string; paidAt: string }> {
  const db = connect(context.env.DB)
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice || invoice.kind !== 'invoice') throw new ProductError('invoice_not_found')
  const { orderId } = invoice
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const now = await findInvoice(db, invoiceId)
    if (now?.state === 'paid' && now.paidAt !== null) return { orderId, paidAt: now.paidAt }
    const stored = await findOrder(db, orderId)
    if (now?.state !== 'open' || stored?.order.state !== 'awaiting_invoice_payment')
      throw new ProductError('invoice_not_open')
    const entries = await listLedger(db, orderId)
    await runBatch(db, paidStatements(db, stored, { entries, invoiceId, now: context.now }))
    context.waitUntil(sendDueMails(context, { orderId }))
  }
  throw new ProductError('unavailable')
}

const isOver = ({ state }: OrderLineRow) => state === 'stopped' || state === 'ended'

function paidStatements(
  db: Database,
  stored: StoredOrder,
  { entries, invoiceId, now }: { entries: LedgerEntry[]; invoiceId: string; now: Date },
): Statement[] {
  const { order, lines } = stored
  const at = now.toISOString()
  const settledBy = newId('evt')
  const linesOver = lines.filter(isOver).length
  const isPaid = isPaidBy(order.id, settledBy)
  const charged = paymentEntries({ ...order, lines }, { reference: invoiceId, at })
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
    return worthStatements(
      db,
      { ...settled, facts },
      { preview, state: 'ended', at, condition: isPaid },
    )
  })
  return [
    markInvoiceOrderPaid(db, { orderId: order.id, settledBy, at, linesOver }),
    enterInLedger(db, charged, isPaid),
    setInvoiceState(db, order.id, { state: 'paid', at }, isPaid),
    auditIf(
      db,
      {
        orderId: order.id,
        at,
        actor: 'admin',
        event: 'settle',
        fromState: order.state,
        toState: 'booked',
      },
      isPaid,
    ),
    queueMailIf(db, { orderId: order.id, kind: 'invoice_paid', at }, isPaid),
    ...overStatements,
    ...completionStatements(db, order.id, at),
  ]
}

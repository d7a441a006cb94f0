import { runBatch, type Statement } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { canBePaid, findAmendment, moveAmendment } from '#database/queries/amendments.ts'
import { bookAmendedSlots } from '#database/queries/amendmentSlots.ts'
import { auditIf } from '#database/queries/deskAudit.ts'
import { findInvoice, payInvoice } from '#database/queries/invoices.ts'
import { enterInLedger } from '#database/queries/ledger.ts'
import { changeLinePlan } from '#database/queries/lineChanges.ts'
import { queueMailIf } from '#database/queries/orderChanges.ts'
import {
  findOrder,
  type InvoiceRow,
  type OrderLineRow,
  type OrderRow,
} from '#database/queries/orders.ts'
import { happened, recordIf } from '#database/queries/recordedChange.ts'
import { flightInstants } from '#domain/calendar/flight.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { extraPaid } from '#domain/ledger/amendmentEntries.ts'
import { amendScope, paidChange } from '#domain/order/amendment.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { rebuildSoon } from '../delivery/rebuildBooks.ts'
import { deskEntry } from '../identity/deskEntry.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { amendedMoney } from './amendmentMoney.ts'

/**
 * What was agreed on more is paid: the change is in force. Start and formats stay as they are when the campaign has begun
 * meanwhile. Raises invoice_not_open when it was taken back, or the campaign is over.
 */
export async function settleAmendment(
  context: OperationContext,
  invoice: InvoiceRow & { amendmentId: string },
  { reason, also }: { reason: string; also: (isPaid: ReturnType<typeof happened>) => Statement[] },
): Promise<{ orderId: string; paidAt: string }> {
  const db = connect(context.env.DB)
  const { orderId, amendmentId } = invoice
  const [amendment, stored] = await Promise.all([
    findAmendment(db, amendmentId),
    findOrder(db, orderId),
  ])
  const line = stored?.lines.find(({ id }) => id === amendment?.lineId)
  const money = amendment && stored ? amendedMoney(amendment, stored.order) : null
  if (!amendment || !stored || !line || !money) throw new ProductError('invoice_not_open')
  const at = context.now.toISOString()
  const details = { amendmentId, toUsdMinor: amendment.toUsdMinor }
  const change = {
    id: newId('evt'),
    orderId,
    lineId: line.id,
    at,
    actor: 'admin' as const,
    details,
  }
  const to = newPlanOf({ order: stored.order, line }, amendment, context.now)
  if (to) {
    const isPaid = happened(change)
    const facts = { kind: 'order', subjectId: orderId, event: 'settle_invoice', reason } as const
    const subject = `${line.id}:${amendmentId}`
    await runBatch(db, [
      recordIf(db, change, 'pay_amendment', canBePaid(amendment, line)),
      auditIf(db, deskEntry(context, facts), isPaid),
      ...also(isPaid),
      moveAmendment(db, amendmentId, { state: 'in_force' }, isPaid),
      enterInLedger(db, extraPaid(money, { reference: invoice.id, at }), isPaid),
      payInvoice(db, { id: invoice.id, at }, isPaid),
      changeLinePlan(db, change, to),
      ...bookAmendedSlots(db, { order: stored.order, line, slots: amendment.slots }, isPaid),
      queueMailIf(db, { orderId, kind: 'amendment_in_force', subject, at }, isPaid),
    ])
  }
  const paid = await findInvoice(db, invoice.id)
  if (paid?.state !== 'paid' || paid.paidAt === null) throw new ProductError('invoice_not_open')
  context.waitUntil(sendDueMails(context, { orderId }))
  rebuildSoon(context, line.mediaType)
  return { orderId, paidAt: paid.paidAt }
}

/** What the line becomes; null when it is over, or was paid already. */
function newPlanOf(
  { order, line }: { order: OrderRow; line: OrderLineRow },
  amendment: Parameters<typeof paidChange>[0],
  now: Date,
) {
  const { impressions: booked } = line
  const plan = line.plan ?? null
  const { state: orderState, slotsUntil } = order
  const standing = { ...line, plan, orderState, slotsUntil, extension: line.extension ?? null }
  const scope = amendScope(standing, now)
  if (!plan || !booked || scope === null) return null
  const to = paidChange(amendment, { plan, booked, scope })
  return { ...to, ...flightInstants(to.plan.runtime) }
}

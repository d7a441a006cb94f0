import { formatMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  findAmendment,
  findAmendmentInvoice,
  isAmendment,
  listDueAmendments,
  moveAmendment,
  type AmendmentRow,
} from '#database/queries/orders/amendments.ts'
import { releaseAmendmentHold } from '#database/queries/orders/amendmentSlots.ts'
import { auditIf, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { insertCreditNoteIf, voidInvoice } from '#database/queries/orders/invoices.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { queueMailIf } from '#database/queries/orders/orderChanges.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { abandonPayments } from '#database/queries/orders/payments/payments.ts'
import { happened, hasHappened, recordIf } from '#database/queries/foundation/recordedChange.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { extraReleased } from '#domain/orders/ledger/amendmentEntries.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openDeskLine } from '../orders/openOwnOrder.ts'
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { log } from '#worker/platform/log.ts'
import { amendedMoney } from '../payments/amendmentMoney.ts'
import { openAmendment, readAmendment, type AmendmentKey } from './readAmendment.ts'
import { isPaidAfterAll } from '../payments/isPaidAfterAll.ts'

export const AMENDMENTS_A_RUN = 50

/**
 * Closes unanswered amendments past their deadline, withdraws those not paid by their due date, and both when their
 * campaign has ended; except those that a card has paid after all. Runs by cron; safe to repeat.
 */
export async function closeAmendments(context: OperationContext): Promise<number> {
  const { db } = context
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const now = context.now.toISOString()
  const due = await listDueAmendments(db, { now, today, limit: AMENDMENTS_A_RUN })
  let closed = 0
  for (const amendment of due) {
    const state = amendment.state === 'proposed' ? 'expired' : 'withdrawn'
    try {
      const how = { state, actor: 'system', audit: null, reason: NOT_PAID } as const
      if (await close(context, amendment, how)) closed += 1
    } catch (error) {
      log('warn', 'change not closed', { amendmentId: amendment.id, message: reasonOf(error) })
    }
  }
  return closed
}

const NOT_PAID = 'The change was not paid in time.'

/**
 * Withdraws an amendment that is not in force, as the desk. Raises order_not_found, amendment_not_found,
 * amendment_closed.
 */
export async function withdrawAmendment(
  context: OperationContext,
  { orderId, amendmentId, reason }: { orderId: string; amendmentId: string; reason: string },
): Promise<{ id: string }> {
  const { db } = context
  const amendment = await findAmendment(db, amendmentId)
  if (amendment?.orderId !== orderId) throw new ProductError('amendment_not_found')
  const key = { orderId, lineId: amendment.lineId }
  const { audit } = await openDeskLine(context, key, { event: 'withdraw_amendment', reason })
  const how = { state: 'withdrawn', actor: 'admin', audit, reason } as const
  if (!(await close(context, amendment, how))) throw new ProductError('amendment_closed')
  return { id: amendmentId }
}

/**
 * Withdraws a buyer's own unpaid change; does nothing if it is withdrawn already. Raises amendment_not_found,
 * amendment_closed when it is in force.
 */
export async function withdrawOwnChange(
  context: OperationContext,
  key: AmendmentKey,
): Promise<AmendmentView> {
  const { amendment, canAnswer } = await openAmendment(context, key)
  if (!canAnswer || amendment.madeBy !== 'buyer') throw new ProductError('amendment_not_found')
  const how = { state: 'withdrawn', actor: 'buyer', audit: null, reason: TAKEN_BACK } as const
  await close(context, amendment, how)
  const view = await readAmendment(context, key)
  if (view.state !== 'withdrawn') throw new ProductError('amendment_closed')
  return view
}

const TAKEN_BACK = 'The buyer withdrew the change.'

interface Closing {
  state: 'expired' | 'withdrawn'
  actor: 'system' | 'admin' | 'buyer'
  audit: NewDeskAudit | null
  reason: string
}

async function close(
  context: OperationContext,
  amendment: AmendmentRow,
  { state, actor, audit, reason }: Closing,
): Promise<boolean> {
  const { id, orderId, lineId, state: before } = amendment
  if (before !== 'proposed' && before !== 'awaiting_payment') return false
  const card = { orderId, amendmentId: id }
  if (before === 'awaiting_payment' && (await isPaidAfterAll(context, card))) return false
  const { db } = context
  const at = context.now.toISOString()
  const change = { id: newId('evt'), orderId, lineId, at, actor, details: { amendmentId: id } }
  const isClosed = happened(change)
  const event = state === 'expired' ? 'expire_amendment' : 'withdraw_amendment'
  await runBatch(db, [
    recordIf(db, change, event, isAmendment(id, before)),
    moveAmendment(db, id, { state }, isClosed),
    releaseAmendmentHold(db, lineId, isClosed),
    ...(audit ? [auditIf(db, audit, isClosed)] : []),
    ...(before === 'awaiting_payment'
      ? await takenBackStatements(context, db, { amendment, reason, isClosed })
      : []),
  ])
  context.waitUntil(sendDueMails(context, { orderId }))
  return await hasHappened(db, change)
}

/** A credit note cancels its invoice, and nothing of it is due. */
async function takenBackStatements(
  context: OperationContext,
  db: Database,
  {
    amendment,
    reason,
    isClosed,
  }: { amendment: AmendmentRow; reason: string; isClosed: ReturnType<typeof happened> },
): Promise<Statement[]> {
  const { id, orderId, lineId } = amendment
  const [invoice, stored] = await Promise.all([
    findAmendmentInvoice(db, id),
    findOrder(db, orderId),
  ])
  const money = stored ? amendedMoney(amendment, stored.order) : null
  if (!invoice || !money) return []
  const at = context.now.toISOString()
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const subject = formatMailSubject(lineId, id)
  return [
    enterInLedger(db, extraReleased(money, at), isClosed),
    insertCreditNoteIf(db, { id: newId('inv'), of: invoice.id, reason, at, today }, isClosed),
    voidInvoice(db, invoice.id, isClosed),
    abandonPayments(db, { orderId, amendmentId: id }, isClosed),
    queueMailIf(db, { orderId, kind: 'amendment_withdrawn', subject, at }, isClosed),
  ]
}

import { runBatch } from '#database/batch.ts'
import {
  findDisputedPayment,
  isDisputeNews,
  isOrderHalted,
  recordDispute,
} from '#database/queries/orders/payments/disputes.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { recordIf } from '#database/queries/foundation/recordedChange.ts'
import { disputeEntry } from '#domain/orders/ledger/disputeEntries.ts'
import { dollarsOf } from '#domain/foundation/money/convert.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import type { DisputeNews } from '#domain/orders/payment/dispute.ts'
import { announceChange, announceHalt } from '#worker/adapters/delivery/announceDelivery.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { raiseAlert, resolveAlert } from '#worker/operations/foundation/raiseAlert.ts'

/**
 * Records a gateway's report of a chargeback, once and in any order: flags the order, enters the moved money in the
 * ledger, and runs its campaigns only while no dispute is open or lost. A late report never reverts a decision.
 */
export async function applyDisputeNews(
  context: OperationContext,
  news: DisputeNews,
): Promise<'applied' | 'unknown_payment'> {
  const { db } = context
  const payment = await findDisputedPayment(db, news)
  const stored = payment && (await findOrder(db, payment.orderId))
  if (!payment || !stored) return 'unknown_payment'
  const { id: paymentId, orderId } = payment
  const at = context.now.toISOString()
  const { disputeId, state, moved, amountMinor, reason } = news
  const currency = CURRENCIES.find((one) => one === news.currency) ?? payment.currency
  const amountUsdMinor = dollarsOf(amountMinor, stored.order.perUsdMicros)
  const change = {
    id: newId('evt'),
    orderId,
    at,
    actor: 'payment' as const,
    details: { disputeId, amountMinor, currency, reason },
  }
  const money = { orderId, disputeId, amountUsdMinor, amountMinor, currency, at }
  await runBatch(db, [
    recordIf(db, change, `dispute_${state}`, isDisputeNews(news)),
    recordDispute(db, news, { orderId, paymentId, at }),
    ...(moved === null ? [] : [enterInLedger(db, [disputeEntry(moved, money)])]),
  ])
  await followDispute(context, { orderId, lineIds: stored.lines.map(({ id }) => id), news })
  return 'applied'
}

async function followDispute(
  context: OperationContext,
  { orderId, lineIds, news }: { orderId: string; lineIds: readonly string[]; news: DisputeNews },
): Promise<void> {
  const { disputeId, state, evidenceDueAt } = news
  const isHalted = await isOrderHalted(context.db, orderId)
  if (isHalted) for (const lineId of lineIds) await announceHalt(context, lineId)
  else announceChange(context)
  const key = `dispute:${disputeId}`
  if (state === 'won' || state === 'closed') return await resolveAlert(context, key)
  await raiseAlert(context, {
    key,
    summary: `Payment of order ${orderId} is disputed`,
    detail: [
      `Dispute ${disputeId} is ${state}.`,
      isHalted ? 'Its campaigns are halted.' : 'Its campaigns still run.',
      evidenceDueAt === null ? '' : `Evidence is due by ${evidenceDueAt}.`,
    ].join('\n'),
  })
}

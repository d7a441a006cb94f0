import { runBatch } from '#database/batch.ts'
import { findOrder } from '#database/queries/orders/orders.ts'
import { findPayment } from '#database/queries/orders/payments/payments.ts'
import {
  clearFailedCharges,
  countFailedCharge,
  isRunIn,
  moveRun,
  type RunRow,
  type RunWithStanding,
} from '#database/queries/orders/standingOrders.ts'
import { cardVault } from '#worker/adapters/payment/gateway.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { applyPaymentEvent } from '../payments/applyPaymentEvent.ts'
import { startCardPayment } from '../payments/startPayment.ts'
import { standingBasis } from './standingBasis.ts'
import { standingNews } from './standingNews.ts'

/**
 * Charges a placed run to the saved card without its holder, as the holder consented. Safe to repeat: the payment is
 * the order's only one, and the gateway makes one charge of it. False while the gateway has not decided.
 */
export async function chargeRun(
  context: OperationContext,
  { run, standing }: RunWithStanding,
): Promise<boolean> {
  const stored = run.orderId === null ? undefined : await findOrder(context.db, run.orderId)
  if (!stored) return await fail(context, { run, standing })
  const { state } = stored.order
  if (state === 'cancelled') return await fail(context, { run, standing })
  if (state !== 'awaiting_payment') return await settle(context, { run, standing })
  if (standing.state === 'ended') return await leave(context, run)
  const basis = await standingBasis(context, standing)
  if ('state' in basis || basis.card === null) return await fail(context, { run, standing })
  const { as, card } = basis
  const { totalMinor: amountMinor } = stored.invoice
  const { paymentId } = await startCardPayment(as, stored.order, { amendmentId: null, amountMinor })
  const payment = await findPayment(context.db, paymentId)
  if (!payment?.gatewayPaymentId) throw new Error('The payment has no id at the gateway.')
  if (payment.state !== 'open') return await fail(context, { run, standing })
  const { gatewayPaymentId } = payment
  const { outcome, declineCode } = await cardVault(context.settings).chargeOffSession(
    { paymentId, gatewayPaymentId },
    card,
  )
  if (outcome === 'processing') return false
  await applyPaymentEvent(context, {
    gateway: payment.gateway,
    eventId: `${paymentId}_off_session`,
    paymentId,
    type: outcome,
    occurredAt: context.now.toISOString(),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    declineCode,
  })
  return outcome === 'succeeded'
    ? await settle(context, { run, standing })
    : await fail(context, { run, standing })
}

async function settle(
  { db }: OperationContext,
  { run, standing }: RunWithStanding,
): Promise<boolean> {
  await runBatch(db, [
    clearFailedCharges(db, standing.id, isRunIn(run.id, 'ordered')),
    moveRun(db, run.id, 'ordered', { state: 'paid' }),
  ])
  return true
}

/** Charges nothing: its buyer canceled after the order was placed, which is canceled unless they pay it. */
async function leave({ db }: OperationContext, run: RunRow): Promise<boolean> {
  const reason = 'The standing order was canceled before the charge.'
  await runBatch(db, [moveRun(db, run.id, 'ordered', { state: 'unpaid', reason })])
  return true
}

/** The order stays unpaid with a link to pay; the second failure in a row pauses the standing order. */
async function fail(
  context: OperationContext,
  { run, standing }: RunWithStanding,
): Promise<boolean> {
  const { db } = context
  const condition = isRunIn(run.id, 'ordered')
  await runBatch(db, [
    countFailedCharge(db, standing.id, 'The card could not be charged twice in a row.', condition),
    ...(await standingNews(context, { standing, run, event: 'unpaid', condition })),
    moveRun(db, run.id, 'ordered', {
      state: 'unpaid',
      reason: 'The card could not be charged without you.',
    }),
  ])
  return true
}

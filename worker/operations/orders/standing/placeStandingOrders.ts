import { brokeConstraint, runBatch } from '#database/batch.ts'
import {
  extendPayBy,
  isRunIn,
  isStandingActive,
  listRunsDue,
  moveRun,
  NO_RUN,
  refuseWithoutRun,
  type RunRow,
  type RunWithStanding,
} from '#database/queries/orders/standingOrders.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { PAY_DAYS, standingSession } from '#domain/orders/standing/standingOrder.ts'
import { quoteCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { sendConfirmation } from '../mail/sendConfirmation.ts'
import { bookCart, quoteRequestOf } from '../orders/bookCart.ts'
import { refusalOfTotal, stopStanding } from './announceStandingOrders.ts'
import { chargeRun } from './chargeRun.ts'
import { standingBasis, type StandingBasis } from './standingBasis.ts'
import { standingCart } from './standingCart.ts'
import { standingNews } from './standingNews.ts'

const RUNS_A_RUN = 10
const DAY_MS = 24 * 60 * 60_000

/**
 * Job: places the announced orders of the day, once per standing order and month, and charges them. A run that was
 * placed and not charged is charged by the next job. Returns how many runs it moved on.
 */
export async function placeStandingOrders(context: OperationContext): Promise<number> {
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const due = { today, limit: RUNS_A_RUN }
  const announced = await listRunsDue(context.db, { ...due, state: 'announced' })
  const placed = await each(announced, async (found) => await placeRun(context, found))
  const ordered = await listRunsDue(context.db, { ...due, state: 'ordered' })
  return placed + (await each(ordered, async (found) => await chargeRun(context, found)))
}

/** Handles runs one by one: an error of one delays only that one. Returns how many moved on. */
async function each(
  found: readonly RunWithStanding[],
  handle: (one: RunWithStanding) => Promise<boolean>,
): Promise<number> {
  let moved = 0
  for (const one of found) {
    try {
      if (await handle(one)) moved += 1
    } catch (error) {
      log('error', 'standing order failed', { runId: one.run.id, message: reasonOf(error) })
    }
  }
  return moved
}

async function placeRun(
  context: OperationContext,
  { run, standing }: RunWithStanding,
): Promise<boolean> {
  if (standing.state !== 'active') {
    // Its buyer knows that it was stopped.
    await runBatch(context.db, [moveRun(context.db, run.id, 'announced', { state: 'skipped' })])
    return true
  }
  const basis = await standingBasis(context, standing)
  if ('state' in basis) {
    await stopStanding(context, standing, basis)
    return await hold(context, { run, standing }, basis.reason)
  }
  try {
    const refusal = await orderRun(basis, { run, standing })
    return refusal === null || (await hold(context, { run, standing }, refusal))
  } catch (error) {
    // Skipped, canceled or placed by another job meanwhile.
    if (brokeConstraint(error, NO_RUN) || brokeConstraint(error, 'idempotency_keys')) return false
    if (error instanceof ProductError)
      return await hold(context, { run, standing }, errorMessage(error))
    throw error
  }
}

/** Writes the order in one batch with the run's state; returns why not where its total is beyond the consent. */
async function orderRun(
  { as, before }: StandingBasis,
  { run, standing }: RunWithStanding,
): Promise<string | null> {
  const { db, now } = as
  const cart = standingCart(before.order, run.items, standing)
  const sessionId = standingSession(standing.id)
  const { quote } = await quoteCart(as, quoteRequestOf(sessionId, cart))
  const { totalMinor } = quote.totals
  const refusal = refusalOfTotal(totalMinor, standing) ?? refusalOfRise(totalMinor, run, quote)
  if (refusal !== null) return refusal
  const attempt = {
    sessionId,
    accountId: standing.accountId,
    idempotencyKey: run.id,
    requestHash: run.id,
  }
  const payBy = new Date(now.getTime() + PAY_DAYS * DAY_MS).toISOString()
  const order = { ...cart, expectedTotalMinor: totalMinor }
  const stored = await bookCart(as, order, attempt, (orderId) => ({
    before: [
      moveRun(
        db,
        run.id,
        'announced',
        { state: 'ordered', orderId },
        isStandingActive(standing.id),
      ),
      refuseWithoutRun(db, run.id, orderId),
    ],
    after: [extendPayBy(db, orderId, payBy)],
  }))
  if (stored.order.payBy === null) as.waitUntil(sendConfirmation(as, stored))
  return null
}

function refusalOfRise(
  totalMinor: number,
  run: RunRow,
  { currency }: { currency: Parameters<typeof formatMoney>[0]['currency'] },
): string | null {
  if (totalMinor <= run.totalMinor) return null
  const [total, announced] = [totalMinor, run.totalMinor].map((amountMinor) =>
    formatMoney({ amountMinor, currency }),
  )
  return `The total has risen to ${total} with tax since we announced ${announced}.`
}

/** Orders nothing this month, and tells the account why. */
async function hold(
  context: OperationContext,
  { run, standing }: RunWithStanding,
  reason: string,
): Promise<boolean> {
  const { db } = context
  const isMoved = isRunIn(run.id, 'announced')
  const news = await standingNews(context, { standing, run, event: 'held', condition: isMoved })
  await runBatch(db, [...news, moveRun(db, run.id, 'announced', { state: 'held', reason })])
  return true
}

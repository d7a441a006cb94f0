import { runBatch } from '#database/batch.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import {
  insertRun,
  isRun,
  listStandingDue,
  moveStanding,
  setNextOn,
  type RunRow,
  type StandingRow,
} from '#database/queries/orders/standingOrders.ts'
import { cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { nextRun, NOTICE_DAYS, standingSession } from '#domain/orders/standing/standingOrder.ts'
import { newId } from '#worker/adapters/ids.ts'
import { quoteCart } from '#worker/operations/commerce/cart/quoteCart.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { quoteRequestOf } from '../orders/bookCart.ts'
import { renewLines } from '../orders/renewOrder.ts'
import { standingBasis, type StandingBasis, type StandingStop } from './standingBasis.ts'
import { standingCart } from './standingCart.ts'
import { standingNews } from './standingNews.ts'

export const STANDING_A_RUN = 20

/**
 * Job: prices the next order of each standing order a week ahead and announces it by email and bell, once a month each.
 * Ends those that are over. Returns how many it moved on.
 */
export async function announceStandingOrders(context: OperationContext): Promise<number> {
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const until = addDays(today, NOTICE_DAYS)
  const due = await listStandingDue(context.db, { until, limit: STANDING_A_RUN })
  let moved = 0
  for (const standing of due) {
    try {
      await announce(context, standing, today)
      moved += 1
    } catch (error) {
      log('error', 'standing order not announced', { id: standing.id, message: reasonOf(error) })
    }
  }
  return moved
}

async function announce(
  context: OperationContext,
  standing: StandingRow,
  today: string,
): Promise<void> {
  const next = nextRun(standing, today)
  if (next.is === 'over')
    return await stopStanding(context, standing, {
      state: 'ended',
      reason: 'It has reached its end date.',
    })
  if (next.is === 'waiting')
    // Its planned day was too long ago: the month is left out.
    return void (await moveStanding(context.db, standing.id, ['active'], {
      nextOn: next.plannedOn,
    }))
  const basis = await standingBasis(context, standing)
  if ('state' in basis) return await stopStanding(context, standing, basis)
  const run: RunRow = {
    id: newId('str'),
    standingId: standing.id,
    month: next.plannedOn.slice(0, 7),
    orderOn: next.orderOn,
    announcedAt: context.now.toISOString(),
    orderId: null,
    ...(await repriced(basis, standing, next.orderOn)),
  }
  const { db } = context
  const event = run.state === 'held' ? 'held' : 'announced'
  await runBatch(db, [
    insertRun(db, run, standing.nextOn),
    ...(await standingNews(context, { standing, run, event, condition: isRun(run.id) })),
    setNextOn(db, standing.id, next.nextOn, isRun(run.id)),
  ])
}

/** The order of a day at today's prices and slots; `held` with the reason where it cannot be ordered. */
async function repriced(
  { as, before }: StandingBasis,
  standing: StandingRow,
  orderOn: string,
): Promise<Pick<RunRow, 'items' | 'notes' | 'totalMinor' | 'state' | 'reason'>> {
  const onTheDay = { ...as, now: new Date(`${orderOn}T12:00:00.000Z`) }
  const { items: renewed, campaigns, notOffered } = await renewLines(onTheDay, before.lines)
  const items = renewed.map((item, at) => cartEntry(item, `cart_${at + 1}`))
  const notes = [
    ...campaigns.flatMap(({ name, notes: own }) => own.map((note) => `${name}: ${note}`)),
    ...notOffered.map((name) => `${name}: no longer offered and left out.`),
  ]
  if (items.length === 0)
    return { items, notes, totalMinor: 0, state: 'held', reason: 'Nothing of it is still offered.' }
  const cart = standingCart(before.order, items, standing)
  const { quote } = await quoteCart(as, quoteRequestOf(standingSession(standing.id), cart))
  const { totalMinor } = quote.totals
  const [issue] = [...quote.issues, ...quote.lines.flatMap(({ issues }) => issues)]
  const reason = issue?.message ?? refusalOfTotal(totalMinor, standing)
  return { items, notes, totalMinor, state: reason === null ? 'announced' : 'held', reason }
}

/** Why a total may not be ordered without asking again; null for one within the consent. */
export function refusalOfTotal(
  totalMinor: number,
  { maxTotalMinor, currency }: Pick<StandingRow, 'maxTotalMinor' | 'currency'>,
): string | null {
  if (totalMinor <= maxTotalMinor) return null
  const total = formatMoney({ amountMinor: totalMinor, currency })
  const max = formatMoney({ amountMinor: maxTotalMinor, currency })
  return `The total is ${total} with tax, more than the ${max} that you agreed to.`
}

/** Pauses or ends an active standing order, and notifies its account. */
export async function stopStanding(
  context: OperationContext,
  standing: StandingRow,
  { state, reason }: StandingStop,
): Promise<void> {
  const { db, now } = context
  const endedAt = state === 'ended' ? now.toISOString() : null
  if (!(await moveStanding(db, standing.id, ['active'], { state, reason, endedAt }))) return
  await runBatch(
    db,
    await standingNews(context, { standing, run: null, event: state, condition: ALWAYS }),
  )
}

import { type Deliveries, homeOf, readHomes } from '#database/deliveries.ts'
import { countCompletions } from '#database/queries/delivery/completions.ts'
import { listReportedScreens } from '#database/queries/delivery/deliveryReport.ts'
import { lastScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import {
  listRunningLinesOfAccounts,
  notifyOfLine,
} from '#database/queries/orders/orderNotifications.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import { isOnScreens, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { isPaused } from '#domain/orders/order/pause/pauseLine.ts'
import { hourOf } from '#domain/reporting/figures/zoneClock.ts'
import {
  COMPLETION_DAYS,
  DARK_HOURS,
  isLowCompletion,
  newlyDarkScreens,
} from '#domain/reporting/plays/playNews.ts'
import { deliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { writeAndPush } from '#worker/operations/orders/writeAndPush.ts'

const LINES_A_RUN = 100
const HOUR_MS = 3_600_000

/**
 * Job: notifies buyers of spots with a low completion rate, once per campaign, and of screens that went dark.
 * Continues after a line; returns the line after which the next run continues, null at the end. Safe to repeat.
 */
export async function notifyOfPlays(
  context: OperationContext,
  from = '',
): Promise<{ notified: number; next: string | null }> {
  const { db, now } = context
  const page = await listRunningLinesOfAccounts(db, from, LINES_A_RUN)
  const shown = page.filter(({ line }) => !isPaused(line))
  const spots = shown.filter(({ line }) => isSpot(line.mediaType)).map(({ line }) => line.id)
  const fromHour = hourOf(now.toISOString()) - COMPLETION_DAYS * 24
  const deliveries = await deliveriesOf(context)
  const counted = await readHomes(deliveries, spots, (home, lineIds) =>
    countCompletions(home, lineIds, fromHour),
  )
  const completions = new Map(counted.map(({ lineId, ...counts }) => [lineId, counts]))
  const at = now.toISOString()
  const news: Parameters<typeof writeAndPush>[1][number][] = []
  for (const { line, order } of shown) {
    const event = isOnScreens(line.mediaType)
      ? await darkScreens(context, deliveries, line)
      : lowCompletion(line, completions.get(line.id))
    if (!event) continue
    const statement = notifyOfLine(db, { ...event, id: newId('ntf'), lineId: line.id, at })
    news.push({ statement, orderId: order.id })
  }
  await writeAndPush(context, news)
  const last = page.at(-1)
  return { notified: news.length, next: page.length < LINES_A_RUN || !last ? null : last.line.id }
}

type PlayNews = Pick<Parameters<typeof notifyOfLine>[1], 'kind' | 'eventKey' | 'facts'>

function lowCompletion(
  { id }: OrderLineRow,
  counts: { starts: number; completes: number } | undefined,
): PlayNews | null {
  return counts && isLowCompletion(counts)
    ? { kind: 'low_completion', eventKey: id, facts: counts }
    : null
}

async function darkScreens(
  { db, now }: OperationContext,
  deliveries: Deliveries,
  { id, plan, startsAt }: OrderLineRow,
): Promise<PlayNews | null> {
  if (!plan || !startsAt) return null
  const sinceMs = now.getTime() - 2 * DARK_HOURS * HOUR_MS
  const played = await lastScreenPlays(homeOf(deliveries, id), id, sinceMs)
  const dark = newlyDarkScreens(played, { plan, startsAt, now })
  const [first] = await listReportedScreens(db, dark)
  if (!first) return null
  return {
    kind: 'screen_dark',
    eventKey: `${id}:${now.toISOString().slice(0, 10)}`,
    facts: { screenName: first.name, others: dark.length - 1 },
  }
}

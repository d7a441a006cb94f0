import { readHomes } from '#database/deliveries.ts'
import { countDays } from '#database/queries/delivery/deliveryReport.ts'
import { RECENT_DAYS } from '#domain/orders/order/orderList.types.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { hourOf } from '#domain/reporting/figures/zoneClock.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Deliveries of lines on each of the last days (UTC); nothing for lines without any. */
export async function recentDays(
  context: Pick<OperationContext, 'env' | 'db' | 'now'>,
  lines: readonly { lineId: string; deliveredImpressions: number }[],
): Promise<(lineId: string) => number[]> {
  const lineIds = lines
    .filter(({ deliveredImpressions }) => deliveredImpressions > 0)
    .map(({ lineId }) => lineId)
  if (lineIds.length === 0) return () => []
  const today = context.now.toISOString().slice(0, 10)
  const first = addDays(today, 1 - RECENT_DAYS)
  const since = hourOf(`${first}T00:00:00Z`)
  const rows = await readHomes(await nearDeliveriesOf(context), lineIds, (db, own) =>
    countDays(db, own, since),
  )
  const counts = new Map(rows.map(({ lineId, day, count }) => [`${lineId} ${day}`, count]))
  return (lineId) => {
    const days = Array.from({ length: RECENT_DAYS }, (_, at) => addDays(first, at))
    const values = days.map((day) => counts.get(`${lineId} ${day}`) ?? 0)
    return values.some((value) => value > 0) ? values : []
  }
}

import { countDays } from '#database/queries/delivery/deliveryReport.ts'
import { RECENT_DAYS } from '#domain/orders/order/orderList.types.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { hourOf } from '#domain/reporting/figures/zoneClock.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** What lines have delivered on each of the last days (UTC); nothing for those that never delivered. */
export async function recentDays(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  lines: readonly { lineId: string; deliveredImpressions: number }[],
): Promise<(lineId: string) => number[]> {
  const lineIds = lines
    .filter(({ deliveredImpressions }) => deliveredImpressions > 0)
    .map(({ lineId }) => lineId)
  if (lineIds.length === 0) return () => []
  const today = now.toISOString().slice(0, 10)
  const first = addDays(today, 1 - RECENT_DAYS)
  const rows = await countDays(db, lineIds, hourOf(`${first}T00:00:00Z`))
  const counts = new Map(rows.map(({ lineId, day, count }) => [`${lineId} ${day}`, count]))
  return (lineId) => {
    const days = Array.from({ length: RECENT_DAYS }, (_, at) => addDays(first, at))
    const values = days.map((day) => counts.get(`${lineId} ${day}`) ?? 0)
    return values.some((value) => value > 0) ? values : []
  }
}

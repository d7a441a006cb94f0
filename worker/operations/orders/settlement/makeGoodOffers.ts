import { listLedger } from '#database/queries/orders/ledger.ts'
import type { OrderLineRow, OrderRow } from '#database/queries/orders/orders.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { makeGoodOffer } from '#domain/orders/order/changes/makeGood.ts'
import type { MakeGoodOffer } from '#domain/orders/order/changes/makeGood.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { stopFacts, type SettledLine } from './settleLine.ts'

/** The open make-good choice of a line that fell short; null if there is none. */
export function offerOf(settled: SettledLine, now: Date): MakeGoodOffer | null {
  const { line } = settled
  if (!line.plan) return null
  const today = todayIn(line.plan.runtime.timeZone, now)
  return makeGoodOffer(line, stopFacts(settled), { now, today })
}

/** Open make-good choices of an order's lines. */
export async function makeGoodOffers(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  { order, lines }: { order: OrderRow; lines: readonly OrderLineRow[] },
): Promise<MakeGoodOffer[]> {
  const asked = lines.filter(({ state }) => state === 'fell_short')
  if (asked.length === 0) return []
  const entries = await listLedger(db, order.id)
  return asked.flatMap((line) => {
    const own = entries.filter(({ lineId }) => lineId === line.id)
    return offerOf({ order, line, entries: own }, now) ?? []
  })
}

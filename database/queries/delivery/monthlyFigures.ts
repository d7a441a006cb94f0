import { sql } from 'drizzle-orm'
import { inScope, type OrderScope } from '#database/queries/accounts/teamOrders.ts'
import type { Database } from '#database/connection.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { MonthlyFigure } from '#domain/orders/calendar/monthlyFigures.ts'

/** Delivered value of a scope's lines by month and medium, since a month. */
export async function listMonthlySpend(
  db: Database,
  scope: OrderScope,
  since: string,
): Promise<Omit<MonthlyFigure, 'delivered'>[]> {
  return await db.all(sql`
    select substr(e.at, 1, 7) as month, o.media_type as mediaType,
      sum(e.amount_usd_minor) as spentUsdMinor
    from order_list o cross join ledger_entries e on e.line_id = o.line_id
    where ${inScope(scope, sql`o.order_id`, sql`o.account_id`)} and e.kind = 'delivered' and e.at >= ${since}
    group by 1, 2`)
}

/** The lines of a scope with their media. */
export async function listLinesOfScope(
  db: Database,
  scope: OrderScope,
): Promise<{ lineId: string; mediaType: MediaType }[]> {
  return await db.all(sql`
    select o.line_id as lineId, o.media_type as mediaType from order_list o
    where ${inScope(scope, sql`o.order_id`, sql`o.account_id`)}`)
}

/** Valid impressions and plays of lines on closed days by month, since a day. */
export async function countMonths(
  db: Database,
  lineIds: readonly string[],
  since: string,
): Promise<{ lineId: string; month: string; delivered: number }[]> {
  return await db.all(sql`
    select d.line_id as lineId, substr(d.day, 1, 7) as month, sum(d.count) as delivered
    from json_each(${JSON.stringify(lineIds)}) asked cross join delivery_closed_days d
      on d.line_id = asked.value and d.day >= ${since} and d.kind in ('impression', 'play')
    group by 1, 2`)
}

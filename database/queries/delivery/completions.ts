import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { hourKey } from '#domain/reporting/figures/zoneClock.ts'

/** Valid started and complete plays of lines since an hour, by line. */
export async function countCompletions(
  db: Database,
  lineIds: readonly string[],
  fromHour: number,
): Promise<{ lineId: string; starts: number; completes: number }[]> {
  return await db.all(sql`
    select h.line_id as lineId, sum(case when h.kind = 'start' then h.count else 0 end) as starts,
      sum(case when h.kind = 'complete' then h.count else 0 end) as completes
    from json_each(${JSON.stringify(lineIds)}) asked
      cross join delivery_hours h on h.line_id = asked.value and h.kind in ('start', 'complete')
        and h.validity = 'valid' and h.hour >= ${hourKey(fromHour)}
    group by h.line_id`)
}

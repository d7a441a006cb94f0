import { sql, type SQL } from 'drizzle-orm'
import { CREATIVE_EVENTS, type CreativeEvent } from '#domain/orders/order/line/creativeEvent.ts'
import { NO_CREATIVES, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import type { VersionState } from '#domain/creatives/review/versionState.ts'
import type { Database } from '#database/connection.ts'

/**
 * How many creatives lines have, and how many of them have an approved version; removed ones are left out. One look at
 * an index for a whole page of lines.
 */
export async function countCreatives(
  db: Database,
  lineIds: readonly string[],
): Promise<(lineId: string) => CreativeCounts> {
  if (lineIds.length === 0) return () => NO_CREATIVES
  const rows = await db.all<{ lineId: string; creatives: number; approved: number }>(sql`
    select c.line_id as lineId, count(*) as creatives,
      sum(exists (select 1 from creative_versions v
        where v.creative_id = c.id and v.state = 'approved')) as approved
    from creatives c
    where c.removed_at is null
      and c.line_id in (select value from json_each(${JSON.stringify(lineIds)}))
    group by c.line_id`)
  const counts = new Map(
    rows.map(({ lineId, creatives, approved }) => [
      lineId,
      { creativeCount: creatives, approvedCreativeCount: approved },
    ]),
  )
  return (lineId) => counts.get(lineId) ?? NO_CREATIVES
}

/** Creatives of a line, removed ones left out, that have a version in a state. */
const countWith = (lineId: string, state: VersionState): SQL =>
  sql`(select count(*) from creatives c where c.line_id = ${lineId} and c.removed_at is null
    and exists (select 1 from creative_versions v where v.creative_id = c.id and v.state = ${state}))`

/** True where a line's creatives, as they are, cause this event: `creativeEvent` of domain/orders/order. */
export function creativesCause(lineId: string, event: CreativeEvent): SQL {
  const { approved, inReview } = CREATIVE_EVENTS[event]
  const has = (count: SQL, isAny: boolean) => (isAny ? sql`${count} > 0` : sql`${count} = 0`)
  return sql`${has(countWith(lineId, 'approved'), approved)} and ${has(countWith(lineId, 'in_review'), inReview)}`
}

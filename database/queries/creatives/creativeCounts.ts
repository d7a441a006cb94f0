import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { CREATIVE_EVENTS, type CreativeEvent } from '#domain/orders/order/line/creativeEvent.ts'
import { NO_CREATIVES, type CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import type { VersionState } from '#domain/creatives/review/versionState.ts'
import type { CoveringCreative } from '#domain/creatives/creative/formatNeeds.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { Database } from '#database/connection.ts'
import { creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import { orderLines } from '#database/schema/orders/orders.ts'

/**
 * The number of creatives of lines, and of those with an approved version; removed ones are left out. One index read
 * for a whole page of lines.
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

/** Facts of the approved and waiting versions of lines, by line; lines without one are left out. */
export async function coveringFacts(
  db: Database,
  lineIds: readonly string[],
): Promise<Map<string, CoveringCreative[]>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({
      lineId: creativeVersions.lineId,
      facts: creativeVersions.facts,
      state: creativeVersions.state,
    })
    .from(creativeVersions)
    .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
    .where(
      and(
        sql`${creativeVersions.lineId} in (select value from json_each(${JSON.stringify(lineIds)}))`,
        inArray(creativeVersions.state, ['approved', 'in_review']),
        isNull(creatives.removedAt),
      ),
    )
  const covering = new Map<string, CoveringCreative[]>()
  for (const { lineId, facts, state } of rows) {
    const creative = { facts, isApproved: state === 'approved' }
    covering.set(lineId, [...(covering.get(lineId) ?? []), creative])
  }
  return covering
}

/** The plans of campaign lines, by line. */
export async function linePlans(
  db: Database,
  lineIds: readonly string[],
): Promise<Map<string, CampaignPlan>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orderLines.id, plan: orderLines.plan })
    .from(orderLines)
    .where(sql`${orderLines.id} in (select value from json_each(${JSON.stringify(lineIds)}))`)
  return new Map(rows.flatMap(({ id, plan }) => (plan ? [[id, plan] as const] : [])))
}

/** Creatives of a line, removed ones left out, that have a version in a state. */
const countWith = (lineId: string, state: VersionState): SQL =>
  sql`(select count(*) from creatives c where c.line_id = ${lineId} and c.removed_at is null
    and exists (select 1 from creative_versions v where v.creative_id = c.id and v.state = ${state}))`

/** True where the current state of a line's creatives causes this event: `creativeEvent` of domain/orders/order. */
export function creativesCause(lineId: string, event: CreativeEvent): SQL {
  const { approved, inReview } = CREATIVE_EVENTS[event]
  const has = (count: SQL, isAny: boolean) => (isAny ? sql`${count} > 0` : sql`${count} = 0`)
  return sql`${has(countWith(lineId, 'approved'), approved)} and ${has(countWith(lineId, 'in_review'), inReview)}`
}

import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { creatives } from '#database/schema/creatives/creatives.ts'
import { creativeComparisons } from '#database/schema/reporting/creativeComparisons.ts'
import { deliveryHours } from '#database/schema/delivery/deliveryHours.ts'
import type { ComparisonEnd } from '#domain/reporting/creativeTest/comparison.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { EventKind } from '#domain/delivery/counting/eventKind.ts'

export type ComparisonRow = typeof creativeComparisons.$inferSelect

/** The comparisons of a line to load, the newest first. */
const LISTED = 50

/** The comparisons of a line, the newest first. */
export async function listComparisons(db: Database, lineId: string): Promise<ComparisonRow[]> {
  return await db
    .select()
    .from(creativeComparisons)
    .where(eq(creativeComparisons.lineId, lineId))
    .orderBy(desc(creativeComparisons.startedAt), asc(creativeComparisons.id))
    .limit(LISTED)
}

/** Starts a comparison; its batch fails while another one of the same shape runs. */
export const insertComparison = (db: Database, row: ComparisonRow): Statement =>
  db.insert(creativeComparisons).values(row)

/** Gives the creatives of a comparison equal weights, at all hours. */
export const shareEqually = (db: Database, creativeIds: readonly string[]): Statement =>
  db
    .update(creatives)
    .set({ weight: 1, schedule: null })
    .where(and(inArray(creatives.id, [...creativeIds]), isNull(creatives.removedAt)))

/** Ends a running comparison. */
export const endComparison = (
  db: Database,
  id: string,
  end: { at: string; by: ComparisonEnd },
): Statement =>
  db
    .update(creativeComparisons)
    .set({ endedAt: end.at, endedBy: end.by })
    .where(and(eq(creativeComparisons.id, id), isNull(creativeComparisons.endedAt)))

/** Sets the schedules of creatives, in a batch after their comparison was ended. */
export const scheduleCreatives = (
  db: Database,
  creativeIds: readonly string[],
  schedule: CreativeSchedule,
): Statement =>
  db
    .update(creatives)
    .set({ schedule })
    .where(and(inArray(creatives.id, [...creativeIds]), isNull(creatives.removedAt)))

/** The event counts of each version, by kind. */
export interface VersionCounts {
  versionId: string
  impressions: number
  events: number
}

/** An outcome is the count of `plus` minus that of `minus`. */
export const OUTCOME_EVENTS: Record<Outcome, { plus: EventKind; minus: EventKind | null }> = {
  clicks: { plus: 'click', minus: null },
  unfinished: { plus: 'start', minus: 'complete' },
}

/**
 * Impressions and events of a line's versions in some formats, from an hour until before another; without hours, all.
 * Counts may be negative: subtracted events may have been counted in other hours.
 */
export async function countVersions(
  db: Database,
  outcome: Outcome,
  of: { lineId: string; formatIds: readonly string[]; from?: string; to?: string },
): Promise<VersionCounts[]> {
  const { plus, minus } = OUTCOME_EVENTS[outcome]
  const counted = sql`${deliveryHours.count}`
  const rows = await db
    .select({
      versionId: deliveryHours.versionId,
      impressions: sql<number>`sum(case when ${deliveryHours.kind} = 'impression' then ${counted} else 0 end)`,
      events: sql<number>`sum(case ${deliveryHours.kind} when ${plus} then ${counted} when ${minus ?? ''} then -${counted} else 0 end)`,
    })
    .from(deliveryHours)
    .where(
      and(
        eq(deliveryHours.lineId, of.lineId),
        inArray(deliveryHours.kind, ['impression', plus, ...(minus === null ? [] : [minus])]),
        eq(deliveryHours.validity, 'valid'),
        sql`${deliveryHours.hour} >= ${of.from ?? ''} and ${deliveryHours.hour} < ${of.to ?? '9'}`,
        inArray(deliveryHours.formatId, [...of.formatIds]),
      ),
    )
    .groupBy(deliveryHours.versionId)
  return rows
}

import { homeOf } from '#database/deliveries.ts'
import {
  countVersions,
  OUTCOME_EVENTS,
  type VersionCounts,
} from '#database/queries/reporting/creativeComparisons.ts'
import type { HourRow } from '#domain/delivery/counting/hourFile.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import { hourOfKey } from '#domain/reporting/figures/zoneClock.ts'
import { nearDeliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import { openArchive } from '#worker/operations/delivery/openArchive.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Line and formats of the counted versions, between two hours; without them all hours. */
interface CountedVersions {
  lineId: string
  formatIds: readonly string[]
  from?: string
  to?: string
}

/**
 * Results of each version of a line in some hours, including rows in files. Without a first hour, files are read from
 * `startHour`: there are none from before a line starts.
 */
export async function countOutcomes(
  context: Pick<OperationContext, 'env' | 'db'>,
  outcome: Outcome,
  of: CountedVersions,
  startHour: string,
): Promise<VersionCounts[]> {
  const deliveries = await nearDeliveriesOf(context)
  const [archive, stored] = await Promise.all([
    openArchive(context, deliveries, [of.lineId]),
    countVersions(homeOf(deliveries, of.lineId), outcome, of),
  ])
  const to = of.to === undefined ? Infinity : hourOfKey(of.to)
  const rows = await archive.rows(of.lineId, { from: hourOfKey(of.from ?? startHour), to })
  const archived = rows.flatMap((row) => versionCounts(row, outcome, of.formatIds))
  return [...Map.groupBy([...stored, ...archived], ({ versionId }) => versionId)].map(
    ([versionId, counts]) => ({
      versionId,
      impressions: counts.reduce((sum, { impressions }) => sum + impressions, 0),
      events: Math.max(
        0,
        counts.reduce((sum, { events }) => sum + events, 0),
      ),
    }),
  )
}

function versionCounts(
  { kind, validity, versionId, formatId, count }: HourRow,
  outcome: Outcome,
  formatIds: readonly string[],
): VersionCounts[] {
  if (validity !== 'valid' || !formatIds.includes(formatId)) return []
  const { plus, minus } = OUTCOME_EVENTS[outcome]
  const events = kind === plus ? count : kind === minus ? -count : 0
  return [{ versionId, impressions: kind === 'impression' ? count : 0, events }]
}

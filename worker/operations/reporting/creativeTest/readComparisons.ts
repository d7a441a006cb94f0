import type {
  ComparisonRow,
  VersionCounts,
} from '#database/queries/reporting/creativeComparisons.ts'
import {
  MIN_COMPARED,
  type ComparableShape,
  type ComparisonView,
  type LineComparisons,
} from '#domain/reporting/creativeTest/comparison.ts'
import { judgeComparison, type Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import { hourKey, hourOf, hourOfKey } from '#domain/reporting/figures/zoneClock.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { countOutcomes } from './countOutcomes.ts'
import {
  isOfShape,
  openComparisons,
  type LineKey,
  type OpenedComparisons,
  type ShapeCreatives,
} from './openComparisons.ts'

const HOUR_MS = 3_600_000
/** Minimum impressions for a meaningful rate. */
const IMPRESSIONS_FOR_A_RATE = 1_000

/** Possible comparisons of a line, and results of its comparisons. Raises order_not_found, also for another owner's. */
export async function readComparisons(
  context: OperationContext,
  key: LineKey,
): Promise<LineComparisons> {
  return await comparisonsOf(context, await openComparisons(context, key))
}

/** Results of an open line's comparisons. */
export async function comparisonsOf(
  context: OperationContext,
  opened: OpenedComparisons,
): Promise<LineComparisons> {
  const { outcome, shapes } = opened
  if (outcome === null) return { outcome, expectedEvents: null, canChange: false, shapes: [] }
  const found = await Promise.all(shapes.map((shape) => shapeOf(context, opened, outcome, shape)))
  return {
    outcome,
    canChange: opened.canChange,
    expectedEvents: await expectedEvents(context, opened, outcome),
    shapes: found.filter(
      ({ creatives, comparison }) => comparison !== null || creatives.length >= MIN_COMPARED,
    ),
  }
}

async function shapeOf(
  context: OperationContext,
  opened: OpenedComparisons,
  outcome: Outcome,
  shape: ShapeCreatives,
): Promise<ComparableShape> {
  const newest = opened.comparisons.find((comparison) => isOfShape(comparison, shape))
  return {
    formatIds: shape.formatIds,
    name: shape.name,
    creatives: shape.running.map(({ creativeId, title }) => ({ creativeId, title })),
    comparison: newest ? await viewOf(context, opened, outcome, newest) : null,
  }
}

async function viewOf(
  context: Pick<OperationContext, 'env' | 'db'>,
  { stored }: OpenedComparisons,
  outcome: Outcome,
  comparison: ComparisonRow,
): Promise<ComparisonView> {
  const { lineId, formatIds, fromHour, endedAt } = comparison
  const hours = {
    from: fromHour,
    // The hour of its end has events from before and after.
    ...(endedAt === null ? {} : { to: hourKey(Math.floor(Date.parse(endedAt) / HOUR_MS)) }),
  }
  const counts = await countOutcomes(context, outcome, { lineId, formatIds, ...hours }, fromHour)
  const ofVersion = new Map(counts.map((count) => [count.versionId, count]))
  const titles = new Map(stored.map(({ creative }) => [creative.id, creative.title]))
  const creatives = comparison.creatives.map(({ creativeId, versionId }) => ({
    creativeId,
    title: titles.get(creativeId) ?? 'A removed creative',
    impressions: ofVersion.get(versionId)?.impressions ?? 0,
    events: ofVersion.get(versionId)?.events ?? 0,
  }))
  return {
    id: comparison.id,
    startedAt: comparison.startedAt,
    countsFrom: new Date(hourOfKey(fromHour) * HOUR_MS).toISOString(),
    endedAt,
    endedBy: comparison.endedBy,
    creatives,
    verdict: judgeComparison(outcome, creatives),
  }
}

/** Expected events for the rest of a campaign at its current rate. */
async function expectedEvents(
  context: Pick<OperationContext, 'env' | 'db'>,
  { line, shapes }: OpenedComparisons,
  outcome: Outcome,
): Promise<number | null> {
  const formatIds = shapes.flatMap((shape) => shape.formatIds)
  if (!line.startsAt) return null
  const startHour = hourKey(hourOf(line.startsAt))
  const counts = await countOutcomes(context, outcome, { lineId: line.id, formatIds }, startHour)
  const sum = (of: (count: VersionCounts) => number) =>
    counts.reduce((total, count) => total + of(count), 0)
  const impressions = sum((count) => count.impressions)
  if (impressions < IMPRESSIONS_FOR_A_RATE) return null
  const left = Math.max(0, (line.impressions?.mid ?? 0) - line.deliveredImpressions)
  return Math.round((left * sum((count) => count.events)) / impressions)
}

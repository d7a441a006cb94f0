import { brokeConstraint, runBatch } from '#database/batch.ts'
import {
  endComparison,
  insertComparison,
  scheduleCreatives,
  shareEqually,
  type ComparisonRow,
} from '#database/queries/reporting/creativeComparisons.ts'
import {
  firstComparedHour,
  MIN_COMPARED,
  untilYesterday,
  type LineComparisons,
} from '#domain/reporting/creativeTest/comparison.ts'
import { hourKey } from '#domain/reporting/figures/zoneClock.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { announceChange } from '#worker/adapters/delivery/announceDelivery.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOfShape, openOwnComparisons, type LineKey } from './openComparisons.ts'
import { readComparisons } from './readComparisons.ts'

/**
 * Compares the running creatives in a shape of a line: from now on they rotate evenly at all hours. Safe to repeat.
 * Raises order_not_found, uploads_closed, too_few_to_compare.
 */
export async function startComparison(
  context: OperationContext,
  { formatIds, ...key }: LineKey & { formatIds: readonly string[] },
): Promise<LineComparisons> {
  const { line, outcome, shapes, comparisons } = await openOwnComparisons(context, key)
  const shape = shapes.find((one) => isOfShape({ formatIds: [...formatIds] }, one))
  if (!shape || outcome === null || shape.running.length < MIN_COMPARED)
    throw new ProductError('too_few_to_compare')
  const isRunning = comparisons.some((one) => one.endedAt === null && isOfShape(one, shape))
  if (!isRunning) {
    const { db, now } = context
    const row: ComparisonRow = {
      id: newId('cmp'),
      orderId: line.orderId,
      lineId: line.id,
      formatIds: shape.formatIds,
      creatives: shape.running.map(({ creativeId, versionId }) => ({ creativeId, versionId })),
      startedAt: now.toISOString(),
      fromHour: hourKey(firstComparedHour(now)),
      endedAt: null,
      endedBy: null,
    }
    const ids = shape.running.map(({ creativeId }) => creativeId)
    try {
      await runBatch(db, [shareEqually(db, ids), insertComparison(db, row)])
    } catch (error) {
      // Another tab started it concurrently.
      if (!brokeConstraint(error, 'creative_comparisons')) throw error
    }
    announceChange(context)
  }
  return await readComparisons(context, key)
}

/** Id of a line's comparison. */
export interface ComparisonKey extends LineKey {
  comparisonId: string
}

/** Ends a comparison; its creatives stay unchanged. Safe to repeat. Raises order_not_found, comparison_not_found. */
export async function stopComparison(
  context: OperationContext,
  { comparisonId, ...key }: ComparisonKey,
): Promise<LineComparisons> {
  const { comparisons } = await openOwnComparisons(context, key)
  if (!comparisons.some(({ id }) => id === comparisonId))
    throw new ProductError('comparison_not_found')
  const end = { at: context.now.toISOString(), by: 'stopped' as const }
  await runBatch(context.db, [endComparison(context.db, comparisonId, end)])
  return await readComparisons(context, key)
}

/**
 * Runs only one creative of a comparison from now on: the others stay on the line, with a schedule that ended
 * yesterday. Ends the comparison. Raises order_not_found, uploads_closed, comparison_not_found, also for one that has
 * ended.
 */
export async function chooseCreative(
  context: OperationContext,
  { comparisonId, creativeId, ...key }: ComparisonKey & { creativeId: string },
): Promise<LineComparisons> {
  const { line, comparisons } = await openOwnComparisons(context, key)
  const comparison = comparisons.find(({ id }) => id === comparisonId)
  const others = comparison?.creatives.filter((one) => one.creativeId !== creativeId) ?? []
  const isOne = comparison !== undefined && others.length === comparison.creatives.length - 1
  if (!isOne || comparison.endedAt !== null) throw new ProductError('comparison_not_found')
  const { db, now } = context
  const today = todayIn(line.plan.runtime.timeZone, now)
  const ids = others.map((one) => one.creativeId)
  await runBatch(db, [
    endComparison(db, comparison.id, { at: now.toISOString(), by: 'chosen' }),
    scheduleCreatives(db, ids, untilYesterday(today, line.startDate ?? today)),
  ])
  announceChange(context)
  return await readComparisons(context, key)
}

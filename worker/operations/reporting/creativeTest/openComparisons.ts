import {
  listComparisons,
  type ComparisonRow,
} from '#database/queries/reporting/creativeComparisons.ts'
import { listCreatives, type StoredCreative } from '#database/queries/creatives/creatives.ts'
import { outcomeOf } from '#domain/reporting/creativeTest/comparison.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import { fittingFormats } from '#domain/creatives/creative/checks/checkCreative.ts'
import { formatNeeds } from '#domain/creatives/creative/formatNeeds.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { linePlacement } from '#worker/operations/creatives/creative/linePlacement.ts'
import { openOwnReport, openReport, type CampaignLine, type ReportAccess } from '../openReport.ts'

/** Id of a campaign, and credentials for its report without a login. */
export interface LineKey {
  lineId: string
  access: ReportAccess
}

/** A running creative with its running version. */
export interface RunningCreative {
  creativeId: string
  versionId: string
  title: string
}

/** A shape of a line with its running creatives. */
export interface ShapeCreatives {
  formatIds: string[]
  name: string
  running: RunningCreative[]
}

export interface OpenedComparisons {
  line: CampaignLine
  /** Whether the caller may start and end comparisons. */
  canChange: boolean
  outcome: Outcome | null
  stored: StoredCreative[]
  shapes: ShapeCreatives[]
  comparisons: ComparisonRow[]
}

/** Possible comparisons of a campaign, for a reader of its report. Raises order_not_found, also for another owner's. */
export async function openComparisons(
  context: OperationContext,
  { lineId, access }: LineKey,
): Promise<OpenedComparisons> {
  const { lines, reader } = await openReport(context, lineId, access)
  return await openedOf(context, lines, reader === 'owner')
}

/** The same for its buyer, who may change which creatives run. Raises order_not_found, uploads_closed. */
export async function openOwnComparisons(
  context: OperationContext,
  { lineId, access }: LineKey,
): Promise<OpenedComparisons> {
  const { lines } = await openOwnReport(context, lineId, access)
  const opened = await openedOf(context, lines, true)
  if (!opened.canChange) throw new ProductError('uploads_closed')
  return opened
}

async function openedOf(
  context: OperationContext,
  [line]: readonly CampaignLine[],
  isOwner: boolean,
): Promise<OpenedComparisons> {
  if (!line) throw new ProductError('order_not_found')
  const { db } = context
  const [placement, stored, comparisons] = await Promise.all([
    linePlacement(context, line),
    listCreatives(db, [line.id]),
    listComparisons(db, line.id),
  ])
  const running = stored.flatMap(({ creative, versions }) => {
    const version = versions.find(({ state }) => state === 'approved')
    if (!version) return []
    const formatIds = new Set(fittingFormats(version.facts, placement).map(({ id }) => id))
    return [{ creativeId: creative.id, versionId: version.id, title: creative.title, formatIds }]
  })
  const shapes = formatNeeds(placement, []).map(({ formatIds, name, detail }) => ({
    formatIds,
    name: `${name} ${detail}`,
    running: running.filter((one) => formatIds.some((id) => one.formatIds.has(id))),
  }))
  const outcome = outcomeOf(line.mediaType)
  return { line, canChange: isOwner && takesCreatives(line), outcome, stored, shapes, comparisons }
}

/** Whether a comparison belongs to a shape. */
export const isOfShape = (
  comparison: Pick<ComparisonRow, 'formatIds'>,
  { formatIds }: Pick<ShapeCreatives, 'formatIds'>,
): boolean => comparison.formatIds.join() === formatIds.join()

import type { ProductionFileRow } from '#database/queries/creatives/productionFiles.ts'
import { listTargetLines, listUsedFiles } from '#database/queries/creatives/productions.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { CAMPAIGN_LINE_STATES } from '#domain/orders/order/line/lineState.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { fitsLine } from '#domain/creatives/production/draftFit.ts'
import type { FileTarget } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { hasRight } from '#worker/operations/orders/access/orderRights.ts'
import { linePlacement } from '../creative/linePlacement.ts'
import type { OpenProduction } from './openProduction.ts'

const MAX_TARGETS = 50
const OPEN_STATES = CAMPAIGN_LINE_STATES.filter((state) =>
  takesCreatives({ type: 'campaign', state }),
)

/** Files of the accepted draft; none before acceptance. */
export function deliveredFiles(
  { line, production }: Pick<OpenProduction, 'line' | 'production'>,
  files: readonly ProductionFileRow[],
): ProductionFileRow[] {
  if (line.state !== 'delivered' || !production) return []
  return files.filter(
    ({ kind, draftNumber }) => kind === 'draft' && draftNumber === production.draftNumber,
  )
}

/**
 * The buyer's campaigns that a delivered file fits, and which of the files they already have: campaigns of the same
 * order and, for the logged-in buyer, of all orders of the account or team.
 */
export async function fileTargets(
  context: OperationContext,
  opened: OpenProduction,
  files: readonly ProductionFileRow[],
): Promise<FileTarget[]> {
  const delivered = deliveredFiles(opened, files)
  if (delivered.length === 0) return []
  const { db } = context
  const { order } = opened.stored
  const isBuyer = await hasRight(context, order, 'uploadCreatives')
  const lines = await listTargetLines(db, {
    orderId: order.id,
    buyer: isBuyer ? order : null,
    states: OPEN_STATES,
    limit: MAX_TARGETS,
  })
  const used = await listUsedFiles(
    db,
    lines.map(({ line }) => line.id),
    delivered.map(({ sha256 }) => sha256),
  )
  const targets = await Promise.all(
    lines.map(async ({ line, orderNumber }) => {
      const placement = await linePlacement(context, line)
      const fitting = delivered.filter(({ facts }) => facts && fitsLine(facts, placement))
      const isUsed = ({ sha256 }: ProductionFileRow) =>
        used.some((one) => one.lineId === line.id && one.sha256 === sha256)
      return {
        lineId: line.id,
        name: line.name,
        orderNumber: formatOrderNumber(orderNumber),
        mediaType: line.mediaType,
        startDate: line.startDate,
        fitting: fitting.map(({ id }) => id),
        used: fitting.filter(isUsed).map(({ id }) => id),
      }
    }),
  )
  return targets.filter(({ fitting }) => fitting.length > 0)
}

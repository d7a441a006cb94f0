import { changeProduction } from '#database/queries/creatives/productions.ts'
import { happened } from '#database/queries/foundation/recordedChange.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { lineStateAfter } from '#domain/orders/order/line/lineState.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { lineChange, moveProduction } from './lineChange.ts'
import { openDeskProduction } from './openProduction.ts'
import { readDeskProduction } from './readProduction.ts'

/**
 * Starts production and assigns the ad creation to the caller, unless it is assigned. Raises production_not_found,
 * production_changed, also while the order is not paid.
 */
export async function startProduction(
  context: OperationContext,
  lineId: string,
): Promise<ProductionView> {
  const { line, stored, production } = await openDeskProduction(context, lineId)
  const standing = { ...line, orderState: stored.order.state }
  if (lineStateAfter(standing, 'start_production') === null)
    throw new ProductError('production_changed')
  const change = lineChange(context, line, 'desk')
  const makerId = production?.makerId ?? context.account?.id ?? null
  await moveProduction(context, change, 'start_production', {
    also: (db) => [
      changeProduction(db, line.id, { makerId, startedAt: change.at }, happened(change)),
    ],
  })
  return await readDeskProduction(context, lineId)
}

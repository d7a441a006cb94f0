import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { RuntimeChange } from '#domain/orders/order/changes/changeRuntime.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { orderRights } from '#worker/operations/orders/access/orderRights.ts'
import { applyRuntime } from '#worker/operations/orders/orders/changeRuntime.ts'
import { openUploadLine, type UploadAccess } from './uploads/openUploadLine.ts'

/**
 * Moves the dates of a campaign with late banners, for the buyer in the upload area, also without a login. Raises
 * order_not_found, no_access for the desk and for team members who may only upload, runtime_fixed, plan_invalid with
 * its fields.
 */
export async function moveFlight(
  context: OperationContext,
  request: RuntimeChange & { lineId: string; access: UploadAccess },
): Promise<{ startDate: string; endDate: string }> {
  const { lineId, access, startDate, endDate } = request
  const { stored, line, actor } = await openUploadLine(context, lineId, access)
  // The desk must ask the buyer, who decides on a campaign's dates.
  const rights = await orderRights(context, stored.order)
  const onlyUploads = rights('readOrders') && !rights('changeOrders')
  if (actor !== 'buyer' || onlyUploads) throw new ProductError('no_access')
  return await applyRuntime(context, { stored, line, change: { startDate, endDate } })
}

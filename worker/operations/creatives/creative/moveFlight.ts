import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { RuntimeChange } from '#domain/orders/order/changes/changeRuntime.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { applyRuntime } from '#worker/operations/orders/orders/changeRuntime.ts'
import { openUploadLine, type UploadAccess } from './uploads/openUploadLine.ts'

/**
 * Moves a campaign whose banners come late, for the buyer in the upload area, also without a login. Raises
 * order_not_found, no_access for the desk, runtime_fixed, plan_invalid with its fields.
 */
export async function moveFlight(
  context: OperationContext,
  request: RuntimeChange & { lineId: string; access: UploadAccess },
): Promise<{ startDate: string; endDate: string }> {
  const { lineId, access, startDate, endDate } = request
  const { stored, line, actor } = await openUploadLine(context, lineId, access)
  // The desk asks the buyer: when a campaign runs is theirs to say.
  if (actor !== 'buyer') throw new ProductError('no_access')
  return await applyRuntime(context, { stored, line, change: { startDate, endDate } })
}

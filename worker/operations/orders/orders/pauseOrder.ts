import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  isPaused,
  pauseProblem,
  type PauseRequest,
  type PauseResult,
} from '#domain/orders/order/pause/pauseLine.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOrderToChange } from './openOwnOrder.ts'
import { pauseCampaign } from './pauseCampaign.ts'
import { resumeCampaign } from './resumeCampaign.ts'

/**
 * Pauses every campaign of the caller's order that can be paused now, one by one. Raises order_not_found, and
 * pause_not_possible when there is none.
 */
export async function pauseOrder(
  context: OperationContext,
  { orderId, ...request }: PauseRequest & { orderId: string },
): Promise<{ lines: PauseResult[] }> {
  const { order, lines } = await openOrderToChange(context, orderId)
  const wanted = lines.filter(
    (line) => pauseProblem({ ...line, orderState: order.state }, context.now) === null,
  )
  if (wanted.length === 0) throw new ProductError('pause_not_possible')
  const paused: PauseResult[] = []
  for (const { id: lineId } of wanted)
    paused.push(await pauseCampaign(context, { orderId, lineId, ...request }))
  return { lines: paused }
}

/** Resumes every paused campaign of the caller's order. Raises order_not_found, and not_paused when there is none. */
export async function resumeOrder(
  context: OperationContext,
  { orderId }: { orderId: string },
): Promise<{ lines: PauseResult[] }> {
  const { lines } = await openOrderToChange(context, orderId)
  const wanted = lines.filter(isPaused)
  if (wanted.length === 0) throw new ProductError('not_paused')
  const resumed: PauseResult[] = []
  for (const { id: lineId } of wanted)
    resumed.push(await resumeCampaign(context, { orderId, lineId }))
  return { lines: resumed }
}

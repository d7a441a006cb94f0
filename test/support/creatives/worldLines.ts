import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { demoWorld } from '#database/seed/demo/demoWorld.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** A line of the world's running campaigns, by its name. */
export function worldLine(name: string): { orderId: string; lineId: string } {
  const { order } = demoWorld(new Date())
  const line = order.orderLines.find((one) => one.name === name)
  if (!line) throw new Error(`The world has no campaign ${name}.`)
  return { orderId: line.orderId, lineId: line.id }
}

/**
 * All lines of the development data that run in the given media: any of them may be served there.
 */
export const runningLines = (mediaTypes: readonly MediaType[]): string[] =>
  [...demoOrders(new Date()), demoWorld(new Date()).order]
    .flatMap(({ orderLines }) => orderLines)
    .filter(({ state, mediaType }) => state.startsWith('running') && mediaTypes.includes(mediaType))
    .map(({ id }) => id)

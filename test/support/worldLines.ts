import { demoWorld } from '#database/seed/demo/demoWorld.ts'

/** A line of the world's running campaigns, by its name. */
export function worldLine(name: string): { orderId: string; lineId: string } {
  const { order } = demoWorld(new Date())
  const line = order.orderLines.find((one) => one.name === name)
  if (!line) throw new Error(`The world has no campaign ${name}.`)
  return { orderId: line.orderId, lineId: line.id }
}

import type { CartChange } from './changeCart.ts'
import { readCart, type CartSnapshot } from './readCart.ts'

/**
 * Sets the price of packages to the server's (USD cents each). A campaign's price is its budget and does not change.
 */
export function applyPrices(
  snapshot: CartSnapshot,
  lines: readonly { key: string; unitUsdMinor: number }[],
): CartChange {
  const set: Record<string, string> = {}
  for (const item of readCart(snapshot).items) {
    const line = lines.find(({ key }) => key === item.key)
    if (!line || item.type === 'campaign' || item.data.cost === line.unitUsdMinor) continue
    set[item.key] = JSON.stringify({ ...item, data: { ...item.data, cost: line.unitUsdMinor } })
  }
  return { set, remove: [] }
}

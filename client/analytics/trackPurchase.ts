import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { track } from './track.ts'

const TOLD_KEY = 'amd_purchases_told'
const KEPT = 50

/** Records a purchase once per order, however often its page is opened. Amounts in the major unit (Orders 12). */
export function trackPurchase({ id, number, totals, currency, lines }: OrderView): void {
  const told = (textStorage().getItem(TOLD_KEY) ?? '').split(' ').filter(Boolean)
  if (told.includes(id)) return
  try {
    textStorage().setItem(TOLD_KEY, [...told, id].slice(-KEPT).join(' '))
  } catch {
    // The next page view sends it again; the log dedupes by the order's ID.
  }
  const details = {
    order: number,
    value: totals.totalMinor / 100,
    currency,
    lines: lines.length,
  }
  track('purchase', details, {
    id: `purchase-${id}`,
    items: lines.map(({ type, mediaType, quantity, amounts }) => ({
      type,
      mediaType,
      quantity,
      price: amounts.netMinor / quantity / 100,
    })),
  })
}

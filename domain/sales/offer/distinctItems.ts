import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { MAX_NAME_LENGTH } from '#domain/planning/campaign/planLimits.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'

const MAX_QUANTITY = 99

/**
 * The items of an offer without duplicates: entries of one package become one line with their
 * quantity, and campaigns that differ only in their key are numbered, "Spring bread (2)".
 */
export function distinctItems(items: readonly CartItem[]): CartItem[] {
  const packages = new Map<string, Extract<CartItem, { type: 'adcreation' }>>()
  const seen = new Map<string, number>()
  const distinct: CartItem[] = []
  for (const item of items) {
    if (item.type === 'adcreation') {
      const { package_id: id, quantity } = item.data
      const known = packages.get(id)
      if (known && known.data.quantity + quantity <= MAX_QUANTITY) {
        known.data.quantity += quantity
        continue
      }
      const own = { ...item, data: { ...item.data } }
      packages.set(id, own)
      distinct.push(own)
      continue
    }
    const { name, plan } = item.data
    const same = JSON.stringify([item.media_type, plan])
    const count = (seen.get(same) ?? 0) + 1
    seen.set(same, count)
    distinct.push(count === 1 ? item : numbered(item, name, count))
  }
  return distinct
}

const numbered = (
  item: Extract<CartItem, { type: 'campaign' }>,
  name: string,
  count: number,
): Extract<CartItem, { type: 'campaign' }> => {
  const own = `${firstCharacters(name, MAX_NAME_LENGTH - 8)} (${count})`
  return { ...item, data: { ...item.data, name: own, plan: { ...item.data.plan, name: own } } }
}

import type { CartItem } from '../cart/cartItem.ts'

/** So many ZIP codes are read as fast as the cells around one place. */
const ZIP_CODES_A_PLACE = 1_000

/**
 * How heavy it is to price a cart: one, for each campaign one, and one more for each place whose surroundings are read and for
 * each thousand ZIP codes. A package weighs nothing.
 */
export function quoteWeight(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'campaign' ? lineWeight(item) : 0), 1)
}

function lineWeight({ data }: Extract<CartItem, { type: 'campaign' }>): number {
  const { wholeCountry, places, zipCodes } = data.plan.region
  return wholeCountry ? 1 : 1 + places.length + zipCodes.length / ZIP_CODES_A_PLACE
}

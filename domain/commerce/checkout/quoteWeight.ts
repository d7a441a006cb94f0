import { FEW_PLACES } from '#domain/foundation/geo/campaignCountries.ts'
import type { CartItem } from '../cart/cartItem.ts'

/** Places of a long list that load as fast as the cells around one place. */
const LISTED_A_PLACE = 20
/** ZIP codes that load as fast as the cells around one place. */
const ZIP_CODES_A_PLACE = 1_000

/**
 * The load of pricing a cart: one, plus one for each campaign, for each place whose surroundings are loaded, and for
 * each thousand ZIP codes. Packages are free.
 */
export function quoteWeight(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'campaign' ? lineWeight(item) : 0), 1)
}

function lineWeight({ data }: Extract<CartItem, { type: 'campaign' }>): number {
  const { wholeCountry, places, zipCodes, excluded = [] } = data.plan.region
  const circles = [...(wholeCountry ? [] : places), ...excluded].length
  const around = circles > FEW_PLACES ? FEW_PLACES + circles / LISTED_A_PLACE : circles
  return 1 + around + (wholeCountry ? 0 : zipCodes.length / ZIP_CODES_A_PLACE)
}

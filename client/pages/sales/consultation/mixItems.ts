import { loadPlaceCells, loadProfiles } from '#client/api/planning/planData.ts'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { namedPlan } from '#domain/planning/outlook/wording/campaignName.ts'

/** A media mix as a cart that can be offered: for each medium the plan that its forecast was made of. */
export async function mixItems(mix: readonly MixPart[], from: HomePlace): Promise<CartItem[]> {
  const [{ place, cells }, profiles] = await Promise.all([
    loadPlaceCells(from.id),
    loadProfiles(from.country),
  ])
  const region = { profiles, cells, places: [place] }
  return mix
    .filter(({ budgetMinor }) => budgetMinor > 0)
    .map(({ mediaType, budgetMinor }, at) => {
      const plan = startPlan({ mediaType, place, budgetMinor, now: new Date() })
      return cartEntry(campaignItem(namedPlan(plan, region)), `cart_${at + 1}`)
    })
}

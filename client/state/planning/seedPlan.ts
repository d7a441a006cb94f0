import { loadPlaceCells, loadProducts, loadVisitorCountry } from '#client/api/planning/planData.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { defaultBudgetMinor, newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { productPlan } from '#domain/planning/campaign/productPlan.ts'
import { forWeeks, startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import {
  CAMPAIGN_COUNTRIES,
  MAX_RADIUS,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { MAX_AMOUNT_MINOR } from '#domain/foundation/money/amount.ts'

/**
 * The request of a link into the planner: `?place=<id>&budget=<minor units>`, around a place also
 * `&radius=15&weeks=2`; or `?product=<id>&country=US`.
 */
export interface PlanWish {
  placeId: string | null
  budgetMinor: number | null
  /** In the unit of the place's country. */
  radius: number | null
  weeks: number | null
  /** The single product to book, and the country of its sale. */
  productId: string | null
  country: CampaignCountry | null
}

/** A new plan is never longer. */
const MOST_WEEKS = 4

/** The request in a page's URL; null without one. */
export function planWish(search: URLSearchParams): PlanWish | null {
  const placeId = search.get('place')
  const productId = search.get('product')
  const upTo = (name: string, most: number): number | null => {
    const asked = Number(search.get(name) ?? Number.NaN)
    return Number.isSafeInteger(asked) && asked > 0 && asked <= most ? asked : null
  }
  const budgetMinor = upTo('budget', MAX_AMOUNT_MINOR)
  if (!placeId && !budgetMinor && !productId) return null
  return {
    placeId,
    budgetMinor,
    radius: upTo('radius', MAX_RADIUS.mi),
    weeks: upTo('weeks', MOST_WEEKS),
    productId,
    country: CAMPAIGN_COUNTRIES.find((country) => country === search.get('country')) ?? null,
  }
}

const DEFAULT_COUNTRY: CampaignCountry = 'US'

/**
 * A new plan that fulfills a request as far as possible; without one it starts in the visitor's
 * country.
 */
export async function seedPlan(mediaType: MediaType, wish: PlanWish | null): Promise<CampaignPlan> {
  const product = await productOrNull(mediaType, wish)
  if (product) {
    const plan = productPlan({ product, now: new Date() })
    return { ...plan, budgetMinor: wish?.budgetMinor ?? plan.budgetMinor }
  }
  const place = wish?.placeId ? await placeOrNull(wish.placeId) : null
  const now = new Date()
  const budgetMinor = wish?.budgetMinor ?? defaultBudgetMinor(mediaType)
  const radius = wish?.radius ?? undefined
  const weeks = wish?.weeks ?? undefined
  if (place) return startPlan({ mediaType, place, budgetMinor, now, radius, weeks })
  const plan = newPlan({ mediaType, country: await visitorCountry(), now })
  return { ...(weeks ? forWeeks(plan, weeks) : plan), budgetMinor }
}

/** An unknown place leaves the region empty: the Region step then asks for one. */
async function placeOrNull(placeId: string): Promise<Place | null> {
  try {
    return (await loadPlaceCells(placeId)).place
  } catch {
    return null
  }
}

/** A product that is no longer sold leaves the choice open. */
async function productOrNull(
  mediaType: MediaType,
  wish: PlanWish | null,
): Promise<Product | undefined> {
  if (!wish?.productId || !wish.country) return undefined
  try {
    const { products } = await loadProducts(wish.country, mediaType)
    return products.find(({ id }) => id === wish.productId)
  } catch {
    return undefined
  }
}

async function visitorCountry(): Promise<CampaignCountry> {
  try {
    const visitor = await loadVisitorCountry()
    return CAMPAIGN_COUNTRIES.find((country) => country === visitor) ?? DEFAULT_COUNTRY
  } catch {
    return DEFAULT_COUNTRY
  }
}

import { loadPlaceCells, loadVisitorCountry } from '#client/api/planData.ts'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import { newPlan } from '#domain/campaign/newPlan.ts'
import { addPlace } from '#domain/campaign/regionEdits.ts'
import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/geo/campaignCountries.ts'
import type { Place } from '#domain/geo/place.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { MAX_AMOUNT_MINOR } from '#domain/money/amount.ts'

/** What a link into the planner asks for: `?place=<id>&budget=<minor units>`. */
export interface PlanWish {
  placeId: string | null
  budgetMinor: number | null
}

/** The wish in a page's address; null if it has none. */
export function planWish(search: URLSearchParams): PlanWish | null {
  const placeId = search.get('place')
  const asked = Number(search.get('budget') ?? Number.NaN)
  const isAmount = Number.isSafeInteger(asked) && asked > 0 && asked <= MAX_AMOUNT_MINOR
  const budgetMinor = isAmount ? asked : null
  return placeId || budgetMinor ? { placeId, budgetMinor } : null
}

const DEFAULT_COUNTRY: CampaignCountry = 'US'

/** A new plan that fulfils a wish as far as it can; without one it starts in the visitor's country. */
export async function seedPlan(mediaType: MediaType, wish: PlanWish | null): Promise<CampaignPlan> {
  const place = wish?.placeId ? await placeOrNull(wish.placeId) : null
  const country = place?.country ?? (await visitorCountry())
  const plan = newPlan({ mediaType, country, now: new Date() })
  const placed = place ? addPlace(plan, place) : plan
  return { ...placed, budgetMinor: wish?.budgetMinor ?? plan.budgetMinor }
}

/** A place that cannot be found leaves the region open: the Region step then asks for one. */
async function placeOrNull(placeId: string): Promise<Place | null> {
  try {
    return (await loadPlaceCells(placeId)).place
  } catch {
    return null
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

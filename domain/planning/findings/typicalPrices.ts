import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import type { Product, VenueType } from '#domain/catalogue/products/product.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { CountryProfile } from '#domain/foundation/geo/place.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { selectOnly } from '../campaign/edits/inventoryEdits.ts'
import { setWholeCountry } from '../campaign/edits/regionEdits.ts'
import { newPlan } from '../campaign/start/newPlan.ts'
import { forecast } from '../forecast/forecast.ts'
import type { Forecast } from '../forecast/forecast.types.ts'

/**
 * Prices of a medium that pages print without a plan. USD cents; per 1,000 impressions unless
 * stated.
 */
export interface TypicalPrice {
  /** The planner's default plan, in the whole country. */
  typicalCpmMinor: number
  /**
   * The same plan on premium products, on indoor screens, or otherwise on formats with a surcharge.
   */
  premiumCpmMinor: number
  /** The least budget of the plan. */
  minBudgetMinor: number
}

/** The country of the printed prices. */
const PRICED_COUNTRY = 'US'

const OUTDOOR_VENUES: ReadonlySet<VenueType> = new Set(['roadside', 'street_furniture'])

interface PricedCatalogue {
  products: readonly Product[]
  profiles: readonly CountryProfile[]
  now: Date
}

/** The typical prices of all media, from the planner's own default plans. */
export function typicalPrices(catalogue: PricedCatalogue): Record<MediaType, TypicalPrice> {
  const prices = MEDIA_TYPES.map((mediaType) => [mediaType, typicalPrice(mediaType, catalogue)])
  return Object.fromEntries(prices) as Record<MediaType, TypicalPrice>
}

function typicalPrice(mediaType: MediaType, { products, profiles, now }: PricedCatalogue) {
  const offered = products.filter((product) => product.mediaType === mediaType)
  const plan = setWholeCountry(newPlan({ mediaType, country: PRICED_COUNTRY, now }), true)
  const reference = {
    region: { profiles: [...profiles], cells: [], places: [] },
    products: offered,
  }
  const at = (priced: CampaignPlan): Forecast => forecast(priced, reference)
  const { cpmMinor, minBudgetMinor } = at(plan)
  const premiumCpmMinor = at(premiumPlan(plan, offered)).cpmMinor
  return { typicalCpmMinor: cpmMinor, premiumCpmMinor, minBudgetMinor }
}

function premiumPlan(plan: CampaignPlan, offered: readonly Product[]): CampaignPlan {
  const better = offered.filter(({ country, premium, screen }) => {
    if (country !== PRICED_COUNTRY) return false
    return screen ? !OUTDOOR_VENUES.has(screen.venueType) : premium
  })
  if (better.length > 0)
    return selectOnly(
      plan,
      better.map(({ id }) => id),
    )
  const dearer = adFormatsFor(plan.mediaType).filter(
    ({ cpmSurchargeMinor }) => cpmSurchargeMinor > 0,
  )
  return { ...plan, formatIds: dearer.map(({ id }) => id) }
}

import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { PlanReference } from '../planning/assessment/planReference.ts'
import type { CampaignPlan } from '../planning/campaign/campaignPlan.ts'
import { defaultFormatIds, newPlan } from '../planning/campaign/start/newPlan.ts'
import { addPlace } from '../planning/campaign/edits/regionEdits.ts'
import type { Product } from '../catalogue/products/product.ts'
import type { Place, RegionCell } from '../foundation/geo/place.ts'
import type { MediaType } from '../foundation/media/mediaTypes.ts'

export const now = new Date('2026-11-20T17:00:00Z')

/** Towns in Texas with what can be booked there, made up but fixed. */
export const austin: Place = {
  id: 'city_1',
  name: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  country: 'US',
  latitude: 30.27,
  longitude: -97.74,
  population: 961_855,
}

/** One ZIP for every 0.1 degrees north of Austin, about 11 km or 7 miles apart. */
export const cells = Array.from({ length: 20 }, (_, at): RegionCell => {
  const code = `${78_700 + at}`
  const { stateCode, country, longitude, latitude } = austin
  const id = `zip_US_${code}`
  const north = latitude + at * 0.1
  return {
    id,
    code,
    name: code,
    stateCode,
    country,
    longitude,
    latitude: north,
    population: 200_000,
  }
})

/** A product of a medium, the same but for its number. */
export function product(at: number, mediaType: MediaType, more: Partial<Product> = {}): Product {
  return {
    id: `p${at}`,
    organization: 'Someone',
    mediaType,
    kind: isOnScreens(mediaType) ? 'screen' : 'website',
    name: `Product ${at}`,
    country: 'US',
    topic: 'cooking',
    formatIds: defaultFormatIds(mediaType),
    ratecardCpmMinor: 720,
    baseCpmMinor: 600,
    minSpendMinor: 0,
    leadTimeDays: 2,
    weeklyImpressions: 60_000_000,
    premium: false,
    ...more,
  }
}

/** A screen as far north as that, on Austin's meridian. */
export function screen(at: number, latitude: number, illuminated = true): Product {
  return product(at, 'dooh', {
    weeklyImpressions: 70_000,
    formatIds: ['dooh_16x9_static'],
    screen: {
      latitude,
      longitude: austin.longitude,
      city: 'Austin',
      stateCode: 'TX',
      postalCode: `${78_700 + Math.round((latitude - austin.latitude) * 10)}`,
      venueType: 'roadside',
      orientation: 'landscape',
      illuminated,
      loopSlots: 8,
      slotSeconds: 8,
      playsPerDayPerSlot: 1_350,
      acceptsVideo: false,
    },
  })
}

/** The facts of Texas with these products. */
export function referenceOf(products: Product[]): PlanReference {
  const state = { ...austin, code: 'TX', name: 'Texas', population: 29_000_000 }
  const profile = { country: 'US' as const, population: 331_000_000, hasPostalCodes: true }
  return {
    region: { profiles: [{ ...profile, states: [state] }], cells, places: [austin] },
    products,
  }
}

/** A new plan around Austin, the radius in miles. */
export function planned(mediaType: MediaType, radius = 60): CampaignPlan {
  return addPlace(newPlan({ mediaType, country: 'US', now }), austin, radius)
}

/** Ten websites. */
export const sites = referenceOf(
  Array.from({ length: 10 }, (_, at) => product(at, 'online_display')),
)

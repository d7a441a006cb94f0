import { isOnScreens } from '../foundation/media/mediaTraits.ts'
import { defaultFormatIds } from '../planning/campaign/start/newPlan.ts'
import type { Product } from '../catalogue/products/product.ts'
import { MEDIA_TYPES, type MediaType } from '../foundation/media/mediaTypes.ts'
import { splitPlace, type SplitPlace } from '../planning/mediaMix/splitPlace.ts'
import type { PlanReference } from '../planning/assessment/planReference.ts'
import type { CampaignPlan } from '../planning/campaign/campaignPlan.ts'
import { planned, product, referenceOf, screen } from './austin.ts'

const KINDS = {
  online_display: 'website',
  mobile_display: 'app',
  online_video: 'website',
  online_audio: 'station',
  ctv: 'streaming_service',
} as const

/** A medium's supply around Austin: its price and its volume. */
export interface SplitSupply {
  cpmMinor: number
  weeklyImpressions: number
  products: number
}

/** A place with six media of such supply. */
export const placeOf = (
  supply: Readonly<Record<MediaType, SplitSupply>>,
  radius: number,
): SplitPlace => splitPlace(plansOf(supply, radius))

/** A plan with its reference for each of six media of such supply. */
export function plansOf(
  supply: Readonly<Record<MediaType, SplitSupply>>,
  radius: number,
): { plan: CampaignPlan; reference: PlanReference }[] {
  return MEDIA_TYPES.map((mediaType) => {
    const { cpmMinor, weeklyImpressions, products } = supply[mediaType]
    const price = { baseCpmMinor: cpmMinor, ratecardCpmMinor: cpmMinor }
    const sold = Array.from({ length: products }, (_, at): Product =>
      isOnScreens(mediaType)
        ? {
            ...screen(at, 30.27 + at * 0.01),
            ...price,
            weeklyImpressions: weeklyImpressions / 2_000,
          }
        : product(at, mediaType, {
            ...price,
            weeklyImpressions,
            kind: KINDS[mediaType],
            formatIds: defaultFormatIds(mediaType),
          }),
    )
    const plan = planned(mediaType, radius)
    const topics = [...new Set([...plan.inventory.topics, 'cooking'])]
    const inventory = { ...plan.inventory, topics: isOnScreens(mediaType) ? [] : topics }
    return { plan: { ...plan, inventory }, reference: referenceOf(sold) }
  })
}

/** The same supply of every medium within 25 miles. */
export function splitCase(): SplitPlace {
  const supply = { cpmMinor: 800, weeklyImpressions: 300_000_000, products: 10 }
  return placeOf(
    {
      online_display: supply,
      mobile_display: supply,
      online_video: supply,
      online_audio: supply,
      ctv: supply,
      dooh: supply,
    },
    25,
  )
}

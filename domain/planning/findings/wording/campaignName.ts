import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { CampaignPlan } from '../../campaign/campaignPlan.ts'
import { formatRegion } from './formatRegion.ts'

const LONGEST = 120

/** The default name of a campaign: "Billboards, Austin, Texas, 60 mi". */
export function defaultCampaignName(
  plan: Pick<CampaignPlan, 'mediaType' | 'region'>,
  reference: RegionReference,
): string {
  const parts = [MEDIA_TYPE_NAMES[plan.mediaType], formatRegion(plan.region, reference)]
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LONGEST)
}

/** The plan for the cart, with a name in any case. */
export function namedPlan(plan: CampaignPlan, reference: RegionReference): CampaignPlan {
  const name = plan.name.trim()
  return { ...plan, name: name === '' ? defaultCampaignName(plan, reference) : name }
}

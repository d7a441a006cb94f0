import { formatsOfLength, type SpotLength } from './spotLength.ts'
import { slotRoom } from '../findings/issues/slotRoom.ts'
import { guestAllowance } from '../slots/slotAllowance.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { applyDaypartPreset, type DaypartPreset } from '../campaign/edits/daypartEdits.ts'
import { selectOnly } from '../campaign/edits/inventoryEdits.ts'
import { startPlan } from '../campaign/start/startPlan.ts'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The settings that all campaigns of a goal share. */
export interface PlanSettings {
  media: readonly MediaType[]
  /** In the unit of the place's country. */
  radius: number
  hours: DaypartPreset
  spots: SpotLength
}

/** A plan of a medium with its reference data. Its budget is 0. */
export interface PlacePlan {
  plan: CampaignPlan
  reference: PlanReference
}

/** A radius in miles and a similar one in kilometers. */
export interface GoalRadius {
  mi: number
  km: number
}

/** A radius in the unit of a country. */
export const radiusIn = (radius: GoalRadius, country: CampaignCountry): number =>
  radius[RANGE_UNITS[country]]

/**
 * A plan for each chosen medium around a place, by the shared settings (Planning 26). Billboards are booked for whole
 * days, so the hours apply to other media only. Where a guest may not hold the slots of all screens, the plan takes the
 * screens with the most views that fit.
 */
export function goalPlans(
  place: Place,
  settings: PlanSettings,
  { referenceOf, now }: { referenceOf: (mediaType: MediaType) => PlanReference; now: Date },
): PlacePlan[] {
  return MEDIA_TYPES.filter((mediaType) => settings.media.includes(mediaType)).map((mediaType) => {
    const reference = referenceOf(mediaType)
    const { radius, hours, spots } = settings
    const start = startPlan({ mediaType, place, budgetMinor: 0, now, radius })
    const timed = isSoldBySlots(mediaType) ? start : applyDaypartPreset(start, hours)
    const plan = { ...timed, formatIds: formatsOfLength(mediaType, spots) }
    return { plan: withinSlots(plan, reference), reference }
  })
}

function withinSlots(plan: CampaignPlan, reference: PlanReference): CampaignPlan {
  const room = slotRoom(plan, reference, guestAllowance())
  return room?.isOver ? selectOnly(plan, room.fittingIds) : plan
}

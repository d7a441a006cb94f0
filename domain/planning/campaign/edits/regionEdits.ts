import {
  MAX_PLACES,
  MAX_RADIUS,
  MAX_ZIP_CODES,
  RANGE_UNITS,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { Screen } from '#domain/catalogue/products/product.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import type { CampaignPlan } from '../campaignPlan.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { circleAround, startRadius } from '../placeCircle.ts'
import { placeTimeZone, stateTimeZone, zipTimeZone } from '../start/regionTimeZone.ts'

/** The offered steps of a radius, in the country's own unit. */
export const RADIUS_STEPS = {
  mi: [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100],
  km: [1, 3, 5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 130, 160],
} as const

/**
 * Applies a change to the region. This changes its screens and sites, so it resets a confirmed
 * warning.
 */
export function editRegion(plan: CampaignPlan, change: Partial<PlanRegion>): CampaignPlan {
  return {
    ...plan,
    region: { ...plan.region, ...change },
    inventory: plan.inventory.fewWebsitesConfirmed
      ? { ...plan.inventory, fewWebsitesConfirmed: false }
      : plan.inventory,
  }
}

/** The first choice of a region sets the zone of the plan's days and hours. */
function inZoneOfFirst(plan: CampaignPlan, timeZone: TimeZoneId): CampaignPlan {
  const { places, zipCodes, stateCodes } = plan.region
  if (places.length + zipCodes.length + stateCodes.length > 0) return plan
  return { ...plan, runtime: { ...plan.runtime, timeZone } }
}

/** Adds a circle around a place; a duplicate, or one beyond the limit, changes nothing. */
export function addPlace(plan: CampaignPlan, place: Place, radius?: number): CampaignPlan {
  const { places, country } = plan.region
  if (places.length >= MAX_PLACES || places.some(({ placeId }) => placeId === place.id)) return plan
  const added = circleAround(place, withinLimits(plan, radius ?? startRadius(country)))
  const zoned = inZoneOfFirst(plan, placeTimeZone(place))
  return editRegion(zoned, { places: [...places, added], wholeCountry: false })
}

/** Removes a place with its radius from the region. */
export function removePlace(plan: CampaignPlan, placeId: string): CampaignPlan {
  return editRegion(plan, {
    places: plan.region.places.filter((place) => place.placeId !== placeId),
  })
}

/** Sets the radius of one place, between 1 and the maximum of the country's unit. */
export function setRadius(plan: CampaignPlan, placeId: string, radius: number): CampaignPlan {
  const places = plan.region.places.map((place) =>
    place.placeId === placeId ? { ...place, radius: withinLimits(plan, radius) } : place,
  )
  return editRegion(plan, { places })
}

/** The next larger offered radius, or undefined at the largest. */
export function nextRadius(region: PlanRegion, radius: number): number | undefined {
  return RADIUS_STEPS[RANGE_UNITS[region.country]].find((step) => step > radius)
}

/** Sets exactly these ZIP codes, without duplicates, at most 5,000. */
export function setZipCodes(plan: CampaignPlan, zipCodes: readonly string[]): CampaignPlan {
  const [first] = zipCodes
  const zoned =
    first === undefined ? plan : inZoneOfFirst(plan, zipTimeZone(plan.region.country, first))
  return editRegion(zoned, { zipCodes: [...new Set(zipCodes)].slice(0, MAX_ZIP_CODES) })
}

/** Adds the ZIP codes of these screens to those of the plan. */
export function addZipsOf(
  plan: CampaignPlan,
  screens: readonly { screen: Pick<Screen, 'postalCode'> }[],
): CampaignPlan {
  const codes = screens.flatMap(({ screen }) => screen.postalCode ?? [])
  return setZipCodes(plan, [...plan.region.zipCodes, ...codes])
}

/** Whether a market with these ZIP codes can be added without exceeding the limit of a plan. */
export function hasRoomForZips({ region }: CampaignPlan, zips: readonly string[]): boolean {
  return new Set([...region.zipCodes, ...zips]).size <= MAX_ZIP_CODES
}

/** Adds the ZIP codes of a market, or removes them if the plan has all of them; without room nothing changes. */
export function toggleZips(plan: CampaignPlan, zips: readonly string[]): CampaignPlan {
  const chosen = new Set(plan.region.zipCodes)
  const removed = new Set(zips)
  if (zips.every((zip) => chosen.has(zip)))
    return setZipCodes(
      plan,
      plan.region.zipCodes.filter((zip) => !removed.has(zip)),
    )
  return hasRoomForZips(plan, zips) ? setZipCodes(plan, [...plan.region.zipCodes, ...zips]) : plan
}

/** Adds a state to the region, or takes it out. */
export function toggleState(plan: CampaignPlan, stateCode: string): CampaignPlan {
  const { stateCodes, country } = plan.region
  return editRegion(inZoneOfFirst(plan, stateTimeZone(country, stateCode)), {
    stateCodes: stateCodes.includes(stateCode)
      ? stateCodes.filter((code) => code !== stateCode)
      : [...stateCodes, stateCode],
  })
}

/**
 * Selects the whole country or not; places, ZIP codes and states are retained for when it is
 * switched off.
 */
export function setWholeCountry(plan: CampaignPlan, wholeCountry: boolean): CampaignPlan {
  return editRegion(plan, { wholeCountry })
}

/** A radius limited to between 1 and the maximum of the country's unit. */
export function withinLimits({ region }: CampaignPlan, radius: number): number {
  return Math.min(MAX_RADIUS[RANGE_UNITS[region.country]], Math.max(1, Math.round(radius)))
}

import { GEO_GROUPS, type CampaignCountry } from '../geo/campaignCountries.ts'
import { haversineKm } from '../geo/distance.ts'
import type { BookRegion } from './book.types.ts'

/** Where a request comes from, as far as it is known. */
export interface RequestPlace {
  country: string
  stateCode: string
  zipCode: string
  position: { latitude: number; longitude: number } | null
}

/** Where a line runs, laid out to be asked for each request. */
export interface PreparedRegion {
  region: BookRegion
  stateCodes: ReadonlySet<string>
  zipCodes: ReadonlySet<string>
  circles: { latitude: number; longitude: number; radiusKm: number; degrees: number }[]
}

/** A degree of latitude is never shorter: what is too far north or south needs no measuring. */
const KM_PER_DEGREE = 110.5

/** A region as `isInRegion` asks it. */
export const prepareRegion = (region: BookRegion): PreparedRegion => ({
  region,
  stateCodes: new Set(region.stateCodes),
  zipCodes: new Set(region.zipCodes),
  circles: region.circles.map((circle) =>
    Object.assign({ degrees: circle.radiusKm / KM_PER_DEGREE }, circle),
  ),
})

/** Whether a region reaches people of a country: its own, and by its circles those planned together with it. */
export function reachesCountry(
  { country: own, circles }: Pick<BookRegion, 'country' | 'circles'>,
  country: CampaignCountry,
): boolean {
  const group: readonly CampaignCountry[] = GEO_GROUPS[own]
  return own === country || (circles.length > 0 && group.includes(country))
}

/** Whether a place lies in a region; one of which too little is known lies outside. */
export function isInRegion(
  { region, stateCodes, zipCodes, circles }: PreparedRegion,
  place: RequestPlace,
): boolean {
  if (place.country === region.country) {
    if (region.wholeCountry) return true
    if (stateCodes.has(place.stateCode) || zipCodes.has(place.zipCode)) return true
  }
  const { position } = place
  if (region.wholeCountry || position === null) return false
  if (!reachesCountry(region, place.country as CampaignCountry)) return false
  return circles.some(
    (circle) =>
      Math.abs(circle.latitude - position.latitude) <= circle.degrees &&
      haversineKm(circle, position) <= circle.radiusKm,
  )
}

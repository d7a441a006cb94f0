import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { EARTH_RADIUS_KM, toRadians, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { BookCircle, BookRegion } from './book.types.ts'

/** The location of a request, as far as known. */
export interface RequestPlace {
  country: string
  stateCode: string
  zipCode: string
  position: { latitude: number; longitude: number } | null
}

/** A point on the unit sphere: distances between two need no trigonometry. */
interface Vector {
  x: number
  y: number
  z: number
}

/** A place with its point on the sphere, calculated once for all lines. */
export interface LocatedPlace extends RequestPlace {
  vector: Vector | null
}

/** A line's region, prepared for a lookup per request. */
export interface PreparedRegion {
  region: BookRegion
  stateCodes: ReadonlySet<string>
  zipCodes: ReadonlySet<string>
  /** The squared chord through the earth to the rim grows with the distance over ground. */
  circles: Rim[]
  excluded: Rim[]
}

type Rim = Vector & { maxChordSquared: number }

function vectorOf(point: GeoPoint): Vector {
  const latitude = toRadians(point.latitude)
  const longitude = toRadians(point.longitude)
  const ring = Math.cos(latitude)
  return { x: ring * Math.cos(longitude), y: ring * Math.sin(longitude), z: Math.sin(latitude) }
}

/** A place in the form for `isInRegion`. */
export const locate = (place: RequestPlace): LocatedPlace =>
  Object.assign({ vector: place.position && vectorOf(place.position) }, place)

/** A region in the form for `isInRegion`. */
export const prepareRegion = (region: BookRegion): PreparedRegion => ({
  region,
  stateCodes: new Set(region.stateCodes),
  zipCodes: new Set(region.zipCodes),
  circles: region.circles.map(rimOf),
  excluded: (region.excluded ?? []).map(rimOf),
})

function rimOf(circle: BookCircle): Rim {
  const angle = Math.min(Math.PI, circle.radiusKm / EARTH_RADIUS_KM)
  return Object.assign({ maxChordSquared: (2 * Math.sin(angle / 2)) ** 2 }, vectorOf(circle))
}

const isWithin = (rims: readonly Rim[], vector: Vector): boolean =>
  rims.some(
    ({ x, y, z, maxChordSquared }) =>
      (x - vector.x) ** 2 + (y - vector.y) ** 2 + (z - vector.z) ** 2 <= maxChordSquared,
  )

/**
 * Whether a region reaches people of a country: its own and, by its circles, countries that are planned together with
 * it.
 */
export function reachesCountry(
  { country: own, circles }: Pick<BookRegion, 'country' | 'circles'>,
  country: CampaignCountry,
): boolean {
  if (own === country) return true
  const group: readonly CampaignCountry[] = GEO_GROUPS[own]
  return circles.length > 0 && group.includes(country)
}

/** Whether a place lies in a region; false if too little is known. */
export function isInRegion(
  { region, stateCodes, zipCodes, circles, excluded }: PreparedRegion,
  { country, stateCode, zipCode, vector }: LocatedPlace,
): boolean {
  // A request of unknown position may come from an excluded circle.
  if (excluded.length > 0 && (vector === null || isWithin(excluded, vector))) return false
  if (country === region.country) {
    if (region.wholeCountry) return true
    if (stateCodes.has(stateCode) || zipCodes.has(zipCode)) return true
  }
  if (region.wholeCountry || vector === null) return false
  if (!reachesCountry(region, country as CampaignCountry)) return false
  return isWithin(circles, vector)
}

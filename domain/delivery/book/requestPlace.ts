import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { EARTH_RADIUS_KM, toRadians, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { BookRegion } from './book.types.ts'

/** Where a request comes from, as far as it is known. */
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

/** A place with its point on the sphere, found once for all lines that it is asked of. */
export interface LocatedPlace extends RequestPlace {
  vector: Vector | null
}

/** Where a line runs, laid out to be asked for each request. */
export interface PreparedRegion {
  region: BookRegion
  stateCodes: ReadonlySet<string>
  zipCodes: ReadonlySet<string>
  /** The square of the straight line through the earth to the rim grows with the distance over ground. */
  circles: (Vector & { maxChordSquared: number })[]
}

function vectorOf(point: GeoPoint): Vector {
  const latitude = toRadians(point.latitude)
  const longitude = toRadians(point.longitude)
  const ring = Math.cos(latitude)
  return { x: ring * Math.cos(longitude), y: ring * Math.sin(longitude), z: Math.sin(latitude) }
}

/** A place as `isInRegion` asks it. */
export const locate = (place: RequestPlace): LocatedPlace =>
  Object.assign({ vector: place.position && vectorOf(place.position) }, place)

/** A region as `isInRegion` asks it. */
export const prepareRegion = (region: BookRegion): PreparedRegion => ({
  region,
  stateCodes: new Set(region.stateCodes),
  zipCodes: new Set(region.zipCodes),
  circles: region.circles.map((circle) => {
    const angle = Math.min(Math.PI, circle.radiusKm / EARTH_RADIUS_KM)
    return Object.assign({ maxChordSquared: (2 * Math.sin(angle / 2)) ** 2 }, vectorOf(circle))
  }),
})

/** Whether a region reaches people of a country: its own, and by its circles those planned together with it. */
export function reachesCountry(
  { country: own, circles }: Pick<BookRegion, 'country' | 'circles'>,
  country: CampaignCountry,
): boolean {
  if (own === country) return true
  const group: readonly CampaignCountry[] = GEO_GROUPS[own]
  return circles.length > 0 && group.includes(country)
}

/** Whether a place lies in a region; one of which too little is known lies outside. */
export function isInRegion(
  { region, stateCodes, zipCodes, circles }: PreparedRegion,
  { country, stateCode, zipCode, vector }: LocatedPlace,
): boolean {
  if (country === region.country) {
    if (region.wholeCountry) return true
    if (stateCodes.has(stateCode) || zipCodes.has(zipCode)) return true
  }
  if (region.wholeCountry || vector === null) return false
  if (!reachesCountry(region, country as CampaignCountry)) return false
  for (const { x, y, z, maxChordSquared } of circles) {
    const chordSquared = (x - vector.x) ** 2 + (y - vector.y) ** 2 + (z - vector.z) ** 2
    if (chordSquared <= maxChordSquared) return true
  }
  return false
}

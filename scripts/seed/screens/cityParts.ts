import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { GrownCity } from './grownCities.ts'

/** A part of a city, or a crossing of two of its streets. */
export interface CityPart extends GeoPoint {
  name: string
}

/**
 * Chicago numbers its streets from State and Madison, 800 to a mile, so a crossing's position follows from its names.
 */
const STATE_AND_MADISON = { latitude: 41.8819, longitude: -87.6278 }
const MILE = { latitude: 0.014_49, longitude: 0.019_46 }
const MILES_NORTH: readonly [string, number][] = [
  ['Division St', 1.5],
  ['North Ave', 2],
  ['Fullerton Ave', 3],
  ['Diversey Pkwy', 3.5],
  ['Belmont Ave', 4],
  ['Irving Park Rd', 5],
  ['Lawrence Ave', 6],
  ['Bryn Mawr Ave', 7],
  ['Roosevelt Rd', -1],
  ['Cermak Rd', -2],
  ['Pershing Rd', -4],
  ['47th St', -5],
  ['63rd St', -7],
  ['79th St', -9],
]
const MILES_WEST: readonly [string, number][] = [
  ['Halsted St', 1],
  ['Ashland Ave', 2],
  ['Western Ave', 3],
  ['Kedzie Ave', 4],
  ['Pulaski Rd', 5],
]

/** Named points of a city, by name, over which its screens are spread. */
export function cityParts(city: GrownCity, cells: readonly RegionCell[]): CityPart[] {
  if (city.city === 'Chicago') return chicagoCrossings()
  const parts = new Map<string, CityPart>()
  for (const { name, country, stateCode, latitude, longitude } of cells) {
    if (country !== city.country || stateCode !== city.stateCode) continue
    if (haversineKm(city, { latitude, longitude }) > city.aroundKm) continue
    const part = partName(name, city.city)
    if (part !== null && !parts.has(part)) parts.set(part, { name: part, latitude, longitude })
  }
  return [...parts.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * "Zürich (Kreis 11) / Oerlikon" becomes Oerlikon; null for the city itself and for unnamed
 * numbered parts.
 */
function partName(name: string, city: string): string | null {
  if (!name.includes(' / ')) return name.includes(city) ? null : name
  return name.startsWith(city) ? (name.split(' / ')[1] ?? null) : null
}

function chicagoCrossings(): CityPart[] {
  return MILES_NORTH.flatMap(([across, north]) =>
    MILES_WEST.map(([along, west]) => ({
      name: `${along} at ${across}`,
      latitude: STATE_AND_MADISON.latitude + north * MILE.latitude,
      longitude: STATE_AND_MADISON.longitude - west * MILE.longitude,
    })),
  )
}

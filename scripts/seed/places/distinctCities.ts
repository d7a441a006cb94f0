import { haversineKm } from '#domain/geo/distance.ts'
import { normalizePlaceName } from '#domain/geo/placeName.ts'
import type { City } from './geonamesCities.ts'

const NEW_YORK_CITY = 5128581
const NEW_YORK_BOROUGHS = new Set([5110302, 5133273, 5125771, 5110266, 5139568])
const NEW_YORK_COUNTIES = new Set(['061', '047', '081', '005', '085'])

/** Old or statistical places that carry the population of the city beside them. */
const SHADOWS = new Set([
  'Ironville KY',
  'Meads KY',
  'Lexington KY',
  'Maryvale AZ',
  'Alhambra AZ',
  'Tempe Junction AZ',
  'Ahwatukee Foothills AZ',
  'Metairie Terrace LA',
  'Carol City FL',
  'Framingham Center MA',
  'Tri-Cities WA',
])

const DIRECTION = /^(north|south|east|west) /

/**
 * The cities of the US whose population may be added up: without sections of a city, places that only repeat a
 * neighbour's population, and the city of New York, whose five boroughs stand for it.
 */
export function distinctUsCities(cities: readonly City[]): City[] {
  const candidates = cities.filter(
    (city) =>
      city.country === 'US' &&
      city.featureCode !== 'PPLX' &&
      !SHADOWS.has(`${city.name} ${city.stateCode}`) &&
      !isInsideNewYork(city),
  )
  return withoutRepeats(candidates)
}

function isInsideNewYork(city: City): boolean {
  if (city.geonameId === NEW_YORK_CITY) return true
  const inside = city.stateCode === 'NY' && NEW_YORK_COUNTIES.has(city.district)
  return inside && !NEW_YORK_BOROUGHS.has(city.geonameId)
}

/** Drops the smaller of two places of one name, and a "North X" that has more than half of X's people beside X. */
export function withoutRepeats(cities: readonly City[]): City[] {
  const byName = new Map<string, City[]>()
  const bySize = [...cities].sort(
    (a, b) => b.population - a.population || a.geonameId - b.geonameId,
  )
  const kept: City[] = []
  for (const city of bySize) {
    const name = normalizePlaceName(city.name).replace(
      /^((city|town|township|village|charter township) of|urban) /,
      '',
    )
    const undirected = name.replace(DIRECTION, '')
    const sameNamed = byName.get(`${city.country}${city.stateCode} ${undirected}`) ?? []
    const repeats = sameNamed.some(
      (other) =>
        haversineKm(city, other) < 12 &&
        (name === undirected || city.population > other.population / 2),
    )
    if (repeats) continue
    kept.push(city)
    const key = `${city.country}${city.stateCode} ${name}`
    const list = byName.get(key)
    if (list) list.push(city)
    else byName.set(key, [city])
  }
  return kept.sort((a, b) => a.geonameId - b.geonameId)
}

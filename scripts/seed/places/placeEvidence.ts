import {
  type ClaimedPlace,
  codeSpellings,
  NEARBY_DEGREES,
  type NearbyState,
  type PlaceEvidence,
} from '#domain/catalogue/screenSense.ts'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { haversineKm, toRadians } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { readPlaceFile } from './placeFiles.ts'

interface Geography {
  /** By latitude. */
  cells: RegionCell[]
  codes: Map<string, RegionCell>
  states: Map<string, { code: string; name: string }[]>
  withCodes: Set<string>
}

let read: Geography | null = null

/** The geography of the repository's files, read once. */
function geography(): Geography {
  read ??= readGeography()
  return read
}

function readGeography(): Geography {
  const cells = readPlaceFile('cells.tsv.gz')
    .map(
      ([
        id = '',
        code = '',
        name = '',
        stateCode = '',
        country = '',
        latitude,
        longitude,
        people,
      ]) => ({
        id,
        code,
        name,
        stateCode,
        country: country as CampaignCountry,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(people),
      }),
    )
    .toSorted((a, b) => a.latitude - b.latitude)
  const states = new Map<string, { code: string; name: string }[]>()
  for (const [country = '', code = '', name = ''] of readPlaceFile('states.tsv'))
    states.set(country, [...(states.get(country) ?? []), { code, name }])
  const withCodes = readPlaceFile('countries.tsv').filter(([, , has]) => has === '1')
  return {
    cells,
    states,
    codes: new Map(cells.map((cell) => [`${cell.country} ${cell.code}`, cell])),
    withCodes: new Set(withCodes.map(([country = '']) => country)),
  }
}

/** Evidence in the repository's geography about a claimed place. */
export function placeEvidence(place: ClaimedPlace): PlaceEvidence {
  const { codes, states, withCodes } = geography()
  const { country, postalCode = '' } = place
  const spelled = codeSpellings(country, postalCode)
  return {
    states: states.get(country) ?? [],
    nearby: nearbyStates(place),
    hasPostalCodes: withCodes.has(country),
    code: spelled.map((code) => codes.get(`${country} ${code}`)).find(Boolean) ?? null,
  }
}

function nearbyStates(place: ClaimedPlace): NearbyState[] {
  const { cells } = geography()
  const width = NEARBY_DEGREES / Math.max(0.1, Math.cos(toRadians(place.latitude)))
  const found = new Map<string, NearbyState>()
  for (let at = firstFrom(cells, place.latitude - NEARBY_DEGREES); at < cells.length; at += 1) {
    const cell = cells[at]
    if (!cell || cell.latitude > place.latitude + NEARBY_DEGREES) break
    if (Math.abs(cell.longitude - place.longitude) > width) continue
    const { country, stateCode } = cell
    const km = haversineKm(cell, place)
    const key = `${country} ${stateCode}`
    if (km < (found.get(key)?.km ?? Infinity)) found.set(key, { country, stateCode, km })
  }
  return [...found.values()]
}

/** Index of the first cell at or north of a latitude. */
function firstFrom(cells: readonly RegionCell[], latitude: number): number {
  let [low, high] = [0, cells.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cells[middle]?.latitude ?? Infinity) < latitude) low = middle + 1
    else high = middle
  }
  return low
}

import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { isInBounds } from '#domain/foundation/geo/countryBounds.ts'
import { type GeoPoint, haversineKm } from '#domain/foundation/geo/distance.ts'
import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import {
  areaOfZip,
  looksLikeZip,
  normalizeZip,
  repairedZip,
} from '#domain/foundation/geo/postcodes/zipCode.ts'

/** The location of a screen by the file. */
export interface ClaimedPlace extends GeoPoint {
  country: CampaignCountry
  stateCode: string
  postalCode?: string | undefined
}

/** A state with inhabited places near a point, and the distance of the nearest one. */
export interface NearbyState {
  country: CampaignCountry
  stateCode: string
  km: number
}

/** The geography's facts about a claimed place. */
export interface PlaceEvidence {
  /** States of the claimed country; empty where no geography is loaded: then only the format is checked. */
  states: readonly { code: string; name: string }[]
  /** States of all countries, within about half a degree. */
  nearby: readonly NearbyState[]
  /** Whether the country's postal codes are loaded. */
  hasPostalCodes: boolean
  /** The claimed postal code, if known. */
  code: (GeoPoint & { stateCode: string }) | null
}

export interface SenseProblem {
  column: 'latitude' | 'longitude' | 'country' | 'state' | 'postal_code'
  reason: string
}

/** Near a border the nearest town may be foreign: it must be nearer by this much. */
const BORDER_KM = 12
/** Postal codes in deserts have this extent. */
const FAR_FROM_CODE_KM = 100

/** The problem of a well-formed claimed place, with a suggestion if there is one. */
export function screenSense(place: ClaimedPlace, evidence: PlaceEvidence): SenseProblem[] {
  const misplaced = positionProblem(place, evidence)
  if (evidence.states.length === 0) return misplaced ? [misplaced] : postalForm(place)
  const state = stateProblem(place, evidence, misplaced === null)
  // A wrong position proves nothing about the code, and a code nothing about a wrong state.
  const code = postalForm(place)
  const known = code.length > 0 || misplaced ? code : postalProblem(place, evidence, state === null)
  return [misplaced, state].filter((problem) => problem !== null).concat(known)
}

const degrees = (value: number) => String(Math.round(value * 10_000) / 10_000)

function positionProblem(
  place: ClaimedPlace,
  { states, nearby }: PlaceEvidence,
): SenseProblem | null {
  const { latitude, longitude, country } = place
  if (latitude === 0 && longitude === 0)
    return {
      column: 'latitude',
      reason: 'and longitude are 0, in the sea off Africa: enter the position',
    }
  if (!isInBounds(place, country)) {
    const swapped = { latitude: longitude, longitude: latitude }
    if (isInBounds(swapped, country))
      return {
        column: 'latitude',
        reason: `and longitude are swapped: ${degrees(longitude)} is the latitude, ${degrees(latitude)} the longitude`,
      }
    const mirrored = mirroredPoint(place)
    return mirrored
      ? {
          column: mirrored.column,
          reason: `has the wrong sign: ${degrees(mirrored.value)} lies in ${country}`,
        }
      : {
          column: 'country',
          reason: `${country} does not contain ${degrees(latitude)}, ${degrees(longitude)}`,
        }
  }
  if (states.length === 0) return null
  return foreignProblem(place, nearby)
}

/** The point with the sign that would put it in its country. */
function mirroredPoint({ latitude, longitude, country }: ClaimedPlace) {
  if (isInBounds({ latitude, longitude: -longitude }, country))
    return { column: 'longitude' as const, value: -longitude }
  return isInBounds({ latitude: -latitude, longitude }, country)
    ? { column: 'latitude' as const, value: -latitude }
    : null
}

function foreignProblem(
  { country, latitude, longitude }: ClaimedPlace,
  nearby: readonly NearbyState[],
): SenseProblem | null {
  const point = `${degrees(latitude)}, ${degrees(longitude)}`
  const nearest = nearby.toSorted((a, b) => a.km - b.km)[0]
  if (!nearest)
    return {
      column: 'latitude',
      reason: `and longitude (${point}) are far from any place in ${country}`,
    }
  const own = nearby.filter((one) => one.country === country).map(({ km }) => km)
  const isForeign = nearest.country !== country && Math.min(...own) > nearest.km + BORDER_KM
  return isForeign
    ? { column: 'country', reason: `is ${country}, but ${point} lies in ${nearest.country}` }
    : null
}

function stateProblem(
  { country, stateCode }: ClaimedPlace,
  { states, nearby }: PlaceEvidence,
  isPlaced: boolean,
): SenseProblem | null {
  if (!states.some(({ code }) => code === stateCode)) {
    const wanted = normalizePlaceName(stateCode)
    const named = states.find(
      ({ code, name }) =>
        normalizePlaceName(name) === wanted ||
        code.toLowerCase() === stateCode.trim().toLowerCase(),
    )
    const [example] = states
    return {
      column: 'state',
      reason: named
        ? `${stateCode} is not a code: use ${named.code} (${named.name})`
        : `${stateCode} is no state of ${country}: use a code such as ${example?.code} (${example?.name})`,
    }
  }
  if (!isPlaced || nearby.some((one) => one.country === country && one.stateCode === stateCode))
    return null
  const nearest = nearby.filter((one) => one.country === country).toSorted((a, b) => a.km - b.km)[0]
  return nearest
    ? {
        column: 'state',
        reason: `is ${stateCode}, but latitude and longitude lie in ${nearest.stateCode}`,
      }
    : null
}

/** Checks the format of the code; an empty one is accepted. */
function postalForm({ country, postalCode = '' }: ClaimedPlace): SenseProblem[] {
  const code = normalizeZip(postalCode)
  if (code === '' || looksLikeZip(code, country)) return []
  const repaired = repairedZip(code, country)
  return [
    {
      column: 'postal_code',
      reason: repaired
        ? `${postalCode} is no postal code of ${country}: did you mean ${repaired}?`
        : `${postalCode} is no postal code of ${country}`,
    },
  ]
}

function postalProblem(
  place: ClaimedPlace,
  { hasPostalCodes, code }: PlaceEvidence,
  isStateKnown: boolean,
): SenseProblem[] {
  const { country, stateCode, postalCode = '' } = place
  if (postalCode === '' || !hasPostalCodes) return []
  const problem = (reason: string): SenseProblem[] => [{ column: 'postal_code', reason }]
  if (!code) return problem(`${postalCode} is not known in ${country}`)
  const km = haversineKm(code, place)
  if (km > FAR_FROM_CODE_KM)
    return problem(`${postalCode} is ${formatCount(Math.round(km))} km from latitude and longitude`)
  return isStateKnown && code.stateCode !== stateCode
    ? problem(`${postalCode} lies in ${code.stateCode}, not in ${stateCode}`)
    : []
}

/** The forms in which a code may be listed: itself, or its area. */
export function codeSpellings(country: CampaignCountry, postalCode: string): string[] {
  const code = normalizeZip(postalCode)
  const area = areaOfZip(code, country)
  return area === null ? [code] : [code, area]
}

/** Half a degree around a point, the extent of `nearby`. */
export const NEARBY_DEGREES = 0.5

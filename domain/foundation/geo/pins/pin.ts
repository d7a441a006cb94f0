import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '../campaignCountries.ts'
import { isInBounds } from '../countryBounds.ts'
import type { GeoPoint } from '../distance.ts'
import type { Place } from '../place.ts'

/** Digits of a coordinate in an id: about a meter. */
const DIGITS = 5
const PIN_ID = /^pin_([A-Z]{2})_(-?\d{1,2}\.\d{5})_(-?\d{1,3}\.\d{5})$/

/** The id of a pin, which contains its position, so that pins are not stored. */
export const pinId = (country: CampaignCountry, { latitude, longitude }: GeoPoint): string =>
  `pin_${country}_${latitude.toFixed(DIGITS)}_${longitude.toFixed(DIGITS)}`

/** Whether an id has a pin's format, valid or not. */
export const isPinId = (id: string): boolean => id.startsWith('pin_')

/**
 * The place of a pin's id, without a state; null for an id of another kind, or of a point outside
 * its country.
 */
export function placeOfPin(id: string): Place | null {
  const [, code, north = '', east = ''] = PIN_ID.exec(id) ?? []
  const country = CAMPAIGN_COUNTRIES.find((one) => one === code)
  const point = { latitude: Number(north), longitude: Number(east) }
  if (!country || !isInBounds(point, country)) return null
  return {
    id,
    name: formatCoordinate(point),
    stateCode: '',
    stateName: '',
    country,
    population: 0,
    ...point,
  }
}

/** "30.2672, −97.7431" */
export const formatCoordinate = ({ latitude, longitude }: GeoPoint): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(4).replace('-', '−')).join(', ')

const COORDINATES =
  /^([-−+]?\d{1,3}(?:\.\d{1,20})?) ?°? ?([NS])?(?: ?[,;] ?| )([-−+]?\d{1,3}(?:\.\d{1,20})?) ?°? ?([EW])?$/i

/** Latitude and longitude as people copy them: "30.2672, -97.7431", "30.2672° N, 97.7431° W"; null for other text. */
export function parseCoordinates(text: string): GeoPoint | null {
  const [, north, south, east, west] = COORDINATES.exec(text.trim().replaceAll(/\s+/g, ' ')) ?? []
  if (north === undefined || east === undefined) return null
  // Two whole numbers are a house number or a list, not a position.
  if (!north.includes('.') && !east.includes('.') && !south && !west) return null
  const latitude = signed(north, /s/i.test(south ?? ''))
  const longitude = signed(east, /w/i.test(west ?? ''))
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

const signed = (digits: string, isNegative: boolean): number =>
  Number(digits.replace('−', '-')) * (isNegative ? -1 : 1)

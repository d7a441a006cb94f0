import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { nearestZone } from './nearestZone.ts'
import { ZIP_ZONES } from './zipZones.ts'
import { ZONE_POINTS } from './zonePoints.ts'

/** The zone of most people of a country, of those offered (Foundation 19). */
const COUNTRY_TIME_ZONES = {
  US: 'EST',
  CA: 'EST',
  GB: 'UTC',
  DE: 'CET',
  AT: 'CET',
  CH: 'CET',
  AU: 'UTC',
  NZ: 'UTC',
} as const satisfies Record<CampaignCountry, TimeZoneId>

/**
 * States and provinces (GeoNames' codes) outside of their country's zone, with the zone of most of
 * their people.
 */
const STATE_TIME_ZONES: Partial<Record<CampaignCountry, Partial<Record<TimeZoneId, string>>>> = {
  US: {
    PST: 'AK CA HI NV OR WA',
    MST: 'AZ CO ID MT NM UT WY',
    CST: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  },
  CA: { PST: '02 12', MST: '01 13', CST: '03 11 14' },
}

/** The default zone of a country's plans. */
export function countryTimeZone(country: CampaignCountry): TimeZoneId {
  return COUNTRY_TIME_ZONES[country]
}

/** The zone of a state or province; its country's by default. */
export function stateTimeZone(country: CampaignCountry, stateCode: string): TimeZoneId {
  const zones = Object.entries(STATE_TIME_ZONES[country] ?? {}) as [TimeZoneId, string][]
  const found = zones.find(([, codes]) => codes.split(' ').includes(stateCode))
  return found?.[0] ?? countryTimeZone(country)
}

/** The zone of a place: in a state with two, that of its nearest point. */
export function placeTimeZone(place: {
  country: CampaignCountry
  stateCode: string
  latitude: number
  longitude: number
}): TimeZoneId {
  const points = ZONE_POINTS[`${place.country} ${place.stateCode}`]
  return (points && nearestZone(points, place)) ?? stateTimeZone(place.country, place.stateCode)
}

/** The zone of a ZIP code; outside of the US the country's. */
export function zipTimeZone(country: CampaignCountry, zipCode: string): TimeZoneId {
  if (country !== 'US') return countryTimeZone(country)
  const code = Number(zipCode.slice(0, 5).padEnd(5, '0'))
  return ZIP_ZONES.findLast(([from]) => from <= code)?.[1] ?? countryTimeZone(country)
}

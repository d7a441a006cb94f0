import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { nearestZone } from './nearestZone.ts'
import { ZIP_ZONES } from './zipZones.ts'
import { ZONE_POINTS } from './zonePoints.ts'

/** The zone in which most people of a country live, of those offered (Foundation 19). */
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

/** States and provinces (GeoNames' codes) that do not go by their country's zone, in the zone of most of their people. */
const STATE_TIME_ZONES: Partial<Record<CampaignCountry, Partial<Record<TimeZoneId, string>>>> = {
  US: {
    PST: 'AK CA HI NV OR WA',
    MST: 'AZ CO ID MT NM UT WY',
    CST: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  },
  CA: { PST: '02 12', MST: '01 13', CST: '03 11 14' },
}

/** The zone a country's plans start with. */
export function countryTimeZone(country: CampaignCountry): TimeZoneId {
  return COUNTRY_TIME_ZONES[country]
}

/** The zone of a state or province; its country's where it has none of its own. */
export function stateTimeZone(country: CampaignCountry, stateCode: string): TimeZoneId {
  const zones = Object.entries(STATE_TIME_ZONES[country] ?? {}) as [TimeZoneId, string][]
  const found = zones.find(([, codes]) => codes.split(' ').includes(stateCode))
  return found?.[0] ?? countryTimeZone(country)
}

/** The zone of a place: in a state with two, that of the nearest of its points. */
export function placeTimeZone(place: {
  country: CampaignCountry
  stateCode: string
  latitude: number
  longitude: number
}): TimeZoneId {
  const points = ZONE_POINTS[`${place.country} ${place.stateCode}`]
  return (points && nearestZone(points, place)) ?? stateTimeZone(place.country, place.stateCode)
}

/** The zone of a ZIP code; elsewhere than in the US the country's. */
export function zipTimeZone(country: CampaignCountry, zipCode: string): TimeZoneId {
  if (country !== 'US') return countryTimeZone(country)
  const code = Number(zipCode.slice(0, 5).padEnd(5, '0'))
  return ZIP_ZONES.findLast(([from]) => from <= code)?.[1] ?? countryTimeZone(country)
}

import type { TimeZoneId } from '../calendar/timeZone.ts'
import type { CampaignCountry } from '../geo/country.ts'

/** The zone in which most people of a country live, of those offered (spec §9). */
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

/** From the first three digits of this ZIP code on, up to those of the next: the zone of most people there. */
const US_ZIP_TIME_ZONES: readonly (readonly [from: number, timeZone: TimeZoneId])[] = [
  [0, 'EST'],
  [350, 'CST'],
  [373, 'EST'],
  [380, 'CST'],
  [398, 'EST'],
  [420, 'CST'],
  [425, 'EST'],
  [463, 'CST'],
  [465, 'EST'],
  [500, 'CST'],
  [590, 'MST'],
  [600, 'CST'],
  [798, 'MST'],
  [889, 'PST'],
]

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

/** The zone of a ZIP code; elsewhere than in the US the country's. */
export function zipTimeZone(country: CampaignCountry, zipCode: string): TimeZoneId {
  if (country !== 'US') return countryTimeZone(country)
  const digits = Number(zipCode.slice(0, 3))
  return US_ZIP_TIME_ZONES.findLast(([from]) => from <= digits)?.[1] ?? countryTimeZone(country)
}

/** Countries a campaign can run in: those whose places are seeded. */
export const CAMPAIGN_COUNTRIES = ['US', 'CA', 'GB', 'DE', 'AT', 'CH', 'AU', 'NZ'] as const
export type CampaignCountry = (typeof CAMPAIGN_COUNTRIES)[number]

export type RangeUnit = 'mi' | 'km'

/** Countries that are planned together: a radius may cross the borders inside a group (Planning 3). */
export const GEO_GROUPS = {
  US: ['US'],
  CA: ['CA'],
  GB: ['GB'],
  DE: ['DE', 'AT', 'CH'],
  AT: ['DE', 'AT', 'CH'],
  CH: ['DE', 'AT', 'CH'],
  AU: ['AU'],
  NZ: ['NZ'],
} as const satisfies Record<CampaignCountry, readonly CampaignCountry[]>

/** What a country calls its first divisions; one and several. */
export const DIVISION_WORDS = {
  US: ['state', 'states'],
  CA: ['province', 'provinces'],
  GB: ['nation', 'nations'],
  DE: ['state', 'states'],
  AT: ['state', 'states'],
  CH: ['canton', 'cantons'],
  AU: ['state', 'states'],
  NZ: ['region', 'regions'],
} as const satisfies Record<CampaignCountry, readonly [string, string]>

/** The unit a radius is given in: mi for US, km for DE, AT and CH (Planning 3); road miles in GB, km elsewhere. */
export const RANGE_UNITS = {
  US: 'mi',
  GB: 'mi',
  CA: 'km',
  DE: 'km',
  AT: 'km',
  CH: 'km',
  AU: 'km',
  NZ: 'km',
} as const satisfies Record<CampaignCountry, RangeUnit>

export const KM_PER_MILE = 1.609344

/** A distance in kilometers, from the unit the person used. */
export function toKm(value: number, unit: RangeUnit): number {
  return unit === 'mi' ? value * KM_PER_MILE : value
}

/** The largest radius that can be chosen, in the country's own unit; about 160 km everywhere. */
export const MAX_RADIUS = { mi: 100, km: 160 } as const satisfies Record<RangeUnit, number>
export const MAX_RADIUS_KM = 161
export const MAX_PLACES = 10
export const MAX_ZIP_CODES = 5_000
export const MAX_STATES = 80

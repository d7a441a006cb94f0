/** Countries in which a campaign can run: those with seeded places. */
export const CAMPAIGN_COUNTRIES = ['US', 'CA', 'GB', 'DE', 'AT', 'CH', 'AU', 'NZ'] as const
export type CampaignCountry = (typeof CAMPAIGN_COUNTRIES)[number]

export type RangeUnit = 'mi' | 'km'

/** Countries that are planned together: a radius may cross borders within a group (Planning 3). */
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

/** A country's names for its first-order divisions, singular and plural. */
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

/** A country's name for postal codes, singular and plural: "ZIP code" only in the US. */
export const postcodeNames = (country: CampaignCountry): readonly [one: string, many: string] =>
  country === 'US' ? ['ZIP code', 'ZIP codes'] : ['postcode', 'postcodes']

/**
 * The unit of a radius: mi for US, km for DE, AT and CH (Planning 3); road miles in GB, km
 * elsewhere.
 */
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

/** A distance in kilometers, from the person's unit. */
export function toKm(value: number, unit: RangeUnit): number {
  return unit === 'mi' ? value * KM_PER_MILE : value
}

/** The largest radius, in the country's own unit; about 160 km everywhere. */
export const MAX_RADIUS = { mi: 100, km: 160 } as const satisfies Record<RangeUnit, number>
export const MAX_RADIUS_KM = 161
/** Maximum number of places, pins and stores of a region. */
export const MAX_PLACES = 200
export const MAX_EXCLUDED = 20
/**
 * Up to this number of places, cells are loaded within the largest radius; for more, within the
 * radius of each.
 */
export const FEW_PLACES = 10
export const MAX_ZIP_CODES = 5_000
export const MAX_STATES = 80

import type { CampaignCountry } from '#domain/foundation/geo/country.ts'

/** A place's data for the mini planner: its name, and enough to request its surroundings. */
export interface HomePlace {
  id: string
  label: string
  country: CampaignCountry
}

/** A place from a search. */
export interface FoundPlace extends HomePlace {
  /** Its population as text; empty if unknown. */
  note: string
}

/** The start place of the mini planner in each country. IDs are GeoNames numbers. */
export const START_PLACES = {
  US: { id: 'city_4671654', label: 'Austin, Texas', country: 'US' },
  CA: { id: 'city_6167865', label: 'Toronto, Ontario', country: 'CA' },
  GB: { id: 'city_2643123', label: 'Manchester, England', country: 'GB' },
  DE: { id: 'city_2867714', label: 'Munich, Bavaria', country: 'DE' },
  AT: { id: 'city_2761369', label: 'Vienna', country: 'AT' },
  CH: { id: 'city_2657896', label: 'Zürich', country: 'CH' },
  AU: { id: 'city_2158177', label: 'Melbourne, Victoria', country: 'AU' },
  NZ: { id: 'city_2193733', label: 'Auckland', country: 'NZ' },
} as const satisfies Record<CampaignCountry, HomePlace>

export const COUNTRY_OPTIONS = [
  { id: 'US', label: 'United States' },
  { id: 'CA', label: 'Canada' },
  { id: 'GB', label: 'United Kingdom' },
  { id: 'DE', label: 'Germany' },
  { id: 'AT', label: 'Austria' },
  { id: 'CH', label: 'Switzerland' },
  { id: 'AU', label: 'Australia' },
  { id: 'NZ', label: 'New Zealand' },
] as const satisfies readonly { id: CampaignCountry; label: string }[]

import type { CampaignCountry } from '../country.ts'

/** What a country calls a postal code, one and several: "ZIP code" in the US alone. */
export const postcodeWords = (country: CampaignCountry): readonly [one: string, many: string] =>
  country === 'US' ? ['ZIP code', 'ZIP codes'] : ['postcode', 'postcodes']

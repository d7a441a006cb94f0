import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** The names of the campaign countries on pages. */
export const COUNTRY_NAMES = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  DE: 'Germany',
  AT: 'Austria',
  CH: 'Switzerland',
  AU: 'Australia',
  NZ: 'New Zealand',
} as const satisfies Record<CampaignCountry, string>

/** For use within a sentence: "in the United States". */
export const inCountry = (country: CampaignCountry): string =>
  country === 'US' || country === 'GB' ? `the ${COUNTRY_NAMES[country]}` : COUNTRY_NAMES[country]

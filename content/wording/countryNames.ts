import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** The countries that campaigns run in, as pages call them. */
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

/** Within a sentence: "in the United States". */
export const inCountry = (country: CampaignCountry): string =>
  country === 'US' || country === 'GB' ? `the ${COUNTRY_NAMES[country]}` : COUNTRY_NAMES[country]

import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'

/** Whether the people of a country's cells are counted rather than estimated. */
export const isCounted = (country: CampaignCountry): boolean => country === 'US'

/** A number of people, marked if it is an estimate. */
export const peopleOfRegion = (people: string, country: CampaignCountry): string =>
  isCounted(country) ? people : `${people} (estimate)`

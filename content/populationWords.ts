import type { CampaignCountry } from '#domain/geo/campaignCountries.ts'

/** Where the people of each cell are counted, not estimated (docs/decisions/0005). */
const isCounted = (country: CampaignCountry) => country === 'US'

/** A number of people, marked where it is an estimate. */
export const peopleOfRegion = (people: string, country: CampaignCountry): string =>
  isCounted(country) ? people : `${people} (estimate)`

/** Where the populations of a country come from. */
export const populationNote = (country: CampaignCountry): string =>
  isCounted(country)
    ? 'People are counted by ZIP code area (U.S. Census Bureau).'
    : 'Population figures are estimates.'

/** What of a plan's figures is an estimate. */
export const estimateNote = (country: CampaignCountry): string =>
  isCounted(country) ? 'Reach is an estimate.' : 'Reach and people are estimates.'

import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { isCounted } from '#domain/planning/outlook/peopleOfRegion.ts'

/** Where the populations of a country come from. */
export const populationNote = (country: CampaignCountry): string =>
  isCounted(country)
    ? 'People are counted by ZIP code area (U.S. Census Bureau).'
    : 'Population figures are estimates.'

/** What of a plan's figures is an estimate. */
export const estimateNote = (country: CampaignCountry): string =>
  isCounted(country) ? 'Reach is an estimate.' : 'Reach and people are estimates.'

import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import { isCounted } from '#domain/planning/findings/peopleOfRegion.ts'

/** The source of a country's population figures. */
export const populationNote = (country: CampaignCountry): string =>
  isCounted(country)
    ? 'People are counted by ZIP code area (U.S. Census Bureau).'
    : 'Population figures are estimates.'

/** Which of a plan's figures are estimates. */
export const estimateNote = (country: CampaignCountry): string =>
  isCounted(country) ? 'Reach is an estimate.' : 'Reach and people are estimates.'

import {
  CAMPAIGN_COUNTRIES,
  GEO_GROUPS,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'

const names = new Intl.DisplayNames(['en-US'], { type: 'region' })

export function countryLabel(country: CampaignCountry): string {
  return names.of(country) ?? country
}

/** The selectable countries. */
export const COUNTRY_OPTIONS = CAMPAIGN_COUNTRIES.map((country) => ({
  id: country,
  label: countryLabel(country),
}))

/**
 * "May include places in Austria and Switzerland"; nothing for a country outside of a geo group.
 */
export function plannedWith(country: CampaignCountry): string | undefined {
  const group: readonly CampaignCountry[] = GEO_GROUPS[country]
  const others = group.filter((other) => other !== country)
  return others.length > 0
    ? `May include places in ${others.map(countryLabel).join(' and ')}`
    : undefined
}

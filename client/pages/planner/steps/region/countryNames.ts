import {
  CAMPAIGN_COUNTRIES,
  GEO_GROUPS,
  type CampaignCountry,
} from '#domain/geo/campaignCountries.ts'

const names = new Intl.DisplayNames(['en-US'], { type: 'region' })

export function countryLabel(country: CampaignCountry): string {
  return names.of(country) ?? country
}

/** The countries to choose from; those that are planned together say so. */
export const COUNTRY_OPTIONS = CAMPAIGN_COUNTRIES.map((country) => {
  const others = (GEO_GROUPS[country] as readonly CampaignCountry[]).filter(
    (other) => other !== country,
  )
  const label = countryLabel(country)
  return others.length === 0
    ? { id: country, label }
    : { id: country, label, description: `Planned with ${others.map(countryLabel).join(' and ')}` }
})

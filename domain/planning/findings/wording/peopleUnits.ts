import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { isHeard, isOnScreens, isTelevision } from '#domain/foundation/media/mediaTraits.ts'
import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { Forecast } from '../../forecast/forecast.types.ts'
import { passingSentence } from './rangeWords.ts'

/**
 * People per household, rounded: US Census 2024, Statistics Canada 2021, ONS 2023, Destatis 2023, Statistics Austria 2023,
 * Swiss FSO 2023, Australian Bureau of Statistics 2021, Stats NZ 2023.
 */
const PEOPLE_A_HOUSEHOLD: Readonly<Record<CampaignCountry, number>> = {
  US: 2.5,
  CA: 2.4,
  GB: 2.4,
  DE: 2,
  AT: 2.2,
  CH: 2.2,
  AU: 2.5,
  NZ: 2.7,
}

/**
 * Share of the monthly listeners of online audio who listen in a week: Edison, Infinite Dial (US 73 of 79% in 2025, AU 71 of
 * 78% and CA 64 of 73% in 2022, NZ 70 of 76%); Germany 2022; estimated from these elsewhere.
 */
const WEEKLY_OF_MONTHLY_LISTENERS: Readonly<Record<CampaignCountry, number>> = {
  US: 0.92,
  CA: 0.88,
  GB: 0.92,
  DE: 0.92,
  AT: 0.92,
  CH: 0.92,
  AU: 0.91,
  NZ: 0.92,
}

/** "at least 4,000 households of 2.5 people": people who share a household share its television. */
export function formatHousehold(people: number, country: CampaignCountry): string {
  const size = PEOPLE_A_HOUSEHOLD[country]
  return `at least ${formatRounded(Math.ceil(people / size))} households of ${formatDecimal(size)} people`
}

/** "100,000 monthly listeners, 92,000 of them weekly": people who listen online in a month and in a week. */
export function formatListener(monthly: number, country: CampaignCountry): string {
  const weekly = monthly * WEEKLY_OF_MONTHLY_LISTENERS[country]
  return `${formatRounded(monthly)} monthly listeners, ${formatRounded(weekly)} of them weekly`
}

/** Says whom a forecast counts: people passing screens, people and their households, monthly and weekly listeners. Empty for the other media. */
export function peopleSentence(
  forecast: Pick<Forecast, 'reach' | 'audience' | 'reachable' | 'regionPopulation'>,
  { mediaType, country }: { mediaType: MediaType; country: CampaignCountry },
): string {
  if (isOnScreens(mediaType)) return passingSentence(forecast)
  if (isTelevision(mediaType))
    return `Reach counts people, in ${formatHousehold(forecast.reach, country)} (estimate).`
  if (!isHeard(mediaType)) return ''
  return `Your audience has ${formatListener(forecast.audience, country)} (estimate).`
}

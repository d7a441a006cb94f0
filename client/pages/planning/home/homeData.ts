import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The figures of the mini planner. Amounts in USD cents. */
export type Outlook = Pick<Forecast, 'reach' | 'frequency' | 'cpmMinor' | 'priceMinor'>

/** The figures for any budget, at once. */
export type OutlookOf = (budgetMinor: number) => Outlook

/** The figures as the server has computed them: all that is loaded before somebody touches the mini planner. Raises ProductError. */
export async function loadOutlook(
  placeId: string,
  mediaType: MediaType,
  budgetMinor: number,
): Promise<Outlook> {
  const query = { placeId, mediaType, budgetMinor: String(budgetMinor) }
  return (await answerOf(api.outlooks.$get({ query }))).outlook
}

/** The visitor's country where campaigns can run in it, else null. Raises ProductError. */
export async function visitorCountry(): Promise<CampaignCountry | null> {
  const { visitorCountry: country } = await getSettings()
  return country !== null && country in GEO_GROUPS ? (country as CampaignCountry) : null
}

import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import type { ZipVerdict } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

export interface ZipCheckAnswer {
  verdicts: ZipVerdict[]
  cells: RegionCell[]
}

/** A verdict on each code, whatever its state, and the cells of the valid ones; 5,000 codes at most. Raises ProductError. */
export function checkZipCodes(
  country: CampaignCountry,
  codes: readonly string[],
): Promise<ZipCheckAnswer> {
  const json = { country, stateCode: null, codes: [...codes] }
  return answerOf(api['zip-codes'].check.$post({ json }))
}

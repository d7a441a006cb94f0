import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import { readPlaceFile, writePlaceFile } from './placeFiles.ts'
import { parsePostalFile, type PostalRow } from './postalCodes.ts'

/** A place of a postal code outside the US, as GeoNames has it (CC BY 4.0). */
export interface ShippedCode extends PostalRow {
  country: CampaignCountry
}

/** Saves the GeoNames postal files of a folder (CA.txt, GB.txt …) as the repository's file. */
export function writePostalCodes(folder: string): void {
  const rows = CAMPAIGN_COUNTRIES.filter((country) => country !== 'US').flatMap((country) =>
    parsePostalFile(readFileSync(join(folder, `${country}.txt`), 'utf8'), country).map((row) => [
      country,
      row.code,
      row.name,
      row.division,
      row.county,
      row.latitude,
      row.longitude,
    ]),
  )
  writePlaceFile('postalCodes.tsv.gz', rows)
}

/** The postal codes outside the US with their places, in the order of the source. */
export const readPostalCodes = (): ShippedCode[] =>
  readPlaceFile('postalCodes.tsv.gz').map(
    ([country, code = '', name = '', division = '', county = '', latitude, longitude]) => ({
      country: country as CampaignCountry,
      code,
      name,
      division,
      county,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  )

import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { seedHash, type Seed } from './seedTable.ts'
import { parsePostalFile, postalCells } from './places/postalCodes.ts'
import { PLACE_FILES, readPlaceFile } from './places/placeFiles.ts'
import { readCountedAreas } from './places/countedAreas.ts'
import { marketCells } from './markets/marketCells.ts'
import { cellRow, readTowns } from './places/readPlaces.ts'

const LOADER_VERSION = '3'

/** A GeoNames postal file as a seed: its codes become the country's cells. Raises PostalFileError. */
export function postalCodesSeed(country: CampaignCountry, fileText: string): Seed {
  const rows = parsePostalFile(fileText, country)
  return {
    name: `postcodes_${country}`,
    hash: seedHash(LOADER_VERSION, fileText),
    tables: () => {
      const cells = marketCells(
        postalCells(rows, country, readTowns(country), readCountedAreas(country)),
      )
      const ofCountry = `country = '${country}'`
      return [
        {
          table: 'cells',
          columns: PLACE_FILES['cells.tsv.gz'],
          where: ofCountry,
          rows: cells.map(cellRow),
        },
        {
          table: 'countries',
          columns: ['country', 'population', 'has_postal_codes'],
          where: ofCountry,
          rows: [[country, seededPopulation(country), 1]],
        },
      ]
    },
  }
}

function seededPopulation(country: CampaignCountry): number {
  const row = readPlaceFile('countries.tsv').find(([code]) => code === country)
  return Number(row?.[1])
}

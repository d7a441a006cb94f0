/**
 * Writes the market indexes of all cells and states (database/seed/places) and the means of countries
 * (domain/planning/market/marketMeans.ts) from the people of the cells and the price levels of US metros. Run:
 * npm run seed:build-markets, after seed:build-places.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARKET_MEDIA } from '#domain/planning/market/marketMedia.ts'
import { stateMarketOf } from '#domain/planning/market/stateMarket.ts'
import { countryMeans } from './countryMeans.ts'
import { marketCells } from './marketCells.ts'
import { readPlaceFile, writePlaceFile } from '../places/placeFiles.ts'
import { cellRow, readCells } from '../places/readPlaces.ts'

const MEANS_FILE = join(import.meta.dirname, '../../../domain/planning/market/marketMeans.ts')

const cells = marketCells(readCells())
writePlaceFile('cells.tsv.gz', cells.map(cellRow))

const means = countryMeans(cells)
const lines = Object.entries(means).map(([country, media]) => {
  const entries = MARKET_MEDIA.map((mediaType) => {
    const { price, use, reach } = media[mediaType]
    return `    ${mediaType}: { price: ${price}, use: ${use}, reach: ${reach} },`
  })
  return `  ${country}: {\n${entries.join('\n')}\n  },`
})
writeFileSync(
  MEANS_FILE,
  `import type { CountryMeans } from './marketMedia.ts'

/** Means of a country's cells, weighted by people, so that indexes say how a place differs from its country. Written by \`npm run seed:build-markets\`. */
export const MARKET_MEANS: CountryMeans = {
${lines.join('\n')}
}
`,
)

const stateRows = readPlaceFile('states.tsv').map((row) => {
  const [country, code] = row
  const own = cells.filter((cell) => cell.country === country && cell.stateCode === code)
  return row.slice(0, 6).concat(stateMarketOf(own, means).join(' '))
})
writePlaceFile('states.tsv', stateRows)

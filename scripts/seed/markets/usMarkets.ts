import { readFileSync } from 'node:fs'
import { packZips, type UsMarket } from '#domain/foundation/geo/markets/marketZips.ts'
import { readCountyOfZips } from '../places/usZipCodes.ts'

const COUNTIES = new URL('../../../database/seed/markets/usMarketCounties.csv', import.meta.url)

/** US markets with the ZIP codes of their counties, in the order of the list. Raises Error for an unknown county. */
export function readUsMarkets(populationOf: (zip: string) => number): UsMarket[] {
  const zipsByCounty = Map.groupBy(readCountyOfZips(), ({ county }) => county)
  const zipsOf = (county: string): string[] => {
    const found = zipsByCounty.get(county)
    if (!found) throw new Error(`usMarketCounties.csv: no ZIP code in county ${county}`)
    return found.map(({ code }) => code)
  }
  const [, ...lines] = readFileSync(COUNTIES, 'utf8').trim().split('\n')
  const rows = lines.map((line) => {
    const [name = '', state = '', counties = ''] = line.split(',')
    return { name, counties: counties.split(';').map((county) => `${county}, ${state}`) }
  })
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, parts]) => {
    const counties = parts.flatMap((part) => part.counties)
    const zips = counties.flatMap(zipsOf).toSorted()
    const population = zips.reduce((sum, zip) => sum + populationOf(zip), 0)
    return { name, counties: counties.length, population, zips: packZips(zips) }
  })
}

/** The source of the module that the planner loads. */
export function usMarketsSource(markets: readonly UsMarket[]): string {
  const lines = markets.map(
    ({ name, counties, population, zips }) =>
      `  {\n    name: '${name}',\n    counties: ${counties},\n    population: ${separated(population)},\n    zips: '${zips}',\n  },\n`,
  )
  return `import type { UsMarket } from './marketZips.ts'

// Generated from database/seed/markets/usMarketCounties.csv by scripts/seed/markets/usMarkets.test.ts (vitest -u).

/** The largest markets of the US, by the counties of their metropolitan areas (Office of Management and Budget). */
export const US_MARKETS: readonly UsMarket[] = [
${lines.join('')}]
`
}

const separated = (count: number) => count.toLocaleString('en-US').replaceAll(',', '_')

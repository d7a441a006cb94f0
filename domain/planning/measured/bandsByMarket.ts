import { ALL_MARKETS } from './forecastBands.ts'
import { measuredBand, type MeasuredBand } from './measuredBand.ts'

/** A campaign's market and its delivery relative to the forecast. */
export interface MarketRatio {
  market: string
  ratio: number
}

/** The bands of a medium: of all its campaigns and of each market with enough of them. */
export function bandsByMarket(campaigns: readonly MarketRatio[]): [string, MeasuredBand][] {
  const byMarket = Map.groupBy(campaigns, ({ market }) => market)
  const groups: [string, readonly MarketRatio[]][] = [[ALL_MARKETS, campaigns], ...byMarket]
  return groups.flatMap(([market, own]) => {
    const band = measuredBand(own.map(({ ratio }) => ratio))
    return band ? [[market, band] as [string, MeasuredBand]] : []
  })
}

import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { CellIndex } from '#domain/foundation/geo/cellIndex.ts'
import type { StateTotal } from '#domain/foundation/geo/place.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { cellMarket } from './cellMarket.ts'
import {
  COUNTRY_MEAN,
  isMarketMedium,
  type MarketFactors,
  type MarketMedium,
} from './marketMedia.ts'
import { stateMarket } from './stateMarket.ts'

/** The parts of a region by which its people are counted: states, and the cells outside of them. */
export interface PeopledParts {
  /** The selected states, each with the people counted in it. */
  states: StateTotal[]
  index: CellIndex
  /** 1 for each cell of the index that counts. */
  marks: Uint8Array
}

export type RegionMarket = ReadonlyMap<CampaignCountry, MarketFactors>

const NO_DIFFERENCE: RegionMarket = new Map()

/**
 * Price, use and reach of a medium in a region against the mean of each country it touches, weighted by the people who live
 * there. Absent countries are average: the whole country is its own mean, and a screen has the price of its own market.
 */
export function regionMarket(
  mediaType: MediaType,
  region: PlanRegion,
  partsOf: () => PeopledParts,
): RegionMarket {
  if (!isMarketMedium(mediaType) || region.wholeCountry) return NO_DIFFERENCE
  const parts = partsOf()
  const sums = new Map<CampaignCountry, MarketSum>()
  addStates(sums, mediaType, parts)
  addCells(sums, mediaType, parts)
  return new Map([...sums].map(([country, sum]) => [country, meanOf(sum)]))
}

/** The factors of a country; average where none are known. */
export const marketIn = (market: RegionMarket, country: CampaignCountry): MarketFactors =>
  market.get(country) ?? COUNTRY_MEAN

/** People, and the same weighted by each factor. */
interface MarketSum extends MarketFactors {
  people: number
}

function meanOf({ people, price, use, reach }: MarketSum): MarketFactors {
  if (people <= 0) return COUNTRY_MEAN
  return { price: price / people, use: use / people, reach: reach / people }
}

function sumOf(sums: Map<CampaignCountry, MarketSum>, country: CampaignCountry): MarketSum {
  const known = sums.get(country)
  if (known) return known
  const sum = { people: 0, price: 0, use: 0, reach: 0 }
  sums.set(country, sum)
  return sum
}

function addStates(
  sums: Map<CampaignCountry, MarketSum>,
  mediaType: MarketMedium,
  { states }: PeopledParts,
): void {
  for (const state of states) {
    const { price, use, reach } = stateMarket(state, mediaType)
    const sum = sumOf(sums, state.country)
    sum.people += state.population
    sum.price += state.population * price
    sum.use += state.population * use
    sum.reach += state.population * reach
  }
}

/** Adds the marked cells, one country after the other: thousands of cells are summed on each change of a radius. */
function addCells(
  sums: Map<CampaignCountry, MarketSum>,
  mediaType: MarketMedium,
  { index, marks }: PeopledParts,
): void {
  const { countries, countryOf, prices, uses, reaches } = weightedFactorsOf(index, mediaType)
  const { populations } = index
  for (const [code, country] of countries.entries()) {
    let people = 0
    let price = 0
    let use = 0
    let reach = 0
    for (let at = 0; at < marks.length; at++) {
      if (marks[at] !== 1 || countryOf[at] !== code) continue
      people += populations[at] ?? 0
      price += prices[at] ?? 0
      use += uses[at] ?? 0
      reach += reaches[at] ?? 0
    }
    if (people === 0) continue
    const sum = sumOf(sums, country)
    sum.people += people
    sum.price += price
    sum.use += use
    sum.reach += reach
  }
}

/** The factors of all cells, each times its people. */
interface WeightedFactors {
  countries: readonly CampaignCountry[]
  /** Positions in `countries`. */
  countryOf: Uint8Array
  prices: Float64Array
  uses: Float64Array
  reaches: Float64Array
}

const knownFactors = new WeakMap<CellIndex, Map<MarketMedium, WeightedFactors>>()

/** The weighted factors of an index, computed once per medium. */
function weightedFactorsOf(index: CellIndex, mediaType: MarketMedium): WeightedFactors {
  const ofIndex = knownFactors.get(index) ?? new Map<MarketMedium, WeightedFactors>()
  knownFactors.set(index, ofIndex)
  const known = ofIndex.get(mediaType)
  if (known) return known
  const { cells } = index
  const countries = [...new Set(cells.map(({ country }) => country))]
  const factors = {
    countries,
    countryOf: new Uint8Array(cells.length),
    prices: new Float64Array(cells.length),
    uses: new Float64Array(cells.length),
    reaches: new Float64Array(cells.length),
  }
  cells.forEach((cell, at) => {
    const { price, use, reach } = cellMarket(cell, mediaType)
    factors.countryOf[at] = countries.indexOf(cell.country)
    factors.prices[at] = cell.population * price
    factors.uses[at] = cell.population * use
    factors.reaches[at] = cell.population * reach
  })
  ofIndex.set(mediaType, factors)
  return factors
}

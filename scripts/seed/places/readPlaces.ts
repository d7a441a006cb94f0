import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { CountryProfile, Place, RegionCell } from '#domain/foundation/geo/place.ts'
import { readPlaceFile } from './placeFiles.ts'

/** Every cell of the seed. */
export const readCells = (): RegionCell[] => readCellFile('cells.tsv.gz')

/** The towns of a country and the sections of its cities, whose people its postal codes share. */
export const readTowns = (country: CampaignCountry): RegionCell[] =>
  readCellFile('towns.tsv.gz').filter((town) => town.country === country)

const readCellFile = (file: 'cells.tsv.gz' | 'towns.tsv.gz'): RegionCell[] =>
  readPlaceFile(file).map(
    ([id = '', code = '', name = '', stateCode = '', country, ...numbers]) => {
      const [latitude, longitude, population, priceIndex, useIndex] = numbers.map(Number)
      const cell = {
        id,
        code,
        name,
        stateCode,
        country: country as CampaignCountry,
        latitude: latitude ?? 0,
        longitude: longitude ?? 0,
        population: population ?? 0,
      }
      return priceIndex === undefined || useIndex === undefined
        ? cell
        : Object.assign(cell, { priceIndex, useIndex })
    },
  )

/** Degrees with four decimals, about 10 m. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** A cell as a row of cells.tsv.gz and of the table. */
export const cellRow = (cell: RegionCell): (string | number)[] => [
  ...townRow(cell),
  cell.priceIndex ?? 0,
  cell.useIndex ?? 0,
]

/** The same without its market indexes. */
export const townRow = (cell: RegionCell): (string | number)[] => [
  cell.id,
  cell.code,
  cell.name,
  cell.stateCode,
  cell.country,
  roundedDegrees(cell.latitude),
  roundedDegrees(cell.longitude),
  cell.population,
]

/** Every place of the seed with the name of its state. */
export function readPlaces(): Place[] {
  const names = new Map(
    readPlaceFile('states.tsv').map(([country, code, name]) => [`${country} ${code}`, name]),
  )
  return readPlaceFile('places.tsv.gz').map(
    ([id = '', name = '', stateCode = '', country, latitude, longitude, people, , county]) => ({
      id: `city_${id}`,
      name,
      county: county ?? '',
      stateCode,
      stateName: names.get(`${country} ${stateCode}`) ?? '',
      country: country as CampaignCountry,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(people),
    }),
  )
}

/** Every country of the seed, without its states. */
export const readProfiles = (): CountryProfile[] =>
  readPlaceFile('countries.tsv').map(([country, population]) => ({
    country: country as CampaignCountry,
    population: Number(population),
    states: [],
    hasPostalCodes: true,
  }))

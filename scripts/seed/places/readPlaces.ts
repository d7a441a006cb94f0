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
    ([id = '', code = '', name = '', stateCode = '', country, latitude, longitude, people]) => ({
      id,
      code,
      name,
      stateCode,
      country: country as CampaignCountry,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(people),
    }),
  )

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

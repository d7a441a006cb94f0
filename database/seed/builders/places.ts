import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place, RegionCell } from '#domain/foundation/geo/place.ts'
import { normalizePlaceName, placeNameVariants } from '#domain/foundation/geo/placeName.ts'
import type { Database } from '../../connection.ts'
import { cells, countries, placeNames, places, states } from '#database/schema/catalogue/places.ts'

/** A place with sensible defaults. */
export function buildPlace(over: Partial<Place> = {}): Place {
  return {
    id: 'city_4671654',
    name: 'Austin',
    county: '',
    stateCode: 'TX',
    stateName: 'Texas',
    country: 'US',
    latitude: 30.2672,
    longitude: -97.7431,
    population: 961_855,
    ...over,
  }
}

/** The cell of a postal code, or of a town when `code` is empty. */
export function buildCell(over: Partial<RegionCell> = {}): RegionCell {
  const cell: RegionCell = {
    id: '',
    code: '78701',
    name: 'Austin',
    stateCode: 'TX',
    country: 'US',
    latitude: 30.2713,
    longitude: -97.7426,
    population: 9_000,
    ...over,
  }
  return cell.id === '' ? { ...cell, id: `zip_${cell.country}_${cell.code}` } : cell
}

/** Other names of places, by place ID. */
export type OtherNames = Record<string, string[]>

/**
 * Fills the geography tables: the given places (with their other names) and cells, and their states and countries, with
 * the populations of the cells.
 */
export async function insertGeography(
  db: Database,
  geography: { places: Place[]; cells: RegionCell[]; otherNames?: OtherNames },
): Promise<void> {
  for (const place of geography.places) await insertPlace(db, place, geography.otherNames ?? {})
  for (const cell of geography.cells) await db.insert(cells).values(cell)
  for (const state of statesOf(geography.places, geography.cells)) {
    await db.insert(states).values(state)
  }
  for (const country of countriesOf(geography.places, geography.cells)) {
    const ofCountry = geography.cells.filter((cell) => cell.country === country)
    await db.insert(countries).values({
      country,
      population: sum(ofCountry),
      hasPostalCodes: ofCountry.some((cell) => cell.code !== ''),
    })
  }
}

async function insertPlace(db: Database, place: Place, otherNames: OtherNames): Promise<void> {
  const { stateName: _, ...row } = place
  await db.insert(places).values(row)
  const own = new Set(placeNameVariants(place.name))
  const others = (otherNames[place.id] ?? []).flatMap(placeNameVariants)
  for (const name of new Set([...own, ...others])) {
    const { country, id: placeId, population } = place
    await db.insert(placeNames).values({ country, name, placeId, population, isOwn: own.has(name) })
  }
}

function statesOf(allPlaces: Place[], allCells: RegionCell[]): (typeof states.$inferInsert)[] {
  const names = new Map(allPlaces.map((place) => [stateKey(place), place.stateName]))
  const keys = new Map([...allPlaces, ...allCells].map((one) => [stateKey(one), one]))
  return [...keys].map(([key, { country, stateCode, latitude, longitude }]) => {
    const name = names.get(key) ?? stateCode
    const population = sum(allCells.filter((cell) => stateKey(cell) === key))
    const searchName = normalizePlaceName(name)
    return { country, code: stateCode, name, searchName, population, latitude, longitude }
  })
}

/** The named countries, and their neighbors in the geo group. */
function countriesOf(allPlaces: Place[], allCells: RegionCell[]): CampaignCountry[] {
  const named = [...allPlaces, ...allCells].flatMap(
    ({ country }): readonly CampaignCountry[] => GEO_GROUPS[country],
  )
  return [...new Set(named)]
}

function stateKey(one: { country: string; stateCode: string }): string {
  return `${one.country} ${one.stateCode}`
}

function sum(all: readonly RegionCell[]): number {
  return all.reduce((population, cell) => population + cell.population, 0)
}

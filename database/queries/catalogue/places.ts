import { and, between, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '#database/connection.ts'
import { cells, countries, placeNames, places, states } from '#database/schema/catalogue/places.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { boundingBox, haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { CountryProfile, Place, RegionCell, StateTotal } from '#domain/foundation/geo/place.ts'
import { isPinId, placeOfPin } from '#domain/foundation/geo/pins/pin.ts'
import { parsePlaceQuery } from '#domain/foundation/geo/placeName.ts'
import { slipsBetween, slipsFor } from '#domain/foundation/geo/placeTypo.ts'
import { areaOfZip, normalizeZip } from '#domain/foundation/geo/postcodes/zipCode.ts'

type Countries = readonly CampaignCountry[]

const placeColumns = {
  id: places.id,
  name: places.name,
  county: places.county,
  stateCode: places.stateCode,
  stateName: sql<string>`coalesce(${states.name}, '')`,
  country: sql<CampaignCountry>`${places.country}`,
  latitude: places.latitude,
  longitude: places.longitude,
  population: places.population,
}

/** A postal code as a place; its name includes the code, to distinguish it from its city. */
const codePlaceColumns = {
  id: cells.id,
  name: sql<string>`${cells.code} || ' ' || ${cells.name}`,
  stateCode: cells.stateCode,
  stateName: sql<string>`coalesce(${states.name}, '')`,
  country: sql<CampaignCountry>`${cells.country}`,
  latitude: cells.latitude,
  longitude: cells.longitude,
  population: cells.population,
}

export const cellColumns = {
  id: cells.id,
  code: cells.code,
  name: cells.name,
  stateCode: cells.stateCode,
  country: sql<CampaignCountry>`${cells.country}`,
  latitude: cells.latitude,
  longitude: cells.longitude,
  population: cells.population,
  priceIndex: cells.priceIndex,
  useIndex: cells.useIndex,
}

const stateOfPlace = and(eq(states.country, places.country), eq(states.code, places.stateCode))
const stateOfCell = and(eq(states.country, cells.country), eq(states.code, cells.stateCode))

/**
 * Places by the beginning of any of their names ("Munich", "München" and "Muenchen" alike), "Springfield, IL", or
 * the beginning of a postal code, those of the first country before others. Exact names come first, then the larger places.
 */
export async function searchPlaces(
  db: Database,
  inCountries: Countries,
  text: string,
  limit: number,
): Promise<Place[]> {
  if (/\d/.test(text)) {
    const found = await searchPostalCodes(db, inCountries, normalizeZip(text), limit)
    if (found.length > 0) return found
  }
  const { name, hasComma, inState } = parsePlaceQuery(text)
  if (name === '') return []
  if (!hasComma) {
    const found = await searchNames(db, inCountries, name, null, limit)
    if (found.length > 0) return found
  }
  for (const part of inState) {
    const found = await searchNames(db, inCountries, part.name, part.state, limit)
    if (found.length > 0) return found
  }
  return hasComma ? await searchNames(db, inCountries, name, null, limit) : []
}

async function searchNames(
  db: Database,
  inCountries: Countries,
  name: string,
  state: string | null,
  limit: number,
): Promise<Place[]> {
  const conditions = [
    inArray(placeNames.country, [...inCountries]),
    startsWith(placeNames.name, name),
  ]
  if (state !== null) {
    const isState = or(eq(states.code, state.toUpperCase()), startsWith(states.searchName, state))
    if (isState) conditions.push(isState)
  }
  const isExact = sql`max(${placeNames.name} = ${name})`
  // A name from another language or time counts a tenth, so that "s" is San Antonio before Chicago (once Shikago).
  const weight = sql`max(${placeNames.population} * (1 + 9 * ${placeNames.isOwn}))`
  return await db
    .select(placeColumns)
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeNames.placeId))
    .leftJoin(states, stateOfPlace)
    .where(and(...conditions))
    .groupBy(placeNames.placeId)
    .orderBy(sql`${isExact} desc`, sql`${weight} desc`, places.id)
    .limit(limit)
}

/** Names searched for a misspelled one: the largest places whose name begins with one of the first two letters. */
const TYPO_CANDIDATES = 3_000

/** Places whose name differs from the input by a typo or two, fewest typos first, then the larger ones. */
export async function searchTypos(
  db: Database,
  inCountries: Countries,
  text: string,
  limit: number,
): Promise<Place[]> {
  const { name } = parsePlaceQuery(text)
  const most = slipsFor(name.length)
  if (most === 0 || /\d/.test(name)) return []
  const [first = '', second = ''] = name
  const rows = await db
    .select({ name: placeNames.name, id: placeNames.placeId })
    .from(placeNames)
    .where(
      and(
        inArray(placeNames.country, [...inCountries]),
        eq(placeNames.isOwn, true),
        or(startsWith(placeNames.name, first), startsWith(placeNames.name, second)),
        between(sql`length(${placeNames.name})`, name.length - most, name.length + most),
      ),
    )
    .orderBy(desc(placeNames.population), placeNames.placeId)
    .limit(TYPO_CANDIDATES)
  const near = rows
    .flatMap((row) => {
      const slips = slipsBetween(name, row.name, most)
      return slips === null ? [] : [{ id: row.id, slips }]
    })
    .toSorted((a, b) => a.slips - b.slips)
  const ids = [...new Set(near.map(({ id }) => id))].slice(0, limit)
  const found = await findPlaces(db, ids)
  return ids.flatMap((id) => found.find((place) => place.id === id) ?? [])
}

async function searchPostalCodes(
  db: Database,
  inCountries: Countries,
  code: string,
  limit: number,
): Promise<Place[]> {
  // For a whole British or Canadian code only the area may be known.
  const areas = inCountries
    .map((country) => areaOfZip(code, country))
    .filter((area) => area !== null)
  const starts = [startsWith(cells.code, code), ...areas.map((area) => eq(cells.code, area))]
  return await db
    .select(codePlaceColumns)
    .from(cells)
    .leftJoin(states, stateOfCell)
    .where(and(inArray(cells.country, [...inCountries]), or(...starts)))
    .orderBy(sql`${cells.country} <> ${inCountries[0] ?? ''}`, cells.code)
    .limit(limit)
}

/** A range on the index; LIKE would not use it. */
function startsWith(column: SQLiteColumn, prefix: string): SQL {
  return sql`(${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`})`
}

/** Places by id, those that exist, in no particular order; pins exist by themselves, in no state. */
export async function findPlaces(db: Database, ids: readonly string[]): Promise<Place[]> {
  const unique = [...new Set(ids)]
  const pins = unique.flatMap((id) => placeOfPin(id) ?? [])
  const wanted = unique.filter((id) => !isPinId(id))
  if (wanted.length === 0) return pins
  // One parameter carries the list, as D1 allows only 100.
  const list = sql`(select value from json_each(${JSON.stringify(wanted)}))`
  const cities = await db
    .select(placeColumns)
    .from(places)
    .leftJoin(states, stateOfPlace)
    .where(sql`${places.id} in ${list}`)
  const codes = await db
    .select(codePlaceColumns)
    .from(cells)
    .leftJoin(states, stateOfCell)
    .where(and(sql`${cells.id} in ${list}`, like(cells.id, 'zip_%')))
  return [...cities, ...codes, ...pins]
}

/** The cells at most `radiusKm` away from a point: a box on the index, then the exact distance. */
export async function cellsWithin(
  db: Database,
  inCountries: Countries,
  center: GeoPoint,
  radiusKm: number,
): Promise<RegionCell[]> {
  const box = boundingBox(center, radiusKm)
  const inRanges = box.longitudeRanges.map(({ min, max }) => between(cells.longitude, min, max))
  const rows = await db
    .select(cellColumns)
    .from(cells)
    .where(
      and(
        inArray(cells.country, [...inCountries]),
        between(cells.latitude, box.minLatitude, box.maxLatitude),
        or(...inRanges),
      ),
    )
  return rows.filter((cell) => haversineKm(center, cell) <= radiusKm)
}

/** The cells of postal codes, any number of them: one parameter carries the list, as D1 allows only 100. */
export async function cellsByCodes(
  db: Database,
  country: CampaignCountry,
  codes: readonly string[],
): Promise<RegionCell[]> {
  if (codes.length === 0) return []
  const list = JSON.stringify(codes)
  return await db
    .select(cellColumns)
    .from(cells)
    .where(
      and(eq(cells.country, country), sql`${cells.code} in (select value from json_each(${list}))`),
    )
}

/** The facts of each country and its states, in the order of the request. */
export async function countryProfiles(db: Database, wanted: Countries): Promise<CountryProfile[]> {
  const [countryRows, stateRows] = await db.batch([
    db
      .select()
      .from(countries)
      .where(inArray(countries.country, [...wanted])),
    db
      .select()
      .from(states)
      .where(inArray(states.country, [...wanted]))
      .orderBy(states.name),
  ])
  return wanted.flatMap((country) => {
    const row = countryRows.find((one) => one.country === country)
    if (!row) return []
    const { population, hasPostalCodes } = row
    const ofCountry = stateRows.filter((state) => state.country === country)
    return [{ country, population, hasPostalCodes, states: ofCountry.map(toStateTotal) }]
  })
}

function toStateTotal(row: typeof states.$inferSelect): StateTotal {
  const { code, name, population, latitude, longitude, market } = row
  const total = {
    code,
    name,
    country: row.country as CampaignCountry,
    population,
    latitude,
    longitude,
  }
  return market === '' ? total : { ...total, market: market.split(' ').map(Number) }
}

/** The places with at least this many people, and any number of places by name: "US|TX|Austin". */
export async function findLargePlaces(
  db: Database,
  { leastPeople, named }: { leastPeople: number; named: readonly string[] },
): Promise<Place[]> {
  const list = JSON.stringify(named)
  const name = sql`${places.country} || '|' || ${places.stateCode} || '|' || ${places.name}`
  return await db
    .select(placeColumns)
    .from(places)
    .leftJoin(states, stateOfPlace)
    .where(
      or(
        sql`${places.population} >= ${leastPeople}`,
        sql`${name} in (select value from json_each(${list}))`,
      ),
    )
}

import { findPlaces } from '#database/queries/catalogue/places.ts'
import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/country.ts'
import { isInBounds } from '#domain/foundation/geo/countryBounds.ts'
import { normalizePlaceName, placeNameVariants } from '#domain/foundation/geo/placeName.ts'
import { pinId, placeOfPin } from '#domain/foundation/geo/pins/pin.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import {
  looksLikeZip,
  normalizeZip,
  repairedZip,
} from '#domain/foundation/geo/postcodes/zipCode.ts'
import type { StoreCheck } from '#domain/foundation/geo/stores/storeListSchema.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { searchForPlaces } from './searchForPlaces.ts'

/** Names looked up in parallel. */
const AT_ONCE = 8

type Row = StoreCheck['rows'][number]

/** Result for a row of a store list. */
export interface StoreAnswer {
  place: Place | null
  problem: string | null
}

/** Place of each row, in order: by its position, its postal code, else its name. */
export async function checkStores(
  context: Pick<OperationContext, 'db'>,
  { country, rows }: StoreCheck,
): Promise<StoreAnswer[]> {
  const codes = rows.map((row) => (row.point ? null : zipIn(row.where, country)))
  const ids = codes.flatMap((code) => (code ? [`zip_${country}_${code}`] : []))
  const known = new Map((await findPlaces(context.db, ids)).map((place) => [place.id, place]))
  const byName = new Map<string, StoreAnswer>()
  const names = rows.flatMap((row, at) =>
    row.point || known.has(`zip_${country}_${codes[at]}`) ? [] : [row.where],
  )
  const wanted = [...new Set(names)]
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE)
    const found = await Promise.all(part.map((name) => placeNamed(context, country, name)))
    part.forEach((name, index) => byName.set(name, found[index] ?? NOT_FOUND))
  }
  return rows.map((row, at) => {
    if (row.point) return pinAt(row.point, country)
    const place = known.get(`zip_${country}_${codes[at]}`)
    if (place) return { place, problem: null }
    return byName.get(row.where) ?? NOT_FOUND
  })
}

const NOT_FOUND: StoreAnswer = {
  place: null,
  problem: 'No such postal code or place. Check the spelling, or give its coordinates.',
}

function pinAt(point: NonNullable<Row['point']>, country: CampaignCountry): StoreAnswer {
  const countries = [country, ...GEO_GROUPS[country].filter((one) => one !== country)]
  const inside = countries.find((one) => isInBounds(point, one))
  const place = inside ? placeOfPin(pinId(inside, point)) : null
  if (place) return { place, problem: null }
  return { place: null, problem: 'This position lies outside the country of the campaign.' }
}

/** Last postal code of a row: an address ends with it, perhaps before its country. */
function zipIn(where: string, country: CampaignCountry): string | null {
  const cells = where.split(',').map((cell) => cell.trim())
  const words = cells.flatMap((cell) => [cell].concat(cell.split(' ')))
  const code = words
    .map((word) => normalizeZip(word))
    .flatMap((word) => (/\d/.test(word) ? [repairedZip(word, country) ?? word] : []))
    .findLast((word) => looksLikeZip(word, country))
  return code ?? null
}

/** A place with exactly this name, which may be a postal area elsewhere; similar ones are only suggested. */
async function placeNamed(
  context: Pick<OperationContext, 'db'>,
  country: CampaignCountry,
  name: string,
): Promise<StoreAnswer> {
  const q = firstCharacters(name, 80)
  const [first] = await searchForPlaces(context, { country, q, limit: 1, everywhere: false })
  if (!first) return NOT_FOUND
  const [town = ''] = name.split(',')
  const isMeant =
    placeNameVariants(first.name).includes(normalizePlaceName(town)) || first.id.startsWith('zip_')
  if (isMeant) return { place: first, problem: null }
  return { place: null, problem: `Not found. Did you mean ${first.name}, ${first.stateName}?` }
}

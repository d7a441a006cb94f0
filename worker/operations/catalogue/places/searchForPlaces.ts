import type { Database } from '#database/connection.ts'
import { searchPlaces, searchTypos } from '#database/queries/catalogue/places.ts'
import {
  CAMPAIGN_COUNTRIES,
  GEO_GROUPS,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { cityOfPostcode } from '#domain/foundation/geo/postcodes/cityPostcodes.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { normalizePlaceName, placeNameVariants } from '#domain/foundation/geo/placeName.ts'
import { normalizeZip } from '#domain/foundation/geo/postcodes/zipCode.ts'
import type { OperationContext } from '#worker/platform/env.ts'

interface PlaceSearch {
  country: CampaignCountry
  q: string
  limit: number
  /** Also the places of the other countries, where a campaign has no region yet. */
  everywhere: boolean
}

/**
 * Places and postal codes by the beginning of a name; exact names first, then by size, those of the country's geo group before
 * others. Where nothing begins so: the city of a postal code, then names with a slip of the pen.
 */
export async function searchForPlaces(
  { db }: Pick<OperationContext, 'db'>,
  { country, q, limit, everywhere }: PlaceSearch,
): Promise<Place[]> {
  const group: readonly CampaignCountry[] = GEO_GROUPS[country]
  const others = everywhere ? CAMPAIGN_COUNTRIES.filter((one) => !group.includes(one)) : []
  const [own, abroad, ownCoded, codedAbroad] = await Promise.all([
    searchPlaces(db, group, q, limit),
    others.length > 0 ? searchPlaces(db, others, q, limit) : [],
    citiesOfCode(db, byOwn(country, group), q),
    citiesOfCode(db, others, q),
  ])
  // A postal code is meant where the campaign is: 10115 is in Berlin with Germany chosen, not in New York.
  const ordered = /\d/.test(q)
    ? [...own, ...ownCoded, ...abroad, ...codedAbroad]
    : merged(own, abroad, q)
  const found = distinct(ordered).slice(0, limit)
  if (found.length > 0) return found
  const near = await searchTypos(db, group, q, limit)
  return near.length > 0 || others.length === 0 ? near : await searchTypos(db, others, q, limit)
}

/** The countries with the chosen one first: 8001 is Zürich in Switzerland before it is a code of Graz. */
const byOwn = (country: CampaignCountry, group: readonly CampaignCountry[]): CampaignCountry[] => [
  country,
  ...group.filter((one) => one !== country),
]

/** The large cities that a postal code may belong to, in the order of the countries. */
async function citiesOfCode(
  db: Database,
  countries: readonly CampaignCountry[],
  text: string,
): Promise<Place[]> {
  if (!/\d/.test(text)) return []
  const code = normalizeZip(text)
  const found = await Promise.all(
    countries.map(async (country) => {
      const city = cityOfPostcode(code, country)
      return city === null ? [] : await searchPlaces(db, [country], city, 1)
    }),
  )
  return found.flat()
}

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.id, place])).values()]
}

/** So many times larger a place abroad has to be to stand before one of the own country. */
const HOME_WEIGHT = 10

/** Two lists as one, each in its own order: a name that is spelled just so comes first, then the larger place. */
function merged(own: readonly Place[], abroad: readonly Place[], text: string): Place[] {
  const wanted = normalizePlaceName(text)
  const isExact = ({ name }: Place): boolean => placeNameVariants(name).includes(wanted)
  const goesFirst = (other: Place, home: Place): boolean =>
    isExact(other) === isExact(home)
      ? other.population > home.population * HOME_WEIGHT
      : isExact(other)
  const rest = [...abroad]
  const list = own.flatMap((home) => {
    const before: Place[] = []
    while (rest[0] && goesFirst(rest[0], home)) before.push(...rest.splice(0, 1))
    return [...before, home]
  })
  return [...list, ...rest]
}

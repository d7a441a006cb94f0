import { searchPlaces, searchTypos } from '#database/queries/catalogue/places.ts'
import {
  CAMPAIGN_COUNTRIES,
  GEO_GROUPS,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { normalizePlaceName, placeNameVariants } from '#domain/foundation/geo/placeName.ts'
import type { OperationContext } from '#worker/platform/env.ts'

interface PlaceSearch {
  country: CampaignCountry
  q: string
  limit: number
  /** Includes places in other countries if the campaign has no region yet. */
  everywhere: boolean
}

/**
 * Places and postal codes by name prefix; exact names first, then by size, those of the country's geo group before
 * others. Without a prefix match, it tolerates typos.
 */
export async function searchForPlaces(
  { db }: Pick<OperationContext, 'db'>,
  { country, q, limit, everywhere }: PlaceSearch,
): Promise<Place[]> {
  const group: readonly CampaignCountry[] = GEO_GROUPS[country]
  const others = everywhere ? CAMPAIGN_COUNTRIES.filter((one) => !group.includes(one)) : []
  const [own, abroad] = await Promise.all([
    searchPlaces(db, byOwn(country, group), q, limit),
    others.length > 0 ? searchPlaces(db, others, q, limit) : [],
  ])
  // A postal code is resolved in the campaign's country: 10115 is in Berlin with Germany chosen, not in New York.
  const ordered = /\d/.test(q) ? [...own, ...abroad] : merged(own, abroad, q)
  const found = distinct(ordered).slice(0, limit)
  if (found.length > 0) return found
  const near = await searchTypos(db, group, q, limit)
  return near.length > 0 || others.length === 0 ? near : await searchTypos(db, others, q, limit)
}

/** Countries with the chosen one first: 1010 is Lausanne in Switzerland before it is Vienna. */
const byOwn = (country: CampaignCountry, group: readonly CampaignCountry[]): CampaignCountry[] => [
  country,
  ...group.filter((one) => one !== country),
]

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.id, place])).values()]
}

/** How many times larger a place abroad must be to rank above a domestic one. */
const HOME_WEIGHT = 10

/** Merges two sorted lists: an exact name first, then the larger place. */
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

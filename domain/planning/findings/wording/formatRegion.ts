import {
  type CampaignCountry,
  postcodeNames,
  RANGE_UNITS,
} from '#domain/foundation/geo/campaignCountries.ts'
import { namedMarkets } from '#domain/foundation/geo/markets/namedMarkets.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'

let countryNames: Intl.DisplayNames | undefined

function nameOfCountry(country: string): string {
  countryNames ??= new Intl.DisplayNames(['en-US'], { type: 'region' })
  return countryNames.of(country) ?? country
}

/**
 * The region in words: "Austin, Texas, 60 mi", "3 places, 120 ZIP codes and Texas", "United
 * States"; empty without a choice. Whole markets have their names: "New York market (1,113 ZIP codes)".
 */
export function formatRegion(region: PlanRegion, reference: RegionReference): string {
  const without = withoutWords(region)
  if (region.wholeCountry) return `${nameOfCountry(region.country)}${without}`
  const words = formatList(
    [...placeWords(region), ...zipWords(region), ...stateWords(region, reference)],
    'and',
    9,
  )
  return words === '' ? '' : `${words}${without}`
}

/** " without Dallas, Texas, 10 mi", " without 3 areas"; empty without exclusions. */
function withoutWords({ excluded = [], country }: PlanRegion): string {
  const [first, second] = excluded
  if (!first) return ''
  if (second) return ` without ${formatQuantity(excluded.length, 'area', 'areas')}`
  return ` without ${first.label}, ${first.radius} ${RANGE_UNITS[country]}`
}

function placeWords({ places, country }: PlanRegion): string[] {
  const [first, second] = places
  if (!first) return []
  if (!second) return [`${first.label}, ${first.radius} ${RANGE_UNITS[country]}`]
  if (places.length > 2) return [formatQuantity(places.length, 'place', 'places')]
  return places.map(({ label, radius }) => `${label}, ${radius} ${RANGE_UNITS[country]}`)
}

function zipWords({ zipCodes, country }: PlanRegion): string[] {
  const [only] = zipCodes
  const [one] = postcodeNames(country)
  if (zipCodes.length === 1 && only !== undefined) return [`${one} ${only}`]
  return only === undefined ? [] : [formatZips(zipCodes, country)]
}

/** "New York market (1,113 ZIP codes)" for whole markets, "120 ZIP codes" for any others. */
export function formatZips(zipCodes: readonly string[], country: CampaignCountry): string {
  const [one, many] = postcodeNames(country)
  const count = formatQuantity(zipCodes.length, one, many)
  const markets = country === 'US' ? namedMarkets(zipCodes) : []
  if (markets.length === 0) return count
  return `${formatList(markets, 'and')} ${markets.length === 1 ? 'market' : 'markets'} (${count})`
}

function stateWords(region: PlanRegion, reference: RegionReference): string[] {
  const states = reference.profiles.find(({ country }) => country === region.country)?.states ?? []
  const names = region.stateCodes.map(
    (code) => states.find((state) => state.code === code)?.name ?? code,
  )
  return names.length > 3 ? [formatQuantity(names.length, 'state', 'states')] : names
}

import { postcodeWords } from '#domain/foundation/geo/postcodes/postcodeWords.ts'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import { listWords } from '#domain/foundation/wording/listWords.ts'
import { countWords } from '#domain/foundation/wording/numberWords.ts'

let countryNames: Intl.DisplayNames | undefined

function nameOfCountry(country: string): string {
  countryNames ??= new Intl.DisplayNames(['en-US'], { type: 'region' })
  return countryNames.of(country) ?? country
}

/** Where, in words: "Austin, Texas, 60 mi", "3 places, 120 ZIP codes and Texas", "United States"; empty if nothing is chosen. */
export function regionWords(region: PlanRegion, reference: RegionReference): string {
  if (region.wholeCountry) return nameOfCountry(region.country)
  return listWords(
    [...placeWords(region), ...zipWords(region), ...stateWords(region, reference)],
    'and',
    9,
  )
}

function placeWords({ places, country }: PlanRegion): string[] {
  const [first, second] = places
  if (!first) return []
  if (!second) return [`${first.label}, ${first.radius} ${RANGE_UNITS[country]}`]
  if (places.length > 2) return [countWords(places.length, 'place', 'places')]
  return places.map(({ label, radius }) => `${label}, ${radius} ${RANGE_UNITS[country]}`)
}

function zipWords({ zipCodes, country }: PlanRegion): string[] {
  const [only] = zipCodes
  const [one, many] = postcodeWords(country)
  if (zipCodes.length === 1 && only !== undefined) return [`${one} ${only}`]
  return only === undefined ? [] : [countWords(zipCodes.length, one, many)]
}

function stateWords(region: PlanRegion, reference: RegionReference): string[] {
  const states = reference.profiles.find(({ country }) => country === region.country)?.states ?? []
  const names = region.stateCodes.map(
    (code) => states.find((state) => state.code === code)?.name ?? code,
  )
  return names.length > 3 ? [countWords(names.length, 'state', 'states')] : names
}

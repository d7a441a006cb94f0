import { addPlace } from '#domain/planning/campaign/edits/regionEdits.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { Place, RegionCell, RegionReference } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { parseInventory, readInventoryTexts } from '../catalogue/readInventory.ts'
import { readCells, readPlaces, readProfiles } from '../places/readPlaces.ts'

/** The 20 largest US markets of the seed by people within 50 km, the largest first. */
export const LARGE_MARKETS = [
  'New York City, NY',
  'Los Angeles, CA',
  'Chicago, IL',
  'Dallas, TX',
  'Houston, TX',
  'Washington, DC',
  'Philadelphia, PA',
  'San Francisco, CA',
  'Miami, FL',
  'Atlanta, GA',
  'Boston, MA',
  'Phoenix, AZ',
  'Detroit, MI',
  'Seattle, WA',
  'Minneapolis, MN',
  'Denver, CO',
  'San Diego, CA',
  'Tampa, FL',
  'Baltimore, MD',
  'Orlando, FL',
] as const

/** Any Monday: four whole weeks follow. */
const NOW = new Date('2026-11-02T12:00:00Z')
/** A budget that buys the whole supply. */
export const EVERYTHING_MINOR = 100_000_000_00
const SMALL_BUDGET_MINOR = 1_000_00

/** Forecasts of default plans around places of the seed, by "Austin, TX" or "London, ENG". */
export function marketForecaster(): {
  cells: readonly RegionCell[]
  products: ReturnType<typeof parseInventory>['products']
  placeOf: (name: string, country?: CampaignCountry) => Place
  reference: (place: Place) => RegionReference
  forecastAt: (
    place: Place,
    mediaType: MediaType,
    options: { radius: number; budgetMinor?: number },
  ) => Forecast
} {
  const cells = readCells()
  const places = readPlaces()
  const profiles = readProfiles()
  const { products } = parseInventory(readInventoryTexts())
  const references = new Map<string, RegionReference>()
  const cellsOf = (country: CampaignCountry) => cells.filter((cell) => cell.country === country)
  const reference = (place: Place): RegionReference => {
    const known = references.get(place.id)
    if (known) return known
    const made = {
      profiles: profiles.filter(({ country }) => country === place.country),
      cells: cellsOf(place.country),
      places: [place],
    }
    references.set(place.id, made)
    return made
  }
  const placeOf = (name: string, country: CampaignCountry = 'US'): Place => {
    const [town, stateCode] = name.split(', ')
    const [largest] = places
      .filter(
        (place) =>
          place.country === country && place.name === town && place.stateCode === stateCode,
      )
      .toSorted((a, b) => b.population - a.population)
    if (!largest) throw new Error(`There is no ${name}.`)
    return largest
  }
  const forecastAt = (
    place: Place,
    mediaType: MediaType,
    { radius, budgetMinor = SMALL_BUDGET_MINOR }: { radius: number; budgetMinor?: number },
  ): Forecast => {
    const plan = newPlan({ mediaType, country: place.country, now: NOW })
    return forecast(
      { ...addPlace(plan, place, radius), budgetMinor },
      {
        region: reference(place),
        products: products.filter((product) => product.mediaType === mediaType),
      },
    )
  }
  return { cells, products, placeOf, reference, forecastAt }
}

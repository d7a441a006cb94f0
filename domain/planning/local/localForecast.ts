import { startPlan } from '../campaign/start/startPlan.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { RANGE_UNITS, type RangeUnit } from '#domain/foundation/geo/campaignCountries.ts'
import type { CountryProfile, RegionCell } from '#domain/foundation/geo/place.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { budgetForecast, type BudgetForecast } from '../forecast/budgetForecast.ts'
import { milesBetween, type LocalPlace } from './localDirectory.ts'
import { PEOPLE_MILES, type LocalSubject } from './localSubject.ts'

/**
 * The surroundings of a place: its cells up to FARTHEST_MILES, and the countries of its geo group.
 */
interface LocalSurroundings {
  place: LocalPlace
  cells: RegionCell[]
  profiles: CountryProfile[]
  now: Date
}

/** The surroundings with the distance of each area, most people first. */
export interface LocalGround extends LocalSurroundings {
  areas: readonly { cell: RegionCell; miles: number }[]
}

/** Measures the surroundings of a place, once. */
export function groundOf(surroundings: LocalSurroundings): LocalGround {
  const { place, cells } = surroundings
  const areas = cells
    .map((cell) => ({ cell, miles: milesBetween(place, cell) }))
    .toSorted((a, b) => b.cell.population - a.cell.population || (a.cell.id < b.cell.id ? -1 : 1))
  return { ...surroundings, areas }
}

/** Length of a suggested plan. */
export const PLAN_WEEKS = 2

/** The radius of a subject's plan, in the country's own unit. */
const PLAN_RADIUS = {
  screens: { mi: 15, km: 24 },
  streaming: { mi: 25, km: 40 },
  online: { mi: 10, km: 16 },
} as const satisfies Record<LocalSubject, Record<RangeUnit, number>>

export const planRadius = (subject: LocalSubject, { country }: LocalPlace): number =>
  PLAN_RADIUS[subject][RANGE_UNITS[country]]

/**
 * Two weeks of a medium around a place: the plan that its page opens in the planner, and its
 * results for any budget.
 */
export type LocalForecast = BudgetForecast

/** The forecast of a medium around a place. */
export function localForecastOf(
  ground: LocalGround,
  subject: LocalSubject,
  offer: { mediaType: MediaType; products: Product[] },
): LocalForecast {
  const { place, cells, profiles, now } = ground
  const { mediaType, products } = offer
  const radius = planRadius(subject, place)
  const plan = startPlan({ mediaType, place, budgetMinor: 0, now, radius, weeks: PLAN_WEEKS })
  const reference = { region: { profiles, cells, places: [place] }, products }
  return budgetForecast(plan, reference)
}

/** The people who live within each of PEOPLE_MILES. */
export const peopleAround = (ground: LocalGround): { miles: number; people: number }[] =>
  PEOPLE_MILES.map((miles) => ({ miles, people: peopleWithin(ground, miles) }))

/** The people who live within a number of miles, at most FARTHEST_MILES. */
export const peopleWithin = ({ areas }: LocalGround, miles: number): number =>
  areas.filter((one) => one.miles <= miles).reduce((sum, { cell }) => sum + cell.population, 0)

/**
 * A postal code, or elsewhere a town or city section, with the distance of its most populous part.
 */
export interface LocalArea {
  name: string
  people: number
  miles: number
}

/** The most populous areas within some miles; merges the cells of one town. */
export function fullestAreas({ areas }: LocalGround, within: number, limit: number): LocalArea[] {
  const byName = new Map<string, LocalArea>()
  for (const { cell, miles } of areas) {
    if (miles > within) continue
    const name = [cell.code, cell.name].filter(Boolean).join(' ')
    const known = byName.get(name)
    byName.set(name, {
      name,
      people: cell.population + (known?.people ?? 0),
      miles: known?.miles ?? miles,
    })
  }
  return [...byName.values()].toSorted((a, b) => b.people - a.people).slice(0, limit)
}

/** The nearest other places that have a page. */
export const neighboursOf = (
  place: LocalPlace,
  others: readonly LocalPlace[],
  limit: number,
): { place: LocalPlace; miles: number }[] =>
  others
    .filter(({ slug }) => slug !== place.slug)
    .map((other) => ({ place: other, miles: milesBetween(place, other) }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, limit)

import type { PlanRegion } from '../campaign/campaignPlan.ts'
import type { Product, Screen } from '../catalogue/product.ts'
import { cellIndexOf, codeKey } from '../geo/cellIndex.ts'
import { RANGE_UNITS, toKm, type CampaignCountry } from '../geo/country.ts'
import { haversineKm, type GeoPoint } from '../geo/distance.ts'
import type { RegionReference } from '../geo/place.ts'
import { reachedRegion } from '../geo/reachedCells.ts'

/** What a region means to a forecast: how many people, and what part of each country. */
export interface RegionFacts {
  population: number
  /** The part of each country's people who live in the region, 0 to 1. Countries it does not touch are absent. */
  countryShares: ReadonlyMap<CampaignCountry, number>
}

/** Population of a region and its share of each country of the geo group. */
export function regionFacts(region: PlanRegion, reference: RegionReference): RegionFacts {
  const reached = reachedRegion(region, reference)
  const people = new Map<CampaignCountry, number>()
  const add = (country: CampaignCountry, population: number): void => {
    people.set(country, (people.get(country) ?? 0) + population)
  }
  if (region.wholeCountry) add(region.country, reached.population)
  for (const state of reached.states) add(state.country, state.population)
  for (const cell of reached.cells) add(cell.country, cell.population)
  const countryShares = new Map<CampaignCountry, number>()
  for (const { country, population } of reference.profiles) {
    const inside = people.get(country) ?? 0
    if (inside > 0 && population > 0) countryShares.set(country, Math.min(1, inside / population))
  }
  return { population: reached.population, countryShares }
}

/** A screen belongs to a ZIP list if one of its ZIPs is at most this far away: ZIPs are known by their centres only. */
const ZIP_TO_SCREEN_KM = 10
const ZIP_TO_SCREEN_DEGREES = 0.0905

/** A test of whether a screen stands in the region: in a circle, in a selected state, near a listed ZIP, or in the whole country. */
export function screenFinder(
  region: PlanRegion,
  reference: RegionReference,
): (product: Product & { screen: Screen }) => boolean {
  if (region.wholeCountry) return ({ country }) => country === region.country
  const states = new Set(region.stateCodes)
  const unit = RANGE_UNITS[region.country]
  const circles = region.places.flatMap(({ placeId, radius }) => {
    const center = reference.places.find((place) => place.id === placeId)
    return center ? [{ center, radiusKm: toKm(radius, unit) }] : []
  })
  const nearZip = zipFinder(region, reference)
  return ({ country, screen }) =>
    (country === region.country && states.has(screen.stateCode)) ||
    circles.some(({ center, radiusKm }) => haversineKm(center, screen) <= radiusKm) ||
    nearZip(screen)
}

function zipFinder(region: PlanRegion, reference: RegionReference): (point: GeoPoint) => boolean {
  if (region.zipCodes.length === 0) return () => false
  const index = cellIndexOf(reference.cells)
  const positions = new Set<number>()
  for (const code of region.zipCodes) {
    const position = index.byCode.get(codeKey(region.country, code))
    if (position !== undefined) positions.add(position)
  }
  // Positions follow the latitude, so that each screen looks at a narrow band of ZIPs only.
  const sorted = Uint32Array.from(positions).sort()
  return (point) => {
    const north = point.latitude + ZIP_TO_SCREEN_DEGREES
    const south = point.latitude - ZIP_TO_SCREEN_DEGREES
    for (let at = firstFrom(sorted, index.latitudes, south); at < sorted.length; at++) {
      const cell = index.cells[sorted[at] ?? 0]
      if (!cell || cell.latitude > north) return false
      if (haversineKm(cell, point) <= ZIP_TO_SCREEN_KM) return true
    }
    return false
  }
}

function firstFrom(positions: Uint32Array, latitudes: Float64Array, latitude: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((latitudes[positions[middle] ?? 0] ?? Infinity) < latitude) low = middle + 1
    else high = middle
  }
  return low
}

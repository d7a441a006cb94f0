import type { PlanRegion } from '../geo/planRegion.ts'
import type { Product, Screen } from '../catalogue/product.ts'
import { cellIndexOf, positionsOfCodes } from '../geo/cellIndex.ts'
import { RANGE_UNITS, toKm, type CampaignCountry } from '../geo/campaignCountries.ts'
import { haversineKm, type GeoPoint } from '../geo/distance.ts'
import type { RegionReference } from '../geo/place.ts'
import { populationByCountry } from './reachedCells.ts'

/** What a region means to a forecast: how many people, and what part of each country. */
export interface RegionFacts {
  population: number
  /** The part of each country's people who live in the region, 0 to 1. Countries it does not touch are absent. */
  countryShares: ReadonlyMap<CampaignCountry, number>
}

const known = new WeakMap<RegionReference, WeakMap<PlanRegion, RegionFacts>>()

/** Population of a region and its share of each country of the geo group. Kept for each pair of objects, which must not be changed afterwards. */
export function regionFacts(region: PlanRegion, reference: RegionReference): RegionFacts {
  let ofReference = known.get(reference)
  if (!ofReference) {
    ofReference = new WeakMap()
    known.set(reference, ofReference)
  }
  let facts = ofReference.get(region)
  if (!facts) {
    facts = findFacts(region, reference)
    ofReference.set(region, facts)
  }
  return facts
}

function findFacts(region: PlanRegion, reference: RegionReference): RegionFacts {
  const people = populationByCountry(region, reference)
  const countryShares = new Map<CampaignCountry, number>()
  let reached = 0
  for (const { country, population } of reference.profiles) {
    const inside = Math.min(population, people.get(country) ?? 0)
    reached += inside
    if (inside > 0) countryShares.set(country, inside / population)
  }
  return { population: reached, countryShares }
}

/** A screen belongs to a ZIP list if one of its ZIPs is at most this far away: ZIPs are known by their centres only. */
const ZIP_TO_SCREEN_KM = 10
/** A degree of latitude is never shorter: to leave out what is too far north or south before measuring. */
const KM_PER_DEGREE = 110.5
const ZIP_TO_SCREEN_DEGREES = ZIP_TO_SCREEN_KM / KM_PER_DEGREE

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
    const radiusKm = toKm(radius, unit)
    return center ? [{ center, radiusKm, degrees: radiusKm / KM_PER_DEGREE }] : []
  })
  const nearZip = zipFinder(region, reference)
  return ({ country, screen }) =>
    (country === region.country && states.has(screen.stateCode)) ||
    circles.some(
      ({ center, radiusKm, degrees }) =>
        Math.abs(center.latitude - screen.latitude) <= degrees &&
        haversineKm(center, screen) <= radiusKm,
    ) ||
    nearZip(screen)
}

function zipFinder(region: PlanRegion, reference: RegionReference): (point: GeoPoint) => boolean {
  if (region.zipCodes.length === 0) return () => false
  const index = cellIndexOf(reference.cells)
  // They follow the latitude, so that each screen looks at a narrow band of ZIPs only.
  const sorted = positionsOfCodes(index, region.country, region.zipCodes)
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

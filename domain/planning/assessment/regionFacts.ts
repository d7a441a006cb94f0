import type { PlanPlace, PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import type { Product, Screen } from '#domain/catalogue/products/product.ts'
import { cellIndexOf, positionsOfCodes } from '#domain/foundation/geo/cellIndex.ts'
import {
  RANGE_UNITS,
  toKm,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { haversineKm, type GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { populationByCountry } from './reachedCells.ts'

/** The facts of a region for a forecast: the number of people, and the part of each country. */
export interface RegionFacts {
  population: number
  /**
   * The part of each country's people who live in the region, 0 to 1. Other countries are absent.
   */
  countryShares: ReadonlyMap<CampaignCountry, number>
  /** The people of each country of the region: inside it and in the whole country. */
  people: ReadonlyMap<CampaignCountry, { inside: number; whole: number }>
}

const known = new WeakMap<RegionReference, WeakMap<PlanRegion, RegionFacts>>()

/**
 * Population of a region and its share of each country of the geo group. Cached per pair of
 * objects, which must not change afterwards.
 */
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
  const reachedPeople = populationByCountry(region, reference)
  const people = new Map<CampaignCountry, { inside: number; whole: number }>()
  const countryShares = new Map<CampaignCountry, number>()
  let reached = 0
  for (const { country, population } of reference.profiles) {
    const inside = Math.min(population, reachedPeople.get(country) ?? 0)
    reached += inside
    if (inside === 0) continue
    countryShares.set(country, inside / population)
    people.set(country, { inside, whole: population })
  }
  return { population: reached, countryShares, people }
}

/** A lower bound of a degree of latitude, to skip distant points before measuring. */
const KM_PER_DEGREE = 110.5

/**
 * A test of whether a screen is in the region: in a circle, in a selected state, in a listed ZIP,
 * or in the whole country, and in no excluded circle.
 */
export function screenFinder(
  region: PlanRegion,
  reference: RegionReference,
): (product: Product & { screen: Screen }) => boolean {
  const isExcluded = circleFinder(region.excluded ?? [], region, reference)
  if (region.wholeCountry)
    return ({ country, screen }) => country === region.country && !isExcluded(screen)
  const states = new Set(region.stateCodes)
  const isInCircle = circleFinder(region.places, region, reference)
  const zipCodes = codeSetOf(region.zipCodes)
  return ({ country, screen }) =>
    ((country === region.country && states.has(screen.stateCode)) ||
      isInCircle(screen) ||
      (country === region.country && zipCodes.has(screen.postalCode ?? ''))) &&
    !isExcluded(screen)
}

/** A test of whether a point is in one of some circles. */
function circleFinder(
  places: readonly PlanPlace[],
  { country }: PlanRegion,
  reference: RegionReference,
): (point: GeoPoint) => boolean {
  const unit = RANGE_UNITS[country]
  const circles = places.flatMap(({ placeId, radius }) => {
    const center = reference.places.find((place) => place.id === placeId)
    const radiusKm = toKm(radius, unit)
    return center ? [{ center, radiusKm, degrees: radiusKm / KM_PER_DEGREE }] : []
  })
  return (point) =>
    circles.some(
      ({ center, radiusKm, degrees }) =>
        Math.abs(center.latitude - point.latitude) <= degrees &&
        haversineKm(center, point) <= radiusKm,
    )
}

const codeSets = new WeakMap<readonly string[], ReadonlySet<string>>()

/**
 * A list of codes as a set, cached per list, which must not change afterwards: thousands of lookups
 * follow each change.
 */
function codeSetOf(codes: readonly string[]): ReadonlySet<string> {
  const set = codeSets.get(codes) ?? new Set(codes)
  codeSets.set(codes, set)
  return set
}

/** A screen within this distance of the center of a listed ZIP is near it. */
export const NEAR_BY_KM = 10
const NEAR_BY_DEGREES = NEAR_BY_KM / KM_PER_DEGREE

/** A test of whether a point is near one of a region's ZIPs. */
export function nearZipFinder(
  region: PlanRegion,
  reference: RegionReference,
): (point: GeoPoint) => boolean {
  if (region.zipCodes.length === 0) return () => false
  const index = cellIndexOf(reference.cells)
  // They are in order of latitude, so that each screen checks only a narrow band of ZIPs.
  const sorted = positionsOfCodes(index, region.country, region.zipCodes)
  return (point) => {
    const north = point.latitude + NEAR_BY_DEGREES
    const south = point.latitude - NEAR_BY_DEGREES
    for (let at = firstFrom(sorted, index.latitudes, south); at < sorted.length; at++) {
      const cell = index.cells[sorted[at] ?? 0]
      if (!cell || cell.latitude > north) return false
      if (haversineKm(cell, point) <= NEAR_BY_KM) return true
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

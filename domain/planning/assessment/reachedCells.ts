import type { PeopledParts } from '../market/regionMarket.ts'
import type { PlanPlace, PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import {
  cellIndexOf,
  codeKey,
  markCellsWithin,
  positionsOfCodes,
  type CellIndex,
} from '#domain/foundation/geo/cellIndex.ts'
import {
  RANGE_UNITS,
  toKm,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { RegionCell, RegionReference, StateTotal } from '#domain/foundation/geo/place.ts'

/** The people reached in a region, each counted once. */
export interface ReachedRegion {
  /** People who live there: an estimate. */
  population: number
  /** Cells inside the circles and of the ZIP list that are not already in a selected state. Empty for a whole country. */
  cells: RegionCell[]
  /** The selected states, counted by their totals. Empty for a whole country. */
  states: StateTotal[]
}

const knownParts = new WeakMap<RegionReference, WeakMap<PlanRegion, PeopledParts>>()

/**
 * The parts of a region that is not a whole country. Cached per pair of objects, which must not
 * change afterwards.
 */
export function peopledParts(region: PlanRegion, reference: RegionReference): PeopledParts {
  const ofReference = knownParts.get(reference) ?? new WeakMap<PlanRegion, PeopledParts>()
  knownParts.set(reference, ofReference)
  let parts = ofReference.get(region)
  if (!parts) {
    const index = cellIndexOf(reference.cells)
    const marks = markReached(region, reference, index)
    parts = { states: takeStates(region, reference, index, marks), index, marks }
    ofReference.set(region, parts)
  }
  return parts
}

const peopleOfStates = (states: readonly StateTotal[]): number =>
  states.reduce((sum, { population }) => sum + population, 0)

/** People who live in the region (an estimate): the union of its circles, ZIP codes and states, or the whole country. */
export function regionPopulation(region: PlanRegion, reference: RegionReference): number {
  if (region.wholeCountry) return countryLessExcluded(region, reference)
  const { states, index, marks } = peopledParts(region, reference)
  return Math.min(groupPopulation(reference), peopleOfStates(states) + sumMarked(index, marks))
}

/**
 * The cells and states that a region reaches, with their population, for the map and the summary.
 */
export function reachedRegion(region: PlanRegion, reference: RegionReference): ReachedRegion {
  if (region.wholeCountry) {
    return { population: countryLessExcluded(region, reference), cells: [], states: [] }
  }
  const { states: counted, index, marks } = peopledParts(region, reference)
  const states = selectedStates(region, reference).map((state) =>
    Object.assign({}, state, {
      population: Math.max(0, state.population - excludedInState(state, region, reference)),
    }),
  )
  const population = Math.min(
    groupPopulation(reference),
    peopleOfStates(counted) + sumMarked(index, marks),
  )
  return { population, cells: index.cells.filter((_, at) => marks[at] === 1), states }
}

/** People who live in the region, by the country they live in: a circle may cross borders inside a geo group. */
export function populationByCountry(
  region: PlanRegion,
  reference: RegionReference,
): Map<CampaignCountry, number> {
  if (region.wholeCountry)
    return new Map([[region.country, countryLessExcluded(region, reference)]])
  const { states, index, marks } = peopledParts(region, reference)
  const people = new Map<CampaignCountry, number>([[region.country, peopleOfStates(states)]])
  const alone = reference.profiles.length === 1
  for (const { country } of reference.profiles) {
    const inCells = alone ? sumMarked(index, marks) : sumMarked(index, marks, country)
    people.set(country, (people.get(country) ?? 0) + inCells)
  }
  return people
}

function countryPopulation(region: PlanRegion, reference: RegionReference): number {
  return reference.profiles.find((profile) => profile.country === region.country)?.population ?? 0
}

/** The country's people without those of the excluded circles. */
function countryLessExcluded(region: PlanRegion, reference: RegionReference): number {
  const whole = countryPopulation(region, reference)
  if (!region.excluded?.length) return whole
  const index = cellIndexOf(reference.cells)
  return Math.max(
    0,
    whole - sumMarked(index, excludedMarks(region, reference, index), region.country),
  )
}

function excludedInState(
  { country, code }: StateTotal,
  region: PlanRegion,
  reference: RegionReference,
): number {
  if (!region.excluded?.length) return 0
  const index = cellIndexOf(reference.cells)
  const out = excludedMarks(region, reference, index)
  const own = index.byState.get(codeKey(country, code)) ?? []
  return own.reduce((sum, at) => sum + (out[at] === 1 ? (index.populations[at] ?? 0) : 0), 0)
}

/** The ids of the cells that a region excludes. */
export function excludedCellIds(
  region: PlanRegion,
  reference: RegionReference,
): ReadonlySet<string> {
  if (!region.excluded?.length) return NO_IDS
  const index = cellIndexOf(reference.cells)
  const out = excludedMarks(region, reference, index)
  return new Set(index.cells.flatMap(({ id }, at) => (out[at] === 1 ? [id] : [])))
}

const NO_IDS: ReadonlySet<string> = new Set()

/** Marks the cells of the excluded circles. */
function excludedMarks(
  { country, excluded = [] }: PlanRegion,
  reference: RegionReference,
  index: CellIndex,
): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(index.cells.length)
  markCircles(excluded, { country, reference, index, marks })
  return marks
}

interface Marking {
  country: CampaignCountry
  reference: RegionReference
  index: CellIndex
  marks: Uint8Array
}

function markCircles(
  circles: readonly PlanPlace[],
  { country, reference, index, marks }: Marking,
): void {
  const unit = RANGE_UNITS[country]
  for (const { placeId, radius } of circles) {
    // The plan's position is for display: only a place of the reference counts.
    const place = reference.places.find((known) => known.id === placeId)
    if (place) markCellsWithin(index, place, toKm(radius, unit), marks)
  }
}

function groupPopulation(reference: RegionReference): number {
  return reference.profiles.reduce((sum, profile) => sum + profile.population, 0)
}

function markReached(
  region: PlanRegion,
  reference: RegionReference,
  index: CellIndex,
): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(index.cells.length)
  markCircles(region.places, { country: region.country, reference, index, marks })
  for (const position of positionsOfCodes(index, region.country, region.zipCodes)) {
    marks[position] = 1
  }
  if (region.excluded?.length) {
    const out = excludedMarks(region, reference, index)
    for (let at = 0; at < marks.length; at++) if (out[at] === 1) marks[at] = 0
  }
  return marks
}

/** State codes belong to the plan's own country: those of DE, AT and CH overlap. */
function selectedStates(region: PlanRegion, reference: RegionReference): StateTotal[] {
  if (region.stateCodes.length === 0) return []
  const wanted = new Set(region.stateCodes)
  const profile = reference.profiles.find(({ country }) => country === region.country)
  return (profile?.states ?? []).filter((state) => wanted.has(state.code))
}

/**
 * The selected states with their people; unmarks their cells, so that each person is counted once.
 */
function takeStates(
  region: PlanRegion,
  reference: RegionReference,
  index: CellIndex,
  marks: Uint8Array,
): StateTotal[] {
  return selectedStates(region, reference).map((state) => {
    let reached = 0
    for (const at of index.byState.get(codeKey(state.country, state.code)) ?? []) {
      if (marks[at] !== 1) continue
      reached += index.populations[at] ?? 0
      marks[at] = 0
    }
    // Seeds make a state's total the sum of its cells; should they ever differ, adding a state
    // still never lowers the count.
    const counted = state.population - excludedInState(state, region, reference)
    return Object.assign({}, state, { population: Math.max(counted, reached) })
  })
}

function sumMarked(index: CellIndex, marks: Uint8Array, country?: CampaignCountry): number {
  let sum = 0
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] !== 1) continue
    if (country !== undefined && index.cells[at]?.country !== country) continue
    sum += index.populations[at] ?? 0
  }
  return sum
}

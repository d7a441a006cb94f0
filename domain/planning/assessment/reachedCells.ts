import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
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

/** What a region reaches, each person counted once. */
export interface ReachedRegion {
  /** People who live there: an estimate. */
  population: number
  /** Cells inside the circles and of the ZIP list that are not already in a selected state. Empty for a whole country. */
  cells: RegionCell[]
  /** The selected states, counted by their totals. Empty for a whole country. */
  states: StateTotal[]
}

/** People who live in the region (an estimate): the union of its circles, ZIP codes and states, or the whole country. */
export function regionPopulation(region: PlanRegion, reference: RegionReference): number {
  if (region.wholeCountry) return countryPopulation(region, reference)
  const index = cellIndexOf(reference.cells)
  const marks = markReached(region, reference, index)
  const inStates = takeStates(region, reference, index, marks)
  return Math.min(groupPopulation(reference), inStates + sumMarked(index, marks))
}

/** The cells and states that a region reaches, with their population: what the map draws and the summary counts. */
export function reachedRegion(region: PlanRegion, reference: RegionReference): ReachedRegion {
  if (region.wholeCountry) {
    return { population: countryPopulation(region, reference), cells: [], states: [] }
  }
  const index = cellIndexOf(reference.cells)
  const marks = markReached(region, reference, index)
  const states = selectedStates(region, reference)
  const inStates = takeStates(region, reference, index, marks)
  const population = Math.min(groupPopulation(reference), inStates + sumMarked(index, marks))
  return { population, cells: index.cells.filter((_, at) => marks[at] === 1), states }
}

/** People who live in the region, by the country they live in: a circle may cross borders inside a geo group. */
export function populationByCountry(
  region: PlanRegion,
  reference: RegionReference,
): Map<CampaignCountry, number> {
  if (region.wholeCountry) return new Map([[region.country, countryPopulation(region, reference)]])
  const index = cellIndexOf(reference.cells)
  const marks = markReached(region, reference, index)
  const inStates = takeStates(region, reference, index, marks)
  const people = new Map<CampaignCountry, number>([[region.country, inStates]])
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

function groupPopulation(reference: RegionReference): number {
  return reference.profiles.reduce((sum, profile) => sum + profile.population, 0)
}

function markReached(
  region: PlanRegion,
  reference: RegionReference,
  index: CellIndex,
): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(index.cells.length)
  const unit = RANGE_UNITS[region.country]
  for (const { placeId, radius } of region.places) {
    // The position in the plan is for display: only a place that the reference knows counts.
    const place = reference.places.find((known) => known.id === placeId)
    if (place) markCellsWithin(index, place, toKm(radius, unit), marks)
  }
  for (const position of positionsOfCodes(index, region.country, region.zipCodes)) {
    marks[position] = 1
  }
  return marks
}

/** State codes are those of the plan's own country: the codes of DE, AT and CH are not different from one another. */
function selectedStates(region: PlanRegion, reference: RegionReference): StateTotal[] {
  if (region.stateCodes.length === 0) return []
  const wanted = new Set(region.stateCodes)
  const profile = reference.profiles.find(({ country }) => country === region.country)
  return (profile?.states ?? []).filter((state) => wanted.has(state.code))
}

/** The population of the selected states; their cells are unmarked, so that nobody is counted twice. */
function takeStates(
  region: PlanRegion,
  reference: RegionReference,
  index: CellIndex,
  marks: Uint8Array,
): number {
  let population = 0
  for (const state of selectedStates(region, reference)) {
    let reached = 0
    for (const at of index.byState.get(codeKey(state.country, state.code)) ?? []) {
      if (marks[at] !== 1) continue
      reached += index.populations[at] ?? 0
      marks[at] = 0
    }
    // Seeds make a state's total the sum of its cells; should they ever differ, adding a state still never lowers.
    population += Math.max(state.population, reached)
  }
  return population
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

import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'
import type { RegionReference } from '#domain/foundation/geo/place.ts'
import { excludedCellIds, reachedRegion, regionPopulation } from '../assessment/reachedCells.ts'

/** A region with the facts to resolve it. */
export interface ResolvableRegion {
  region: PlanRegion
  reference: RegionReference
}

/** People who live in exactly the same regions of a list. */
export interface RegionPart {
  population: number
  /** Positions in the list, ascending. */
  regions: readonly number[]
}

/** A country, state or cell with the set of regions that contain it. */
interface Unit {
  population: number
  country: string
  /** Empty for a whole country. */
  state: string
  /** Number of its set in `RegionSets`. */
  set: number
}

/** Interned sets of regions, so that thousands of cells share a few. */
class RegionSets {
  readonly sets: (readonly number[])[] = [[]]
  private readonly numbers = new Map<string, number>([['', 0]])
  private readonly extended = new Map<number, number>()

  numberOf(regions: readonly number[]): number {
    const key = regions.join()
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.sets.length)
    return this.sets.push(regions) - 1
  }

  /** The set with one more region, appended. */
  with(set: number, region: number): number {
    const key = set * MAX_REGIONS + region
    const known = this.extended.get(key)
    if (known !== undefined) return known
    const extended = this.numberOf([...(this.sets[set] ?? []), region])
    this.extended.set(key, extended)
    return extended
  }

  union(one: number, other: number): number {
    const both = new Set([...(this.sets[one] ?? []), ...(this.sets[other] ?? [])])
    return this.numberOf([...both].sort((a, b) => a - b))
  }
}

/** More than a cart can contain. */
const MAX_REGIONS = 1_000

const stateKey = (country: string, state: string) => `${country}:${state}`

/**
 * The people of the union of some regions, each counted once, divided by the regions they live in. Regions may have
 * references of different extent: a cell is also in every region that chose its state or country.
 */
export function regionParts(regions: readonly ResolvableRegion[]): RegionPart[] {
  const sets = new RegionSets()
  const countries = new Map<string, Unit>()
  const states = new Map<string, Unit>()
  const cells = new Map<string, Unit>()
  const addTo = (
    units: Map<string, Unit>,
    key: string,
    { population, country, state, at }: Omit<Unit, 'set'> & { at: number },
  ): void => {
    const unit = units.get(key)
    if (unit) unit.set = sets.with(unit.set, at)
    else units.set(key, { population, country, state, set: sets.with(0, at) })
  }
  const excluded = regions.map(({ region, reference }) => excludedCellIds(region, reference))
  const isOut = (id: string, at: number): boolean => excluded[at]?.has(id) ?? false
  regions.forEach(({ region, reference }, at) => {
    if (region.wholeCountry) {
      const profile = reference.profiles.find(({ country }) => country === region.country)
      const { country } = region
      const population = regionPopulation(region, reference) || (profile?.population ?? 0)
      addTo(countries, country, { population, country, state: '', at })
      return
    }
    const reached = reachedRegion(region, reference)
    for (const { code: state, country, population } of reached.states)
      addTo(states, stateKey(country, state), { population, country, state, at })
    for (const { id, country, stateCode: state, population } of reached.cells)
      addTo(cells, id, { population, country, state, at })
  })
  inherit(cells, {
    around: states,
    sets,
    isOut,
    keyOf: ({ country, state }) => stateKey(country, state),
  })
  inherit(cells, { around: countries, sets, isOut, keyOf: ({ country }) => country })
  inherit(states, { around: countries, sets, isOut, keyOf: ({ country }) => country })
  return grouped([...cells.values(), ...states.values(), ...countries.values()], sets)
}

interface Surroundings {
  around: ReadonlyMap<string, Unit>
  sets: RegionSets
  /** Whether a region excludes a cell. */
  isOut: (id: string, region: number) => boolean
  keyOf: (unit: Unit) => string
}

/** Adds the regions of the enclosing unit to units, and subtracts their people from it. */
function inherit(units: ReadonlyMap<string, Unit>, surroundings: Surroundings): void {
  const { around, sets, keyOf, isOut } = surroundings
  if (around.size === 0) return
  for (const [id, unit] of units) {
    const larger = around.get(keyOf(unit))
    if (!larger) continue
    const holding = (sets.sets[larger.set] ?? []).filter((region) => !isOut(id, region))
    if (holding.length === 0) continue
    unit.set = sets.union(unit.set, sets.numberOf(holding))
    larger.population = Math.max(0, larger.population - unit.population)
  }
}

function grouped(units: readonly Unit[], { sets }: RegionSets): RegionPart[] {
  const populations = sets.map(() => 0)
  for (const { set, population } of units) populations[set] = (populations[set] ?? 0) + population
  return sets.flatMap((regions, set) => {
    const population = populations[set] ?? 0
    return population > 0 ? [{ population, regions }] : []
  })
}

import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { normalizePlaceName } from '#domain/foundation/geo/placeName.ts'
import { allocateMinor } from '#domain/foundation/money/money.ts'
import type { PostalCode } from './usZipCodes.ts'

/** A postal code; a code without an area is a box or a single organization, where nobody lives. */
export interface AreaCode extends PostalCode {
  hasArea: boolean
  /** Names of all its places, normalized. */
  names: readonly string[]
}

/** People per square kilometer of a town, which gives the extent of its codes. */
const TOWN_DENSITY = 1_200
const REACH_KM = 1.5
/**
 * A code with the town's name gets this many times the people of an equally near code, and may be
 * up to this far away.
 */
const NAMED = 4
const NAMED_KM = 20
/** Minimum number of nearest codes among which a town shares its people. */
const NEAREST = 3
/** A code is full at this many times the people of an average one. */
const FULL = 3
/** Codes closer than about this share their neighborhood. */
const CROWD_KM = 0.7
const KM_PER_DEGREE = 111.2
const WEIGHT_STEPS = 1e9

/** People of a code and their mean position. */
export interface SpreadCode {
  population: number
  latitude: number
  longitude: number
}

/**
 * Spreads the people of one state's towns over its codes, and keeps their sum. Every town gives its
 * people to the codes around it and to those of its name, more to near ones. A code moves to its
 * people, as many codes of the source share one rough position; a code without people keeps its
 * position. `isCrowded`: codes on one spot are boxes and count as one.
 */
export function spreadTowns(
  codes: readonly AreaCode[],
  towns: readonly RegionCell[],
  isCrowded: boolean,
): SpreadCode[] {
  const areas = codes.flatMap((code, at) => (code.hasArea ? [[at, code] as const] : []))
  const open = areas.length > 0 ? areas : codes.map((code, at) => [at, code] as const)
  const units = isCrowded ? codeUnits(codes) : codes.map(() => 1)
  const own = Map.groupBy(open, ([, code]) => nearestTown(code, towns))
  const sums = codes.map(() => ({ people: 0, latitude: 0, longitude: 0 }))
  const total = towns.reduce((sum, town) => sum + town.population, 0)
  const full = Math.max(1, (FULL * total) / Math.max(1, open.length))
  const order = towns.map((town, at) => [town, at] as const)
  for (const [town, townAt] of order.toSorted(([a], [b]) => b.population - a.population)) {
    const name = normalizePlaceName(town.name)
    const isNamed = (at: number) => codes[at]?.names.some((own) => isOfTown(own, name)) ?? false
    const receivers = receiversOf(town, open, own.get(townAt) ?? [], isNamed)
    const reach = Math.sqrt(town.population / TOWN_DENSITY / Math.PI) + REACH_KM
    const weights = receivers.map(([at, code]) => {
      const closeness = 1 / (1 + (roughKm(town, code) / reach) ** 3)
      const room = 1 / (1 + ((sums[at]?.people ?? 0) / full) ** 2)
      const weight = (units[at] ?? 0) * closeness * room * (isNamed(at) ? NAMED : 1)
      return Math.max(1, Math.round(weight * WEIGHT_STEPS))
    })
    allocateMinor(town.population, weights).forEach((share, position) => {
      const sum = sums[receivers[position]?.[0] ?? -1]
      if (!sum) return
      sum.people += share
      sum.latitude += share * town.latitude
      sum.longitude += share * town.longitude
    })
  }
  return codes.map((code, at) => {
    const { people, latitude, longitude } = sums[at] ?? { people: 0, latitude: 0, longitude: 0 }
    if (people === 0) return { ...code, population: 0 }
    const middle = { latitude: latitude / people, longitude: longitude / people }
    // In a region without its own town, the code's position is better.
    const isFar = roughKm(middle, code) > FAR_KM
    return { population: people, ...(isFar ? positionOf(code) : middle) }
  })
}

const FAR_KM = 15

const positionOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude })

/**
 * Whether a code's name is that of a town or of a part of it: "Leipzig" or "Dresden Innere
 * Altstadt", but not "Halle" for "Hallein".
 */
const isOfTown = (name: string, town: string): boolean =>
  name === town || (name.startsWith(town) && !/^\p{L}/u.test(name.slice(town.length)))

type Placed = readonly [at: number, code: AreaCode]

function receiversOf(
  town: RegionCell,
  open: readonly Placed[],
  own: readonly Placed[],
  isNamed: (at: number) => boolean,
): Placed[] {
  const near = open
    .filter(([, code]) => Math.abs(code.latitude - town.latitude) * KM_PER_DEGREE < 3 * NAMED_KM)
    .map((placed) => [placed, roughKm(town, placed[1])] as const)
    .toSorted(([, a], [, b]) => a - b)
  const named = near.filter(([[at], km]) => km <= NAMED_KM && isNamed(at))
  const all = [...near.slice(0, NEAREST), ...named].map(([placed]) => placed)
  const [first] = all.length > 0 ? [] : [nearest(town, open)]
  const alone = open.filter(([at]) => at === first)
  return [...new Map([...all, ...own, ...alone].map((placed) => [placed[0], placed])).values()]
}

/** The index in `towns` of the town nearest to a code; 0 without towns. */
export function nearestTown(code: PostalCode, towns: readonly RegionCell[]): number {
  return nearest(
    code,
    towns.map((town, at) => [at, town]),
  )
}

function nearest(from: Position, places: readonly (readonly [number, Position])[]): number {
  let [best, bestKm] = [0, Infinity]
  for (const [at, place] of places) {
    if (Math.abs(place.latitude - from.latitude) * KM_PER_DEGREE > bestKm) continue
    const km = roughKm(from, place)
    if (km < bestKm) [best, bestKm] = [at, km]
  }
  return best
}

/**
 * The weight of each code. Codes crowded on one spot are boxes and single buildings: together they
 * count about as much as a single code in its own neighborhood.
 */
function codeUnits(codes: readonly PostalCode[]): number[] {
  const byLatitude = codes
    .map((_, at) => at)
    .sort((a, b) => latitudeOf(codes, a) - latitudeOf(codes, b))
  const crowds = codes.map(() => 0)
  byLatitude.forEach((at, position) => {
    const code = codes[at]
    if (!code) return
    for (let other = position; other < byLatitude.length; other++) {
      const near = codes[byLatitude[other] ?? -1]
      if (!near || (near.latitude - code.latitude) * KM_PER_DEGREE > 3 * CROWD_KM) break
      const closeness = Math.exp(-((roughKm(code, near) / CROWD_KM) ** 2))
      crowds[at] = (crowds[at] ?? 0) + closeness
      const nearAt = byLatitude[other] ?? -1
      if (nearAt !== at) crowds[nearAt] = (crowds[nearAt] ?? 0) + closeness
    }
  })
  return crowds.map((crowd) => 1 / Math.max(1, crowd))
}

function latitudeOf(codes: readonly PostalCode[], at: number): number {
  return codes[at]?.latitude ?? 0
}

interface Position {
  latitude: number
  longitude: number
}

/** Accurate to a percent within a state, at a tenth of the cost of the exact distance. */
export function roughKm(a: Position, b: Position): number {
  const y = (a.latitude - b.latitude) * KM_PER_DEGREE
  const x = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.sqrt(x * x + y * y)
}

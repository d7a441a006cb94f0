import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { landPath, type LandRing } from './landPath.ts'
import { FARTHEST_MILES, PEOPLE_MILES } from './localSubject.ts'

/**
 * A drawing of the surroundings of a place, in a square of MAP_SIDE; people are dots in three
 * sizes, each one path.
 */
export interface LocalMap {
  /** The outline of land and of its states; empty if unknown, so that all is land. */
  land: string
  /** Whether the lines between states are drawn. */
  hasStateLines: boolean
  dots: readonly { path: string; width: number }[]
  rings: readonly { miles: number; radius: number }[]
  marks: readonly { number: number; name: string; x: number; y: number }[]
  /** Towns around the place, the largest first. */
  names: readonly { name: string; x: number; y: number }[]
}

export const MAP_SIDE = 440
const CENTER = MAP_SIDE / 2
/** Leaves room between the farthest ring and the edge. */
export const UNITS_PER_MILE = (CENTER - 12) / FARTHEST_MILES
const MILES_PER_DEGREE = 69.09
const MOST_DOTS = 320
/** The minimum population and the diameter of each dot size. */
const DOT_SIZES = [
  { from: 30_000, width: 9 },
  { from: 10_000, width: 6 },
  { from: 1, width: 3.5 },
] as const

interface MapGround {
  own?: string
  land?: readonly LandRing[]
  hasStateLines?: boolean
}

/**
 * Draws land, people, towns and screens around a place named `own`; ignores the earth's curvature
 * at this scale.
 */
export function localMap(
  center: GeoPoint,
  cells: readonly RegionCell[],
  screens: readonly (GeoPoint & { name: string })[],
  { own = '', land = [], hasStateLines = false }: MapGround = {},
): LocalMap {
  const narrowing = Math.cos((center.latitude * Math.PI) / 180)
  const unitsPerDegree = MILES_PER_DEGREE * UNITS_PER_MILE
  const project = (longitude: number, latitude: number) =>
    [
      CENTER + (longitude - center.longitude) * narrowing * unitsPerDegree,
      CENTER - (latitude - center.latitude) * unitsPerDegree,
    ] as const
  const at = ({ latitude, longitude }: GeoPoint) => {
    const [x, y] = project(longitude, latitude)
    return { x: Math.round(x), y: Math.round(y) }
  }
  const largest = cells.toSorted((a, b) => b.population - a.population).slice(0, MOST_DOTS)
  const sizeOf = (population: number) => DOT_SIZES.find(({ from }) => population >= from)
  const towns = largestTowns(cells, own).map((town) => Object.assign(at(town), { name: town.name }))
  return {
    land: landPath(land, project, MAP_SIDE),
    hasStateLines,
    names: apart(towns),
    dots: DOT_SIZES.map((size) => ({
      width: size.width,
      path: largest
        .filter(({ population }) => sizeOf(population) === size)
        .map(at)
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(''),
    })),
    rings: PEOPLE_MILES.map((miles) => ({ miles, radius: miles * UNITS_PER_MILE })),
    marks: screens.map((screen, index) => ({
      number: index + 1,
      name: screen.name,
      ...at(screen),
    })),
  }
}

const MOST_NAMES = 9
/** Width of a letter of a name, and height of a line. */
const LETTER = 6.2
const LINE = 14

/**
 * The towns of the areas except the place itself, largest first, each at its most populous area.
 */
function largestTowns(cells: readonly RegionCell[], own: string): (GeoPoint & { name: string })[] {
  const towns = new Map<string, { people: number; cell: RegionCell }>()
  for (const cell of cells) {
    if (cell.name === '' || cell.name === own || cell.population === 0) continue
    const known = towns.get(cell.name)
    towns.set(cell.name, {
      people: (known?.people ?? 0) + cell.population,
      cell: known && known.cell.population >= cell.population ? known.cell : cell,
    })
  }
  return [...towns]
    .toSorted(([, a], [, b]) => b.people - a.people)
    .map(
      ([
        name,
        {
          cell: { latitude, longitude },
        },
      ]) => ({ name, latitude, longitude }),
    )
}

type PlacedName = LocalMap['names'][number]

/**
 * Names that fit in the square without covering one another or the center; earlier ones take
 * precedence.
 */
function apart(names: readonly PlacedName[]): PlacedName[] {
  const shown: PlacedName[] = [{ name: '', x: CENTER, y: CENTER }]
  for (const one of names) {
    if (shown.length > MOST_NAMES) break
    const isInside =
      one.x > 4 && one.y > LINE && one.y < MAP_SIDE - 8 && one.x + widthOf(one) < MAP_SIDE - 4
    if (isInside && shown.every((other) => !overlap(one, other))) shown.push(one)
  }
  return shown.slice(1)
}

const widthOf = ({ name }: PlacedName) => Math.max(40, name.length * LETTER + 10)

const overlap = (one: PlacedName, other: PlacedName): boolean =>
  Math.abs(one.y - other.y) < LINE &&
  one.x < other.x + widthOf(other) &&
  other.x < one.x + widthOf(one)

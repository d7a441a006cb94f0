import type { GeoPoint } from '../geo/distance.ts'
import type { RegionCell } from '../geo/place.ts'
import { FARTHEST_MILES, PEOPLE_MILES } from './localSubject.ts'

/** A drawing of the ground around a place, in a square of MAP_SIDE; people are dots in three sizes, each one path. */
export interface LocalMap {
  dots: readonly { path: string; width: number }[]
  rings: readonly { miles: number; radius: number }[]
  marks: readonly { number: number; name: string; x: number; y: number }[]
}

export const MAP_SIDE = 440
const CENTER = MAP_SIDE / 2
/** The farthest ring keeps off the edge. */
const PER_MILE = (CENTER - 12) / FARTHEST_MILES
const MILES_PER_DEGREE = 69.09
const MOST_DOTS = 320
/** From so many people on, a dot of so many units across. */
const DOT_SIZES = [
  { from: 30_000, width: 9 },
  { from: 10_000, width: 6 },
  { from: 1, width: 3.5 },
] as const

/** Draws people and screens around a place; at this size the earth is flat. */
export function localMap(
  center: GeoPoint,
  cells: readonly RegionCell[],
  screens: readonly (GeoPoint & { name: string })[],
): LocalMap {
  const narrowing = Math.cos((center.latitude * Math.PI) / 180)
  const at = ({ latitude, longitude }: GeoPoint) => ({
    x: Math.round(
      CENTER + (longitude - center.longitude) * narrowing * MILES_PER_DEGREE * PER_MILE,
    ),
    y: Math.round(CENTER - (latitude - center.latitude) * MILES_PER_DEGREE * PER_MILE),
  })
  const largest = cells.toSorted((a, b) => b.population - a.population).slice(0, MOST_DOTS)
  const sizeOf = (population: number) => DOT_SIZES.find(({ from }) => population >= from)
  return {
    dots: DOT_SIZES.map((size) => ({
      width: size.width,
      path: largest
        .filter(({ population }) => sizeOf(population) === size)
        .map(at)
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(''),
    })),
    rings: PEOPLE_MILES.map((miles) => ({ miles, radius: miles * PER_MILE })),
    marks: screens.map((screen, index) => ({
      number: index + 1,
      name: screen.name,
      ...at(screen),
    })),
  }
}

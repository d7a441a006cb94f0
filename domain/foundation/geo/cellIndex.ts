import { EARTH_RADIUS_KM, toRadians, type GeoPoint } from './distance.ts'
import type { RegionCell } from './place.ts'

/**
 * The cells of a reference, indexed for fast queries: sorted by latitude, as points on the unit
 * sphere, so that "within a radius" needs no trigonometry per cell and no special case at the 180th
 * meridian.
 */
export interface CellIndex {
  cells: readonly RegionCell[]
  latitudes: Float64Array
  x: Float64Array
  y: Float64Array
  z: Float64Array
  populations: Float64Array
  /** Positions in `cells` by `country:code`. */
  byCode: ReadonlyMap<string, number>
  /** Positions in `cells` by `country:stateCode`. */
  byState: ReadonlyMap<string, readonly number[]>
}

const indexes = new WeakMap<readonly RegionCell[], CellIndex>()

/** The index of a cells array, built once per array, which must not change afterwards. */
export function cellIndexOf(cells: readonly RegionCell[]): CellIndex {
  let index = indexes.get(cells)
  if (!index) {
    index = buildCellIndex(cells)
    indexes.set(cells, index)
  }
  return index
}

/** A postal code as an index key with its country, as codes repeat across countries. */
export function codeKey(country: string, code: string): string {
  return `${country}:${code}`
}

const listedPositions = new WeakMap<
  readonly string[],
  { index: CellIndex; country: string; positions: Uint32Array }
>()

/**
 * The positions of a list of codes in ascending order (so by latitude), without duplicates or
 * unknown codes. Cached per list, which must not change afterwards.
 */
export function positionsOfCodes(
  index: CellIndex,
  country: string,
  codes: readonly string[],
): Uint32Array {
  const known = listedPositions.get(codes)
  if (known && known.index === index && known.country === country) return known.positions
  const found = new Set<number>()
  for (const code of codes) {
    const position = index.byCode.get(codeKey(country, code))
    if (position !== undefined) found.add(position)
  }
  const positions = Uint32Array.from(found).sort()
  listedPositions.set(codes, { index, country, positions })
  return positions
}

function buildCellIndex(source: readonly RegionCell[]): CellIndex {
  const unique = new Map<string, RegionCell>()
  for (const cell of source) if (!unique.has(cell.id)) unique.set(cell.id, cell)
  const cells = [...unique.values()].sort((a, b) => a.latitude - b.latitude)
  const size = cells.length
  const index = {
    cells,
    latitudes: new Float64Array(size),
    x: new Float64Array(size),
    y: new Float64Array(size),
    z: new Float64Array(size),
    populations: new Float64Array(size),
    byCode: new Map<string, number>(),
    byState: new Map<string, number[]>(),
  }
  cells.forEach((cell, position) => {
    const point = unitVector(cell)
    index.latitudes[position] = cell.latitude
    index.x[position] = point.x
    index.y[position] = point.y
    index.z[position] = point.z
    index.populations[position] = cell.population
    if (cell.code !== '') index.byCode.set(codeKey(cell.country, cell.code), position)
    const stateKey = codeKey(cell.country, cell.stateCode)
    const inState = index.byState.get(stateKey)
    if (inState) inState.push(position)
    else index.byState.set(stateKey, [position])
  })
  return index
}

function unitVector(point: GeoPoint): { x: number; y: number; z: number } {
  const latitude = toRadians(point.latitude)
  const longitude = toRadians(point.longitude)
  const ring = Math.cos(latitude)
  return { x: ring * Math.cos(longitude), y: ring * Math.sin(longitude), z: Math.sin(latitude) }
}

/** Marks (with 1) every cell whose distance to the center is at most `radiusKm`. */
export function markCellsWithin(
  index: CellIndex,
  center: GeoPoint,
  radiusKm: number,
  marks: Uint8Array,
): void {
  const { latitudes, x, y, z } = index
  const angle = radiusKm / EARTH_RADIUS_KM
  // The square of the chord grows with the surface distance, so the distance itself is not needed.
  const maxChordSquared = (2 * Math.sin(Math.min(angle, Math.PI) / 2)) ** 2 + 1e-15
  const span = (angle * 180) / Math.PI + 1e-9
  const point = unitVector(center)
  const last = center.latitude + span
  for (let at = firstAtOrAbove(latitudes, center.latitude - span); at < latitudes.length; at++) {
    if ((latitudes[at] ?? Infinity) > last) break
    const dx = (x[at] ?? 0) - point.x
    const dy = (y[at] ?? 0) - point.y
    const dz = (z[at] ?? 0) - point.z
    if (dx * dx + dy * dy + dz * dz <= maxChordSquared) marks[at] = 1
  }
}

function firstAtOrAbove(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
}

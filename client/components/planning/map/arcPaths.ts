import type { Topology } from 'topojson-specification'
import { pacedMap } from './ground/pacedMap.ts'
import {
  boxAround,
  unitedBox,
  worldPoint,
  type WorldBox,
  type WorldPoint,
} from './ground/mapView.ts'

/** A line of a map's file in world units, with its bounding box. */
export interface WorldArc {
  points: readonly WorldPoint[]
  box: WorldBox | null
}

/** A line's points in SVG path syntax, formatted when it is first drawn. */
const written = new WeakMap<WorldArc, readonly string[]>()

/** Hundredths of a world unit are less than half a pixel at every zoom. */
const rounded = (value: number): number => Math.round(value * 100) / 100

/**
 * The lines of a topology in world units. Converts each point once, however many shapes share its
 * line. Straight lines in degrees stay straight on the map: the 49th parallel is not a great
 * circle.
 */
export function worldArcs(
  { arcs, transform }: Topology,
  centralMeridian: number,
): Promise<WorldArc[]> {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1]
  const [left, bottom] = transform?.translate ?? [0, 0]
  return pacedMap(arcs, (arc) => {
    let [sumX, sumY] = [0, 0]
    const points = arc.map(([stepX = 0, stepY = 0]) => {
      // With a transform each position is relative to the previous one.
      sumX = transform ? sumX + stepX : stepX
      sumY = transform ? sumY + stepY : stepY
      return worldPoint(sumX * scaleX + left, sumY * scaleY + bottom, centralMeridian)
    })
    return { points, box: boxAround(points) }
  })
}

/** A point in SVG path syntax. */
export const formatPoint = ({ x, y }: WorldPoint): string => `${rounded(x)},${rounded(y)}`

function write(arc: WorldArc): readonly string[] {
  const known = written.get(arc)
  if (known) return known
  const texts = arc.points.map(formatPoint)
  written.set(arc, texts)
  return texts
}

/** The arc of a topology's index: a negative index means the reversed arc. */
const arcAt = (arcs: readonly WorldArc[], index: number): WorldArc | undefined =>
  arcs[index < 0 ? ~index : index]

/** The points of consecutive arcs; shared points occur once. */
function joined(arcs: readonly WorldArc[], indexes: readonly number[]): string[] {
  const points: string[] = []
  for (const index of indexes) {
    const arc = arcAt(arcs, index)
    if (!arc) continue
    const texts = write(arc)
    points.pop()
    for (const text of index < 0 ? texts.toReversed() : texts) points.push(text)
  }
  return points
}

/** Consecutive arcs as one open line. */
export const linePath = (arcs: readonly WorldArc[], indexes: readonly number[]): string =>
  `M${joined(arcs, indexes).join('L')}`

/** Closed rings of arcs; skips simplified islands of one or two points, which have no area. */
export const ringsPath = (arcs: readonly WorldArc[], rings: readonly number[][]): string =>
  rings
    .map((ring) => joined(arcs, ring).slice(0, -1))
    .map((points) => (points.length < 3 ? '' : `M${points.join('L')}Z`))
    .join('')

/** The bounding box of all these arcs; null without any. */
export const arcsBox = (arcs: readonly WorldArc[], indexes: readonly number[]): WorldBox | null =>
  unitedBox(indexes.flatMap((index) => arcAt(arcs, index)?.box ?? []))

import type { Topology } from 'topojson-specification'
import { pacedMap } from './ground/pacedMap.ts'
import {
  boxAround,
  unitedBox,
  worldPoint,
  type WorldBox,
  type WorldPoint,
} from './ground/mapView.ts'

/** A line of a map's file in world units, with the box around it. */
export interface WorldArc {
  points: readonly WorldPoint[]
  box: WorldBox | null
}

/** The points of a line as they stand in an SVG path, written when it is first drawn. */
const written = new WeakMap<WorldArc, readonly string[]>()

/** Hundredths of a world unit are less than half a pixel wherever the map is drawn. */
const rounded = (value: number): number => Math.round(value * 100) / 100

/**
 * The lines of a topology in world units. Each point is turned once, however many shapes share its line. Straight lines
 * in degrees stay straight on the map: the 49th parallel is no great circle.
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
      // With a transform each position is told from the one before it.
      sumX = transform ? sumX + stepX : stepX
      sumY = transform ? sumY + stepY : stepY
      return worldPoint(sumX * scaleX + left, sumY * scaleY + bottom, centralMeridian)
    })
    return { points, box: boxAround(points) }
  })
}

function write(arc: WorldArc): readonly string[] {
  const known = written.get(arc)
  if (known) return known
  const texts = arc.points.map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
  written.set(arc, texts)
  return texts
}

/** The arc that a topology's index means: one below zero is walked backwards. */
const arcAt = (arcs: readonly WorldArc[], index: number): WorldArc | undefined =>
  arcs[index < 0 ? ~index : index]

/** The points of arcs after each other, those that two share once. */
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

/** Arcs after each other as one open line. */
export const linePath = (arcs: readonly WorldArc[], indexes: readonly number[]): string =>
  `M${joined(arcs, indexes).join('L')}`

/** Rings of arcs, each closed; simplified islands of one or two points have no area and are left out. */
export const ringsPath = (arcs: readonly WorldArc[], rings: readonly number[][]): string =>
  rings
    .map((ring) => joined(arcs, ring).slice(0, -1))
    .map((points) => (points.length < 3 ? '' : `M${points.join('L')}Z`))
    .join('')

/** The box around all of these arcs; null without any. */
export const arcsBox = (arcs: readonly WorldArc[], indexes: readonly number[]): WorldBox | null =>
  unitedBox(indexes.flatMap((index) => arcAt(arcs, index)?.box ?? []))

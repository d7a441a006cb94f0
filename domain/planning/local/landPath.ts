/**
 * A closed line of alternating longitudes and latitudes, in degrees: the outline of land, or of
 * water in it.
 */
export type LandRing = readonly number[]

type Point = readonly [x: number, y: number]

/** Projects a longitude and latitude onto the map. */
type Projection = (longitude: number, latitude: number) => Point

/** Distance of clipped lines outside the square, so that its edge is not drawn as a coast. */
const MARGIN = 8

/**
 * The land within a square from 0 to `side`, as an SVG path for the even-odd rule: rings outside
 * the square are left out, the others are cut at its edge and rounded. Empty for only water, or
 * without data.
 */
export function landPath(rings: readonly LandRing[], project: Projection, side: number): string {
  return rings.map((ring) => ringPath(cut(projected(ring, project, side), side))).join('')
}

function projected(ring: LandRing, project: Projection, side: number): Point[] {
  const points: Point[] = []
  let [least, most, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const point = project(ring[at] ?? 0, ring[at + 1] ?? 0)
    least = Math.min(least, point[0])
    most = Math.max(most, point[0])
    top = Math.min(top, point[1])
    bottom = Math.max(bottom, point[1])
    points.push(point)
  }
  return most < 0 || least > side || bottom < 0 || top > side ? [] : points
}

/** Sutherland and Hodgman's clipping of a polygon, by one edge of the square after the other. */
function cut(points: readonly Point[], side: number): readonly Point[] {
  const [low, high] = [-MARGIN, side + MARGIN]
  const edges = [
    { axis: 0, limit: low, keepsBelow: false },
    { axis: 0, limit: high, keepsBelow: true },
    { axis: 1, limit: low, keepsBelow: false },
    { axis: 1, limit: high, keepsBelow: true },
  ] as const
  return edges.reduce<readonly Point[]>((left, edge) => cutByEdge(left, edge), points)
}

interface Edge {
  axis: 0 | 1
  limit: number
  keepsBelow: boolean
}

function cutByEdge(points: readonly Point[], { axis, limit, keepsBelow }: Edge): Point[] {
  const isInside = (point: Point) => (keepsBelow ? point[axis] <= limit : point[axis] >= limit)
  return points.flatMap((point, at) => {
    const before = points.at(at - 1) ?? point
    if (isInside(before) === isInside(point)) return isInside(point) ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const crossing: Point = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ]
    return isInside(point) ? [crossing, point] : [crossing]
  })
}

/** Removes repeated points after rounding; fewer than three are dropped. */
function ringPath(points: readonly Point[]): string {
  const rounded = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
  const distinct = rounded.filter((point, at) => point !== rounded.at(at - 1))
  return distinct.length < 3 ? '' : `M${distinct.join('L')}Z`
}

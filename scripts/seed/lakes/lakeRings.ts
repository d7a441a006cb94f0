/** A closed line: longitude and latitude alternating, in degrees. */
type Ring = readonly number[]
type Point = readonly [x: number, y: number]

const THOUSANDTHS = 1_000

export interface LakeDetail {
  /** Smallest lake that is included, in square degrees. */
  least: number
  /** Largest distance of a shore's point from the drawn line, in degrees. */
  detail: number
}

/** Lakes as in a map's file: thousandths of a degree, each position relative to the one before it. */
export function lakeRings(lakes: readonly Ring[], { least, detail }: LakeDetail): number[][] {
  return lakes
    .map(pointsOf)
    .filter((ring) => areaOf(ring) >= least)
    .map((ring) => simplified(ring, detail))
    .filter((ring) => ring.length > 3)
    .map(steps)
}

const pointsOf = (ring: Ring): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0])

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

const distance = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(x - otherX, y - otherY)

/** Distance of a point from the line between two others, or from the first if they coincide. */
function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const across = (to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])
  return Math.abs(across) / length
}

/** Simplifies a ring by the Douglas-Peucker method, from its first point and the one farthest from it. */
function simplified(ring: readonly Point[], detail: number): Point[] {
  const [start] = ring
  if (!start) return []
  const line = [...ring, start]
  const middle = furthest(line, 0, line.length - 1, (point) => distance(point, start))
  const kept = new Set([0, middle.at])
  const open: [number, number][] = [
    [0, middle.at],
    [middle.at, line.length - 1],
  ]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const [first = start, last = start] = [line[from], line[to]]
    const { at, far } = furthest(line, from, to, (point) => offLine(point, first, last))
    if (far <= detail) continue
    kept.add(at)
    open.push([from, at], [at, to])
  }
  return [...kept].toSorted((one, other) => one - other).flatMap((at) => [line[at] ?? start])
}

/** The point between two points of a line that is farthest from the chord. */
function furthest(
  line: readonly Point[],
  from: number,
  to: number,
  off: (point: Point) => number,
): { at: number; far: number } {
  let [best, far] = [from, 0]
  for (const [at, point] of line.slice(from + 1, to).entries()) {
    const own = off(point)
    if (own > far) [best, far] = [from + 1 + at, own]
  }
  return { at: best, far }
}

function steps(ring: readonly Point[]): number[] {
  let [lastX, lastY] = [0, 0]
  return ring.flatMap(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * THOUSANDTHS), Math.round(latitude * THOUSANDTHS)]
    const step = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return step
  })
}

/** A point of a line, from left to right. */
export interface LinePoint {
  x: number
  y: number
}

/**
 * An SVG path through points that never overshoots them: it is monotonic wherever they are (Steffen
 * 1990).
 */
export function monotonePath(points: readonly LinePoint[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = slopesAt(points)
  const curves = points.slice(1).map((to, at) => {
    const from = points[at] ?? first
    const third = (to.x - from.x) / 3
    const start = `${round(from.x + third)},${round(from.y + third * (slopes[at] ?? 0))}`
    const end = `${round(to.x - third)},${round(to.y - third * (slopes[at + 1] ?? 0))}`
    return `C${start},${end},${round(to.x)},${round(to.y)}`
  })
  return `M${round(first.x)},${round(first.y)}${curves.join('')}`
}

const round = (value: number): number => Math.round(value * 1000) / 1000

function slopesAt(points: readonly LinePoint[]): number[] {
  const inner = points.map((point, at) => {
    const before = points[at - 1]
    const after = points[at + 1]
    return before && after ? innerSlope(before, point, after) : 0
  })
  return inner.map((slope, at) => {
    const point = points[at]
    const [neighbor, itsSlope] =
      at === 0
        ? [points[1], inner[1]]
        : at === inner.length - 1
          ? [points[at - 1], inner[at - 1]]
          : []
    if (!point || !neighbor) return slope
    // With only two points both ends follow the straight line.
    return points.length === 2
      ? secant(point, neighbor)
      : endSlope(secant(point, neighbor), itsSlope)
  })
}

const secant = (from: LinePoint, to: LinePoint): number =>
  to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x)

const endSlope = (straight: number, neighbor = straight): number => (3 * straight - neighbor) / 2

function innerSlope(before: LinePoint, point: LinePoint, after: LinePoint): number {
  const left = secant(before, point)
  const right = secant(point, after)
  const leftWidth = point.x - before.x
  const rightWidth = after.x - point.x
  const mean = (left * rightWidth + right * leftWidth) / (leftWidth + rightWidth || 1)
  const steepest = Math.min(Math.abs(left), Math.abs(right), 0.5 * Math.abs(mean))
  return (Math.sign(left) + Math.sign(right)) * steepest
}

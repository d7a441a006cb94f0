import type { LinePoint } from './monotonePath.ts'

/** An SVG path with straight lines from point to point. */
export const linePath = (points: readonly LinePoint[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)},${round(y)}`).join('')

/** An SVG path around the area between two lines with the same x positions. */
export function areaPath(upper: readonly LinePoint[], lower: readonly LinePoint[]): string {
  const around = linePath([...upper, ...lower.toReversed()])
  return around && `${around}Z`
}

const round = (value: number): number => Math.round(value * 1000) / 1000

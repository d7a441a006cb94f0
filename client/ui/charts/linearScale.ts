import { nice, ticks } from 'd3-array'

/** Maps values to positions in a chart, with round values for grid lines. */
export interface LinearScale {
  (value: number): number
  ticks: (count: number) => number[]
  /** The value at a position. */
  invert: (place: number) => number
}

interface LinearScaleOptions {
  domain: readonly [number, number]
  range: readonly [number, number]
  /** Widens the domain to about this number of round steps. */
  niceSteps?: number
}

/** The part of d3-scale that a chart needs, without its colors and formats. */
export function linearScale({ domain, range, niceSteps }: LinearScaleOptions): LinearScale {
  const [start, stop] = niceSteps === undefined ? domain : nice(domain[0], domain[1], niceSteps)
  const [from, to] = range
  const span = stop - start
  const place = (value: number) =>
    span === 0 ? (from + to) / 2 : from + ((value - start) / span) * (to - from)
  return Object.assign(place, {
    ticks: (count: number) => ticks(start, stop, count),
    invert: (at: number) => (to === from ? start : start + ((at - from) / (to - from)) * span),
  })
}

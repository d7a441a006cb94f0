import { nice, ticks } from 'd3-array'

/** From a value to its place in a chart, and the round values to draw lines at. */
export interface LinearScale {
  (value: number): number
  ticks: (count: number) => number[]
  /** The value at a place. */
  invert: (place: number) => number
}

interface LinearScaleOptions {
  domain: readonly [number, number]
  range: readonly [number, number]
  /** Widens the domain to round values of about so many steps. */
  niceSteps?: number
}

/** What a chart needs of d3-scale, without the colors and formats that it would load. */
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

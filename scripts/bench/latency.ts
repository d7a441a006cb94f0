import { shown } from './report.ts'

/** Duration percentiles: p50 and p99. */
export interface Latency {
  p50Ms: number
  p99Ms: number
}

/** Percentiles of measured durations; NaN without any. */
export function latencyOf(timesMs: readonly number[]): Latency {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}

export const shownLatency = ({ p50Ms, p99Ms }: Latency, digits = 1): string =>
  `p50 ${shown(p50Ms, digits)}, p99 ${shown(p99Ms, digits)} ms`

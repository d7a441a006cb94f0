import type { Projection } from './projection.ts'
import type { HourGrid } from '../figures/hourGrid.ts'
import { hourOf } from '../figures/zoneClock.ts'

/** A moment of a campaign: the total delivered and planned by then. */
export interface PacePoint {
  /** At the end of this hour: whole hours since 1970-01-01. */
  hour: number
  planned: number
  /** Null in the future. */
  delivered: number | null
  /** The expected total; null in the past. */
  expected: { low: number; likely: number; high: number } | null
}

/** Maximum number of points that a chart can distinguish. */
const MOST_POINTS = 240

/**
 * A campaign's cumulative delivery and its plan, with the expected delivery from now on. Points are
 * spread evenly; the first, the last and now are always included.
 */
export function paceCurve(
  grid: HourGrid,
  asOf: string,
  projection: Projection | null,
): PacePoint[] {
  const hours = grid.planned.length
  if (hours === 0) return []
  const nowAt = Math.max(0, Math.min(hours, hourOf(asOf) + 1 - grid.firstHour))
  const step = Math.max(1, Math.ceil(hours / MOST_POINTS))
  const planned = cumulated(grid.planned)
  const delivered = cumulated(grid.impressions)
  const now = delivered[nowAt] ?? 0
  const left = (planned[hours] ?? 0) - (planned[nowAt] ?? 0)
  const indexes = new Set([nowAt, hours])
  for (let at = 0; at <= hours; at += step) indexes.add(at)
  return [...indexes]
    .sort((a, b) => a - b)
    .map((at) => {
      const isKnown = at <= nowAt
      const part = left > 0 ? ((planned[at] ?? 0) - (planned[nowAt] ?? 0)) / left : 1
      const toward = (end: number) => Math.round(now + (end - now) * part)
      return {
        hour: grid.firstHour + at,
        planned: planned[at] ?? 0,
        delivered: isKnown ? (delivered[at] ?? 0) : null,
        expected:
          projection && at >= nowAt
            ? {
                low: toward(projection.low),
                likely: toward(projection.likely),
                high: toward(projection.high),
              }
            : null,
      }
    })
}

function cumulated(values: readonly number[]): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}

/** The planned total at a moment, with the passed part of the current hour. */
export function plannedUntil(grid: HourGrid, asOf: string): number {
  const nowAt = hourOf(asOf) - grid.firstHour
  if (nowAt < 0) return 0
  const full = grid.planned.slice(0, nowAt).reduce((sum, value) => sum + value, 0)
  const begun = (Date.parse(asOf) % 3_600_000) / 3_600_000
  return Math.round(full + (grid.planned[nowAt] ?? 0) * begun)
}

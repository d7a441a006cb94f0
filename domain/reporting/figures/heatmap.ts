import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { wholeGrid, type GridRange, type HourGrid } from './hourGrid.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

/** An hour of the week. */
export interface HeatCell {
  /** Average impressions an hour over full hours; null if it neither ran nor was planned. */
  average: number | null
  impressions: number
  fullHours: number
}

/** The hours of the week: one row of 24 hours per weekday, from Monday. */
export interface Heatmap {
  cells: HeatCell[][]
  /** The total of each weekday; they add up to all impressions. */
  sums: number[]
  largest: number
}

/**
 * A campaign's delivery by weekday and hour of a zone. The unfinished hour counts only in the sums.
 */
export function heatmapOf(
  grid: HourGrid,
  how: { zone: TimeZoneId; asOf: string; range?: GridRange },
): Heatmap {
  const { zone, asOf, range = wholeGrid(grid) } = how
  const clock = zoneClock(zone)
  const nowHour = hourOf(asOf)
  const week = Array.from({ length: 7 }, () =>
    Array.from({ length: 24 }, () => ({ sum: 0, full: 0, fullSum: 0, isBooked: false })),
  )
  for (let at = range.from; at < range.to; at += 1) {
    const { weekday, hour } = clock(grid.firstHour + at)
    const cell = week[weekday]?.[hour]
    const isBooked = (grid.planned[at] ?? 0) > 0
    const impressions = grid.impressions[at] ?? 0
    if (!cell || (!isBooked && impressions === 0)) continue
    cell.isBooked = true
    cell.sum += impressions
    if (grid.firstHour + at < nowHour) {
      cell.full += 1
      cell.fullSum += impressions
    }
  }
  const cells = week.map((hours) =>
    hours.map(({ sum, full, fullSum, isBooked }) => ({
      average: isBooked && full > 0 ? fullSum / full : null,
      impressions: sum,
      fullHours: full,
    })),
  )
  return {
    cells,
    sums: cells.map((hours) => hours.reduce((sum, { impressions }) => sum + impressions, 0)),
    largest: Math.max(0, ...cells.flat().map(({ average }) => average ?? 0)),
  }
}

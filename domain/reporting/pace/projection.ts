import { sumOf, type HourGrid } from '../figures/hourGrid.ts'
import { hourOf } from '../figures/zoneClock.ts'

/** A campaign's expected total at its end. */
export interface Projection {
  low: number
  likely: number
  high: number
}

/** The number of the campaign's last days that predict the rest. */
const LAST_DAYS = 3
const DAY_HOURS = 24
/** Minimum planned time before a projection, in hours of an average day. */
const LEAST_HOURS = 6
const LEAST_SPREAD = 0.03
const MOST_SPREAD = 0.5

/**
 * The expected total of a running campaign: the rest of its plan at the rate of its last three
 * days, but never more than booked, as delivery stops there. Delivery catches up where there is
 * traffic; the range reflects how much the days differed. Null before there is enough data, and
 * after the end.
 */
export function projectFinish(
  grid: HourGrid,
  asOf: string,
  bookedImpressions: number,
): Projection | null {
  const nowAt = hourOf(asOf) - grid.firstHour
  const delivered = sumOf(grid.impressions)
  if (nowAt < LEAST_HOURS || nowAt >= grid.planned.length || delivered === 0) return null
  const left = sumOf(grid.planned.slice(nowAt))
  const rates = dailyRates(grid, nowAt)
  if (rates.length === 0) return null
  const rate = sumOf(rates) / rates.length
  const deviation = Math.sqrt(sumOf(rates.map((one) => (one - rate) ** 2)) / rates.length)
  const spread = Math.min(MOST_SPREAD, Math.max(LEAST_SPREAD, deviation))
  const end = (factor: number) =>
    Math.max(delivered, Math.min(bookedImpressions, Math.round(delivered + left * factor)))
  return {
    low: end(Math.max(0, rate - spread)),
    likely: end(rate),
    high: end(rate + spread),
  }
}

/**
 * Delivered relative to planned in each of the last days before an hour, without unplanned days.
 */
function dailyRates(grid: HourGrid, nowAt: number): number[] {
  const rates: number[] = []
  for (let back = 0; back < LAST_DAYS; back += 1) {
    const to = nowAt - back * DAY_HOURS
    const from = Math.max(0, to - DAY_HOURS)
    if (to <= 0) break
    const planned = sumOf(grid.planned.slice(from, to))
    if (planned > 0) rates.push(sumOf(grid.impressions.slice(from, to)) / planned)
  }
  return rates
}

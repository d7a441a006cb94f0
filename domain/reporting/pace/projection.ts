import { sumOf, type HourGrid } from '../figures/hourGrid.ts'
import { hourOf } from '../figures/zoneClock.ts'

/** Where a campaign will be at its end. */
export interface Projection {
  low: number
  likely: number
  high: number
}

/** What is behind us is looked at in days of the campaign, the last three of them. */
const LAST_DAYS = 3
const DAY_HOURS = 24
/** Before this part of a day's plan has passed nothing can be said. */
const LEAST_HOURS = 6
const LEAST_SPREAD = 0.03
const MOST_SPREAD = 0.5

/**
 * What a running campaign will have delivered at its end: the rest of its plan at the rate of its last three days, but
 * never more than was booked, as delivery stops there. Delivery catches up where there is traffic to do so; how much
 * the days differed among each other is the range. Null before there is something to go by, and when it is over.
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

/** Delivered of planned in each of the last days before an hour; days without a plan say nothing. */
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

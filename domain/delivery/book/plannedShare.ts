import { addDays, epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { HOUR_MS, localHour } from './localHour.ts'

/** When a line runs. */
export interface PlannedLine {
  timeZone: TimeZoneId
  startsAtMs: number
  endsAtMs: number
  /** Dates of the flight in the line's zone, both ends included; for billboards one range per period. */
  dates: { from: string; to: string }[]
  /** Seven days, Monday first, each 24 characters of 1 or 0. */
  dayparts: string[]
}

/** The planned share of each hour: by its medium's use, in the booked hours. */
export interface DeliveryPlan {
  timeZone: PlannedLine['timeZone']
  /** By weekday and hour. */
  weights: number[][]
  /** By weekday: the plan before each hour of the day. */
  sums: number[][]
  /** The plan before each day of the flight, in weights. */
  before: Map<string, number>
  total: number
  /** The weight of the last booked hour. */
  lastHour: number
  startsAtMs: number
  endsAtMs: number
}

/** The plan of a line over its flight. */
export function deliveryPlan(mediaType: MediaType, line: PlannedLine): DeliveryPlan {
  const weights = line.dayparts.map((grid, weekday) =>
    Array.from({ length: 24 }, (_, hour) =>
      grid[hour] === '1' ? usageShare(mediaType, weekday, hour) : 0,
    ),
  )
  const sums = weights.map((hours) => {
    let sum = 0
    return [0, ...hours.map((one) => (sum += one))]
  })
  const before = new Map<string, number>()
  // A line that resumes within a day has no plan for the earlier hours.
  const start = localHour(line.timeZone, line.startsAtMs)
  const skipped = sums[start.weekday]?.[start.hour] ?? 0
  let total = line.dates.some(({ from, to }) => from <= start.date && start.date <= to)
    ? -skipped
    : 0
  let lastHour = 0
  for (const { from, to } of line.dates) {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      if (before.has(date)) continue
      before.set(date, total)
      const weekday = weekdayOf(epochDay(date))
      total += sums[weekday]?.[24] ?? 0
      lastHour = weights[weekday]?.findLast((weight) => weight > 0) ?? lastHour
    }
  }
  const { timeZone, startsAtMs, endsAtMs } = line
  return { timeZone, weights, sums, before, total, lastHour, startsAtMs, endsAtMs }
}

/** The share of a line (0 to 1) that its plan has delivered by a moment. It stands still on days between periods. */
export function plannedShare(plan: DeliveryPlan, atMs: number): number {
  if (atMs <= plan.startsAtMs || plan.total <= 0) return 0
  if (atMs >= plan.endsAtMs) return 1
  const { date, weekday, hour } = localHour(plan.timeZone, atMs)
  const day = plan.before.get(date)
  if (day === undefined) return shareBefore(plan, date)
  const ofThisHour = (plan.weights[weekday]?.[hour] ?? 0) * ((atMs % HOUR_MS) / HOUR_MS)
  return Math.max(
    0,
    Math.min(1, (day + (plan.sums[weekday]?.[hour] ?? 0) + ofThisHour) / plan.total),
  )
}

/** The relative use of its medium in an hour of the plan: 1 is average, 0 an unbooked hour. */
export function plannedIntensity(plan: DeliveryPlan, atMs: number): number {
  const { date, weekday, hour } = localHour(plan.timeZone, atMs)
  if (atMs < plan.startsAtMs || atMs >= plan.endsAtMs || !plan.before.has(date)) return 0
  return (plan.weights[weekday]?.[hour] ?? 0) * HOURS_A_WEEK
}

const HOURS_A_WEEK = 168

function shareBefore(plan: DeliveryPlan, date: string): number {
  let share = 0
  for (const [day, weight] of plan.before) {
    if (day > date) return weight / plan.total
    share = 1
  }
  return share
}

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
  /** Dates of the flight in the line's zone, both ends included; billboards have one for each of their periods. */
  dates: { from: string; to: string }[]
  /** Seven days, Monday first, each 24 characters of 1 or 0. */
  dayparts: string[]
}

/** How much of a line is planned for each hour: as its medium is used, in the hours it has booked. */
export interface DeliveryPlan {
  timeZone: PlannedLine['timeZone']
  /** By weekday and hour. */
  weights: number[][]
  /** By weekday: what is planned before each hour of the day. */
  sums: number[][]
  /** What is planned before each day of the flight, in weights. */
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
  // A line that resumes within a day has nothing planned for the hours before.
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

/** The part of a line (0 to 1) that its plan has delivered by a moment. On days between periods it stands still. */
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

/** How much use of its medium an hour of the plan meets: 1 is an hour of average use, 0 one that is not booked. */
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

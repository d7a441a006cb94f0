import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants, type Runtime } from '#domain/foundation/calendar/flight.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { bookedDays } from '#domain/orders/order/amendment/flightUse.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

/** The parts of a plan that determine when it runs. */
export type PlannedFlight = Pick<CampaignPlan, 'mediaType' | 'periods' | 'dayparts'> & {
  runtime: Runtime
  /** Its pauses; an open one ends when the report is made. */
  pauses?: readonly PlannedPause[]
}

/**
 * A pause: nothing is planned in it, and the rest is spread over the time after it. Instants in
 * ISO, UTC.
 */
export interface PlannedPause {
  from: string
  until: string
  movedDays: number
}

/** The hours of a flight with the planned delivery of each. */
export interface PlannedHours {
  firstHour: number
  /** One entry per hour, 0 if it does not run; they add up to the booked impressions. */
  planned: number[]
}

/**
 * The planned delivery of a campaign hour by hour, like the ad server's: in the booked hours, by
 * its days, periods and hour grid in its own zone, weighted by the use of its medium. As
 * everywhere, an empty hour grid means all hours.
 */
export function plannedHours(plan: PlannedFlight, bookedImpressions: number): PlannedHours {
  const { startsAt, endsAt } = flightInstants(plan.runtime)
  const firstHour = hourOf(startsAt)
  const hours = Math.max(0, hourOf(endsAt) - firstHour)
  const clock = zoneClock(plan.runtime.timeZone)
  const days = new Set(bookedDays(plan).map(epochDay))
  const isGridEmpty = !plan.dayparts.some((day) => day.includes('1'))
  const weights = Array.from({ length: hours }, (_, at) => {
    const { day, hour, weekday } = clock(firstHour + at)
    const isBooked = days.has(day) && (isGridEmpty || plan.dayparts[weekday]?.[hour] === '1')
    return isBooked ? usageShare(plan.mediaType, weekday, hour) : 0
  })
  return {
    firstHour,
    planned: spread(weights, bookedImpressions, stretches(plan, firstHour, hours)),
  }
}

/**
 * The hours of a flight between two pauses, as indexes: start and end of the delivery, and the end
 * of the flight as of then.
 */
interface Stretch {
  from: number
  to: number
  end: number
}

/** The stretches in which a campaign runs. Before a pause its plan has the end of that time. */
function stretches({ pauses = [] }: PlannedFlight, firstHour: number, hours: number): Stretch[] {
  const found: Stretch[] = []
  const at = (instant: string) => Math.min(hours, Math.max(0, hourOf(instant) - firstHour))
  let from = 0
  let moves = pauses.reduce((sum, { movedDays }) => sum + movedDays, 0)
  for (const pause of pauses) {
    found.push({ from, to: at(pause.from), end: hours - moves * 24 })
    moves -= pause.movedDays
    from = at(pause.until)
  }
  return [...found, { from, to: hours, end: hours }]
}

/**
 * Spreads the booked impressions over the stretches: each gets its weighted part of what the
 * earlier ones left.
 */
function spread(weights: readonly number[], booked: number, parts: readonly Stretch[]): number[] {
  const planned = weights.map(() => 0)
  let before = 0
  for (const { from, to, end } of parts) {
    const all = weights.slice(from, Math.max(to, end)).reduce((sum, weight) => sum + weight, 0)
    const start = before
    let passed = 0
    for (let hour = from; hour < to; hour += 1) {
      passed += weights[hour] ?? 0
      const until = all > 0 ? start + Math.round(((booked - start) * passed) / all) : start
      planned[hour] = until - before
      before = until
    }
  }
  return planned
}

import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants, type Runtime } from '#domain/foundation/calendar/flight.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { bookedDays } from '#domain/orders/order/amendment/flightUse.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

/** What of a plan says when it runs. */
export type PlannedFlight = Pick<CampaignPlan, 'mediaType' | 'periods' | 'dayparts'> & {
  runtime: Runtime
  /** When it was paused; one that lasts ends at the moment of the report. */
  pauses?: readonly PlannedPause[]
}

/** A pause: nothing is planned in it, and the rest is spread over what comes after. Instants in ISO, UTC. */
export interface PlannedPause {
  from: string
  until: string
  movedDays: number
}

/** The hours of a flight and what is to be delivered in each. */
export interface PlannedHours {
  firstHour: number
  /** An entry an hour, 0 in which it does not run; they add up to what was booked. */
  planned: number[]
}

/**
 * What a campaign is to deliver hour by hour, as the ad server plans it: in the hours that were booked, by its days, its
 * periods and its hour grid in its own zone, as much as its medium is used in them. An empty hour grid stands for all
 * hours, as everywhere.
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

/** Hours of a flight between two pauses, as indexes: what it delivers from, up to, and how long the flight was then. */
interface Stretch {
  from: number
  to: number
  end: number
}

/** The stretches in which a campaign runs. Before a pause its plan has the end that it had then. */
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

/** Spreads what is booked over the stretches: each has, by its weights, its part of what those before it left. */
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

import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import { epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { flightInstants, type Runtime } from '#domain/foundation/calendar/flight.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { bookedDays } from '#domain/orders/order/amendment/flightUse.ts'
import { hourOf, zoneClock } from './zoneClock.ts'

/** What of a plan says when it runs. */
export type PlannedFlight = Pick<CampaignPlan, 'mediaType' | 'periods' | 'dayparts'> & {
  runtime: Runtime
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
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  let before = 0
  const planned = weights.map((weight) => {
    passed += weight
    const until = all > 0 ? Math.round((bookedImpressions * passed) / all) : 0
    const count = until - before
    before = until
    return count
  })
  return { firstHour, planned }
}

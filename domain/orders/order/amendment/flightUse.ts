import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import { addDays, epochDay, todayIn, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { flightDays } from '#domain/foundation/calendar/flight.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'

/** Hours of a flight: all booked ones, and those that have begun. */
export interface FlightUse {
  bookedHours: number
  usedHours: number
}

type PlannedTime = Pick<CampaignPlan, 'mediaType' | 'runtime' | 'periods' | 'dayparts'>

/**
 * The used part of a campaign's time, by the hours in which it may run (its days, periods and hour
 * grid, in its time zone). A begun hour is used. With an empty grid, whole days count.
 */
export function flightUse(plan: PlannedTime, now: Date): FlightUse {
  const today = todayIn(plan.runtime.timeZone, now)
  const hourNow = hourIn(plan.runtime.timeZone, now)
  const isGridEmpty = !plan.dayparts.some((day) => day.includes('1'))
  const use: FlightUse = { bookedHours: 0, usedHours: 0 }
  for (const day of bookedDays(plan)) {
    const grid = isGridEmpty ? '1'.repeat(24) : (plan.dayparts[weekdayOf(epochDay(day))] ?? '')
    const hours = countOnes(grid)
    use.bookedHours += hours
    if (day < today) use.usedHours += hours
    else if (day === today) use.usedHours += countOnes(grid.slice(0, hourNow + 1))
  }
  return use
}

/** The booked days (ISO) of a campaign; for a billboard, the days of its periods. */
export function bookedDays({ mediaType, runtime, periods }: PlannedTime): string[] {
  if (!isSoldBySlots(mediaType) || !periods) return flightDays(runtime)
  const days = periods.startDates.flatMap((startDate) =>
    flightDays({ startDate, endDate: addDays(startDate, periods.periodDays - 1) }),
  )
  return [...new Set(days)]
}

const countOnes = (grid: string): number => grid.replaceAll('0', '').length

function hourIn(timeZone: CampaignPlan['runtime']['timeZone'], now: Date): number {
  const hour = dateFormat({
    timeZone: TIME_ZONES[timeZone].ianaZone,
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  return Number(hour)
}

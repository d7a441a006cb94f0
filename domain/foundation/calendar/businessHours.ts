import { fromDate, parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date'
import { todayIn } from './calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from './timeZones.ts'
import { addWorkingDays, isWorkingDay } from './workingDays.ts'

/** The desk's business hours (Foundation 18): hours of the day in its zone, the last one excluded. */
export const BUSINESS_HOURS = {
  fromHour: 8,
  toHour: 18,
  timeZone: 'CST' satisfies TimeZoneId,
  label: '8am-6pm CST',
} as const

/** The length of the desk's working day. */
export const BUSINESS_HOURS_A_DAY = BUSINESS_HOURS.toHour - BUSINESS_HOURS.fromHour

const HOUR_MS = 3_600_000
const ZONE = TIME_ZONES[BUSINESS_HOURS.timeZone].ianaZone

const deskDay = (moment: Date): string => todayIn(BUSINESS_HOURS.timeZone, moment)

const deskHour = (isoDate: string, hour: number): Date =>
  toZoned(toCalendarDateTime(parseDate(isoDate), new Time(hour)), ZONE).toDate()

/** Whether the desk is open at this moment: on a working day within business hours. */
export function isWithinBusinessHours(now: Date): boolean {
  const local = fromDate(now, ZONE)
  const { fromHour, toHour } = BUSINESS_HOURS
  return isWorkingDay(deskDay(now)) && local.hour >= fromHour && local.hour < toHour
}

/** When the desk closes on a day. */
export const endOfDeskDay = (isoDate: string): Date => deskHour(isoDate, BUSINESS_HOURS.toHour)

/** This moment if the desk is open, else its next opening. */
export function nextBusinessMoment(now: Date): Date {
  if (isWithinBusinessHours(now)) return now
  const today = deskDay(now)
  const opens = deskHour(today, BUSINESS_HOURS.fromHour)
  if (isWorkingDay(today) && now < opens) return opens
  return deskHour(addWorkingDays(today, 1), BUSINESS_HOURS.fromHour)
}

/** The moment after this many hours of desk time. */
export function addBusinessHours(from: Date, hours: number): Date {
  let at = nextBusinessMoment(from)
  let leftMs = hours * HOUR_MS
  for (;;) {
    const ends = endOfDeskDay(deskDay(at))
    const todayMs = ends.getTime() - at.getTime()
    if (leftMs <= todayMs) return new Date(at.getTime() + leftMs)
    leftMs -= todayMs
    at = nextBusinessMoment(ends)
  }
}

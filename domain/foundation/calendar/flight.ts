import { parseDate, toZoned } from '@internationalized/date'
import { addDays, epochDay } from './calendarDay.ts'
import { TIME_ZONES, type TimeZoneId } from './timeZones.ts'

/** First and last day of a campaign, both included, in its time zone. */
export interface Runtime {
  startDate: string
  endDate: string
  timeZone: TimeZoneId
}

/** The moment (ISO, UTC) at which a date begins in a time zone of a campaign. */
export const startOfDay = (isoDate: string, timeZone: TimeZoneId): string =>
  startOfDayIn(isoDate, TIME_ZONES[timeZone].ianaZone)

/** The moment (ISO, UTC) at which a date begins in an IANA time zone. */
export function startOfDayIn(isoDate: string, ianaZone: string): string {
  return toZoned(parseDate(isoDate), ianaZone).toDate().toISOString()
}

/** The moments (ISO, UTC) at which a campaign starts and at which it is over: when the day after its last begins. */
export function flightInstants(runtime: Runtime): { startsAt: string; endsAt: string } {
  return {
    startsAt: startOfDay(runtime.startDate, runtime.timeZone),
    endsAt: startOfDay(addDays(runtime.endDate, 1), runtime.timeZone),
  }
}

/** Every date of a campaign, from the first to the last; none if they are the wrong way round. */
export function flightDays(runtime: Pick<Runtime, 'startDate' | 'endDate'>): string[] {
  const days = epochDay(runtime.endDate) - epochDay(runtime.startDate) + 1
  return Array.from({ length: Math.max(0, days) }, (_, at) => addDays(runtime.startDate, at))
}

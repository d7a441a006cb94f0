import { fromDate } from '@internationalized/date'
import { TIME_ZONES, type TimeZoneId } from './timeZones.ts'
import { isWorkingDay } from './workingDays.ts'

/** When the desk is there (spec §9): hours of the day in its zone, the last one not included. */
export const BUSINESS_HOURS = {
  fromHour: 8,
  toHour: 18,
  timeZone: 'CST' satisfies TimeZoneId,
  label: '8am-6pm CST',
} as const

/** Whether the desk is there at this moment: on a working day within business hours. */
export function isWithinBusinessHours(now: Date): boolean {
  const local = fromDate(now, TIME_ZONES[BUSINESS_HOURS.timeZone].ianaZone)
  const date = local.toString().slice(0, 10)
  const { fromHour, toHour } = BUSINESS_HOURS
  return isWorkingDay(date) && local.hour >= fromHour && local.hour < toHour
}

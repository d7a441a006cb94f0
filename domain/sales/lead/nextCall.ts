import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import {
  isWithinBusinessHours,
  nextBusinessMoment,
} from '#domain/foundation/calendar/businessHours.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { answerDue } from './leadDue.ts'

/** When a callback requested now takes place, in words, in the visitor's time zone (IANA). */
export function formatNextCall(now: Date, ianaZone: string): string {
  const by = answerDue('callback', now)
  const time = (at: Date) => formatTime(at.toISOString(), ianaZone)
  const day = dateFormat({
    timeZone: ianaZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  })
  const isToday = dayIn(ianaZone, now) === dayIn(ianaZone, by)
  if (isWithinBusinessHours(now) && isToday) return `We call you today, by ${time(by)} your time.`
  const from = nextBusinessMoment(now)
  const on = isToday ? 'today' : `on ${day.format(by)}`
  // A request in the last hour of a day may get the call then or in the morning.
  if (from.getTime() === now.getTime()) return `We call you ${on}, by ${time(by)} your time.`
  return `We call you ${on}, between ${time(from)} and ${time(by)} your time.`
}

import {
  isWithinBusinessHours,
  nextBusinessMoment,
} from '#domain/foundation/calendar/businessHours.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { answerDue } from './leadDue.ts'

/** When somebody who asks for a callback now is called, in words of their own time zone (IANA). */
export function nextCallWords(now: Date, ianaZone: string): string {
  const by = answerDue('callback', now)
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: ianaZone,
    hour: 'numeric',
    minute: '2-digit',
  })
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: ianaZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  })
  const isToday = dayIn(ianaZone, now) === dayIn(ianaZone, by)
  if (isWithinBusinessHours(now) && isToday)
    return `We call you today, by ${clock.format(by)} your time.`
  const from = nextBusinessMoment(now)
  const on = isToday ? 'today' : `on ${day.format(by)}`
  // Asked in the last hour of a day, the call may come then or in the morning.
  if (from.getTime() === now.getTime())
    return `We call you ${on}, by ${clock.format(by)} your time.`
  return `We call you ${on}, between ${clock.format(from)} and ${clock.format(by)} your time.`
}

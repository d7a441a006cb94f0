import { addDays, epochDay, weekdayOf } from '../calendarDay.ts'

const MONDAY = 0
const THURSDAY = 3
const SATURDAY = 5
const SUNDAY = 6
const FIRST_JUNETEENTH = 2021

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The n-th such weekday of a month; its last one when `n` is 0 and the month the next. */
function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = iso(year, month, 1)
  const wait = (weekday - weekdayOf(epochDay(first)) + 7) % 7
  return addDays(first, wait + 7 * (n - 1))
}

/** The observed day: Monday for a holiday on a Sunday, Friday for one on a Saturday. */
function observed(date: string): string {
  const weekday = weekdayOf(epochDay(date))
  if (weekday === SATURDAY) return addDays(date, -1)
  return weekday === SUNDAY ? addDays(date, 1) : date
}

/** The US federal holidays of a year (5 U.S.C. 6103) as they are observed, as ISO dates; the first can be in the year before. */
export function federalHolidays(year: number): string[] {
  const newYear = iso(year, 1, 1)
  const kingsBirthday = nthWeekday(year, 1, MONDAY, 3)
  const washingtonsBirthday = nthWeekday(year, 2, MONDAY, 3)
  const memorialDay = nthWeekday(year, 6, MONDAY, 0)
  const juneteenth = year >= FIRST_JUNETEENTH ? [iso(year, 6, 19)] : []
  const independenceDay = iso(year, 7, 4)
  const laborDay = nthWeekday(year, 9, MONDAY, 1)
  const columbusDay = nthWeekday(year, 10, MONDAY, 2)
  const veteransDay = iso(year, 11, 11)
  const thanksgiving = nthWeekday(year, 11, THURSDAY, 4)
  const christmas = iso(year, 12, 25)
  return [
    newYear,
    kingsBirthday,
    washingtonsBirthday,
    memorialDay,
    ...juneteenth,
    independenceDay,
    laborDay,
    columbusDay,
    veteransDay,
    thanksgiving,
    christmas,
  ].map(observed)
}

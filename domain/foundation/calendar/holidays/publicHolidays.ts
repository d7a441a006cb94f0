import { addDays, epochDay, weekdayOf } from '../calendarDay.ts'

/** A holiday of a whole country. */
export interface PublicHoliday {
  /** ISO date. */
  date: string
  name: string
}

const MONDAY = 0
const THURSDAY = 3

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The n-th such weekday of a month. */
function nth(year: number, month: number, weekday: number, n: number): string {
  const first = iso(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(epochDay(first)) + 7) % 7) + 7 * (n - 1))
}

/** The last Monday on or before a day of a month. */
function mondayUpTo(year: number, month: number, day: number): string {
  const date = iso(year, month, day)
  return addDays(date, -weekdayOf(epochDay(date)))
}

/** Easter Sunday of the Gregorian calendar (Butcher's algorithm). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = Math.floor((a + 11 * e) / 319)
  const g = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - e + f + 32) % 7
  const month = Math.floor((e - f + g + 90) / 25)
  return iso(year, month, (e - f + g + month + 19) % 32)
}

type Rule = [name: string, date: (year: number) => string]

const day =
  (month: number, date: number) =>
  (year: number): string =>
    iso(year, month, date)
const easter =
  (days: number) =>
  (year: number): string =>
    addDays(easterSunday(year), days)

const NEW_YEAR: Rule = ["New Year's Day", day(1, 1)]
const GOOD_FRIDAY: Rule = ['Good Friday', easter(-2)]
const EASTER_MONDAY: Rule = ['Easter Monday', easter(1)]
const ASCENSION: Rule = ['Ascension Day', easter(39)]
const WHIT_MONDAY: Rule = ['Whit Monday', easter(50)]
const CHRISTMAS: Rule = ['Christmas Day', day(12, 25)]
const BOXING_DAY: Rule = ['Boxing Day', day(12, 26)]
const ST_STEPHEN: Rule = ["St. Stephen's Day", day(12, 26)]

/** Holidays of whole countries on their own dates; days off in lieu and those of single regions are left out. */
const RULES: Record<string, readonly Rule[]> = {
  US: [
    NEW_YEAR,
    ['Martin Luther King Jr. Day', (year) => nth(year, 1, MONDAY, 3)],
    ["Presidents' Day", (year) => nth(year, 2, MONDAY, 3)],
    ['Memorial Day', (year) => mondayUpTo(year, 5, 31)],
    ['Juneteenth', day(6, 19)],
    ['Independence Day', day(7, 4)],
    ['Labor Day', (year) => nth(year, 9, MONDAY, 1)],
    ['Columbus Day', (year) => nth(year, 10, MONDAY, 2)],
    ['Veterans Day', day(11, 11)],
    ['Thanksgiving', (year) => nth(year, 11, THURSDAY, 4)],
    CHRISTMAS,
  ],
  CA: [
    NEW_YEAR,
    GOOD_FRIDAY,
    ['Victoria Day', (year) => mondayUpTo(year, 5, 24)],
    ['Canada Day', day(7, 1)],
    ['Labour Day', (year) => nth(year, 9, MONDAY, 1)],
    ['Truth and Reconciliation', day(9, 30)],
    ['Thanksgiving', (year) => nth(year, 10, MONDAY, 2)],
    ['Remembrance Day', day(11, 11)],
    CHRISTMAS,
  ],
  GB: [
    NEW_YEAR,
    GOOD_FRIDAY,
    ['Early May bank holiday', (year) => nth(year, 5, MONDAY, 1)],
    ['Spring bank holiday', (year) => mondayUpTo(year, 5, 31)],
    CHRISTMAS,
    BOXING_DAY,
  ],
  AU: [
    NEW_YEAR,
    ['Australia Day', day(1, 26)],
    GOOD_FRIDAY,
    EASTER_MONDAY,
    ['Anzac Day', day(4, 25)],
    CHRISTMAS,
    BOXING_DAY,
  ],
  NZ: [
    NEW_YEAR,
    ['Waitangi Day', day(2, 6)],
    GOOD_FRIDAY,
    EASTER_MONDAY,
    ['Anzac Day', day(4, 25)],
    ["King's Birthday", (year) => nth(year, 6, MONDAY, 1)],
    ['Labour Day', (year) => nth(year, 10, MONDAY, 4)],
    CHRISTMAS,
    BOXING_DAY,
  ],
  DE: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    ['Labor Day', day(5, 1)],
    ASCENSION,
    WHIT_MONDAY,
    ['Day of German Unity', day(10, 3)],
    CHRISTMAS,
    ST_STEPHEN,
  ],
  AT: [
    NEW_YEAR,
    ['Epiphany', day(1, 6)],
    EASTER_MONDAY,
    ['Labor Day', day(5, 1)],
    ASCENSION,
    WHIT_MONDAY,
    ['Corpus Christi', easter(60)],
    ['Assumption Day', day(8, 15)],
    ['National Day', day(10, 26)],
    ["All Saints' Day", day(11, 1)],
    ['Immaculate Conception', day(12, 8)],
    CHRISTMAS,
    ST_STEPHEN,
  ],
  CH: [NEW_YEAR, ASCENSION, ['National Day', day(8, 1)], CHRISTMAS],
}

/** The holidays of a country from one ISO date to another, in order; none of a country that we do not sell in. */
export function publicHolidays(country: string, from: string, to: string): PublicHoliday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return years
    .flatMap((year) => (RULES[country] ?? []).map(([name, date]) => ({ date: date(year), name })))
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

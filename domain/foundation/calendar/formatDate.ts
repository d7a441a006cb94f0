import { dateFormat } from './dateFormat.ts'

// Days are ISO days ("2026-11-23"), the same everywhere.

const MONTH_DAY = { month: 'short', day: 'numeric' } as const
const DATE = { ...MONTH_DAY, year: 'numeric' } as const

const ofDay = (isoDay: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))

/** "Nov 23, 2026" of a day. */
export const formatDate = (isoDay: string): string => ofDay(isoDay, DATE)

/** "November 23, 2026" of a day. */
export const formatLongDate = (isoDay: string): string => ofDay(isoDay, { ...DATE, month: 'long' })

/** "Nov 23" of a day. */
export const formatShortDate = (isoDay: string): string => ofDay(isoDay, MONTH_DAY)

/** "Mon, Nov 23" of a day. */
export const formatWeekday = (isoDay: string): string =>
  ofDay(isoDay, { weekday: 'short', ...MONTH_DAY })

/** "Dec 7 to 20", "Nov 9 to Dec 6", "Dec 28, 2026 to Jan 3, 2027" of two days. */
export function formatDateRange(start: string, end: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatDate(start)} to ${formatDate(end)}`
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7)
  const last = isSameMonth ? ofDay(end, { day: 'numeric' }) : formatShortDate(end)
  return `${formatShortDate(start)} to ${last}`
}

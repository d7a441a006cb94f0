import { addDays, epochDay, weekdayOf } from './calendarDay.ts'
import { federalHolidays } from './holidays/federalHolidays.ts'

const SATURDAY = 5
const holidaysByYear = new Map<number, ReadonlySet<string>>()

/** Banner creatives must be uploaded at least this many working days before the start (Creatives 8). */
export const BANNER_UPLOAD_WORKING_DAYS = 2

/**
 * The US federal holidays of a year as observed, by ISO date: one on a Sunday is observed on
 * Monday, one on a Saturday on Friday.
 */
function holidaysOf(year: number): ReadonlySet<string> {
  let holidays = holidaysByYear.get(year)
  if (!holidays) {
    // New Year's Day of the next year can be kept on December 31.
    holidays = new Set([...federalHolidays(year), ...federalHolidays(year + 1)])
    holidaysByYear.set(year, holidays)
  }
  return holidays
}

/** Whether a date is a US federal holiday as observed. */
export function isUsFederalHoliday(isoDate: string): boolean {
  return holidaysOf(Number(isoDate.slice(0, 4))).has(isoDate)
}

/** Whether the desk works on this date: Monday to Friday, not on a US federal holiday. */
export function isWorkingDay(isoDate: string): boolean {
  return weekdayOf(epochDay(isoDate)) < SATURDAY && !isUsFederalHoliday(isoDate)
}

/**
 * The date this many working days after another; before it for a negative number. The date itself
 * is not counted.
 */
export function addWorkingDays(isoDate: string, workingDays: number): string {
  const step = workingDays < 0 ? -1 : 1
  let date = isoDate
  for (let left = Math.abs(workingDays); left > 0;) {
    date = addDays(date, step)
    if (isWorkingDay(date)) left -= 1
  }
  return date
}

/**
 * The number of working days from one date, included, to another, excluded; 0 if that is not later.
 */
export function workingDaysBetween(fromDate: string, toDate: string): number {
  let count = 0
  for (let date = fromDate; date < toDate; date = addDays(date, 1)) {
    if (isWorkingDay(date)) count += 1
  }
  return count
}

/** The last date on which banners for a campaign that starts on `startDate` can be uploaded (Creatives 8). */
export function bannerUploadDeadline(startDate: string): string {
  return addWorkingDays(startDate, -BANNER_UPLOAD_WORKING_DAYS)
}

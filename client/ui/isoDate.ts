import {
  parseDate,
  type CalendarDate,
  getLocalTimeZone,
  setLocalTimeZone,
} from '@internationalized/date'
import { knownTimeZone } from '#domain/foundation/calendar/knownTimeZone.ts'

// Calendars throw for a zone that nobody knows.
const localZone = getLocalTimeZone()
if (knownTimeZone(localZone) !== localZone) setLocalTimeZone('UTC')

/** The calendar date of an ISO day ("2026-11-21"); null for null or what is no date. */
export function calendarDate(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** What every date field takes: ISO days in and out. */
export interface DateLimits {
  /** First and last day that can be chosen. */
  minDate?: string | undefined
  maxDate?: string | undefined
  /** Days that cannot be chosen: weekends, days already taken. */
  isUnavailable?: ((isoDate: string) => boolean) | undefined
}

/** The limits in the terms of react-aria. */
export function ariaDateLimits({ minDate, maxDate, isUnavailable }: DateLimits) {
  const minValue = calendarDate(minDate)
  const maxValue = calendarDate(maxDate)
  return {
    ...(minValue ? { minValue } : {}),
    ...(maxValue ? { maxValue } : {}),
    ...(isUnavailable
      ? { isDateUnavailable: (date: { toString: () => string }) => isUnavailable(String(date)) }
      : {}),
  }
}

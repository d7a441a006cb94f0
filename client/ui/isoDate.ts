import {
  parseDate,
  type CalendarDate,
  getLocalTimeZone,
  setLocalTimeZone,
} from '@internationalized/date'
import { knownTimeZone } from '#domain/foundation/calendar/knownTimeZone.ts'

// Calendars throw for an unknown zone.
const localZone = getLocalTimeZone()
if (knownTimeZone(localZone) !== localZone) setLocalTimeZone('UTC')

/** The calendar date of an ISO day ("2026-11-21"); null for null or an invalid date. */
export function calendarDate(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** The props of every date field: ISO days in and out. */
export interface DateLimits {
  /** First and last selectable day. */
  minDate?: string | undefined
  maxDate?: string | undefined
  /** Days that cannot be selected: weekends, taken days. */
  isUnavailable?: ((isoDate: string) => boolean) | undefined
}

/** The limits in react-aria's terms. */
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

import { addDays, epochDay, todayIn, weekdayOf } from '../calendar/calendarDay.ts'
import type { TimeZoneId } from '../calendar/timeZone.ts'
import { creativeLimitFor } from '../catalogue/creativeLimit.ts'
import type { Product } from '../catalogue/product.ts'
import type { MediaType } from '../media/mediaType.ts'

/** Days from the order to the first day, per medium: review and set-up. A product picked by hand may need more. */
export const MEDIA_LEAD_DAYS = {
  online_display: 3,
  mobile_display: 3,
  online_video: 3,
  online_audio: 4,
  ctv: 5,
  dooh: 7,
} as const satisfies Record<MediaType, number>

/** A campaign runs at most this many days. */
export const MAX_FLIGHT_DAYS = 365

const SATURDAY = 5

/** The date so many working days (Monday to Friday) after another. */
export function addWorkingDays(isoDate: string, workingDays: number): string {
  let date = isoDate
  for (let left = workingDays; left > 0;) {
    date = addDays(date, 1)
    if (weekdayOf(epochDay(date)) < SATURDAY) left -= 1
  }
  return date
}

/**
 * The first date on which a campaign of a medium can start, as an ISO date in its time zone: after the lead time of
 * the medium and of any product picked by hand, and with the working days that banners need (spec §9).
 */
export function earliestStart(
  mediaType: MediaType,
  timeZone: TimeZoneId,
  now: Date,
  pickedProducts: readonly Product[] = [],
): string {
  const today = todayIn(timeZone, now)
  const leadDays = pickedProducts.reduce<number>(
    (most, { leadTimeDays }) => Math.max(most, leadTimeDays),
    MEDIA_LEAD_DAYS[mediaType],
  )
  const byLead = addDays(today, leadDays)
  const byCreatives = addWorkingDays(today, creativeLimitFor(mediaType).dueWorkingDays ?? 0)
  return byLead > byCreatives ? byLead : byCreatives
}

/** The same date, or the next Monday if it is a weekend day. */
export function onWorkday(isoDate: string): string {
  return weekdayOf(epochDay(isoDate)) < SATURDAY ? isoDate : nextMonday(isoDate)
}

/** The same date if it is a Monday, else the next one. */
export function nextMonday(isoDate: string): string {
  return addDays(isoDate, (7 - weekdayOf(epochDay(isoDate))) % 7)
}

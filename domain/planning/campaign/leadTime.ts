import { addDays, epochDay, todayIn, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZone.ts'
import { addWorkingDays } from '#domain/foundation/calendar/workingDays.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/**
 * Days from the order to the first day by medium, for review and setup. A product picked by hand
 * may need more.
 */
export const MEDIA_LEAD_DAYS = {
  online_display: 3,
  mobile_display: 3,
  online_video: 3,
  online_audio: 4,
  ctv: 5,
  dooh: 10,
} as const satisfies Record<MediaType, number>

/** Maximum number of days of a campaign. */
export const MAX_FLIGHT_DAYS = 365

const SATURDAY = 5

/**
 * The first date on which a campaign of a medium can start, as an ISO date in its time zone: after the lead time of
 * the medium and of any product picked by hand, and with the working days that banners need (Planning 10).
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
  const { dueWorkingDays } = creativeLimitFor(mediaType)
  return dueWorkingDays === null ? byLead : withTimeForCreatives(byLead, today, dueWorkingDays)
}

/**
 * Why a campaign cannot start before `earliestStart`, as half a sentence: the working days that banners need, a product
 * picked by hand that needs longer than its medium, or the medium's lead time (Planning 10).
 */
export function startReason(
  mediaType: MediaType,
  timeZone: TimeZoneId,
  now: Date,
  pickedProducts: readonly Product[] = [],
): string {
  const earliest = earliestStart(mediaType, timeZone, now)
  const [slowest] = pickedProducts.toSorted((one, other) => other.leadTimeDays - one.leadTimeDays)
  if (slowest && earliestStart(mediaType, timeZone, now, pickedProducts) > earliest)
    return `${slowest.name} needs ${slowest.leadTimeDays} days`
  const days = MEDIA_LEAD_DAYS[mediaType]
  return earliest > addDays(todayIn(timeZone, now), days)
    ? `banners are due ${creativeLimitFor(mediaType).dueWorkingDays} working days before the start`
    : `we need ${days} days to review your ads and set up the campaign`
}

/**
 * The first date from `byLead` on that leaves this number of working days, and whose creatives are
 * not due before today.
 */
function withTimeForCreatives(byLead: string, today: string, dueWorkingDays: number): string {
  const byCreatives = addWorkingDays(today, dueWorkingDays)
  let start = byLead > byCreatives ? byLead : byCreatives
  while (addWorkingDays(start, -dueWorkingDays) < today) start = addDays(start, 1)
  return start
}

/** The same date, or the next Monday if it is a weekend day. */
export function onWorkday(isoDate: string): string {
  return weekdayOf(epochDay(isoDate)) < SATURDAY ? isoDate : nextMonday(isoDate)
}

/** The same date if it is a Monday, otherwise the next one. */
export function nextMonday(isoDate: string): string {
  return addDays(isoDate, (7 - weekdayOf(epochDay(isoDate))) % 7)
}

import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { creativesDue } from './creativesDue.ts'

/**
 * The earliest start for late banners, and the end that preserves the length of the flight. ISO
 * dates.
 */
export interface LateOffer {
  /** The date by which the banners were due. */
  due: string
  startDate: string
  endDate: string
}

/**
 * The new dates for banners that arrive later than two working days before the start (Creatives 8):
 * the first day that leaves the desk two working days and is not before `earliest`, with the same
 * length. Null if they are on time, or the medium has no such deadline. The upload itself is never
 * refused.
 */
export function lateOffer(
  flight: { startDate: string; endDate: string },
  about: { mediaType: MediaType; today: string; earliest: string },
): LateOffer | null {
  const { mediaType, today, earliest } = about
  if (creativeLimitFor(mediaType).dueWorkingDays === null) return null
  const due = creativesDue(mediaType, flight.startDate)
  if (today <= due || flight.startDate <= today) return null
  let startDate = earliest > flight.startDate ? earliest : flight.startDate
  while (creativesDue(mediaType, startDate) < today) startDate = addDays(startDate, 1)
  const length = epochDay(flight.endDate) - epochDay(flight.startDate)
  return { due, startDate, endDate: addDays(startDate, length) }
}

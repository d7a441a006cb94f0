import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { creativesDue } from './creativesDue.ts'

/** The start that late banners can still make, and the end that keeps the length of the flight. ISO dates. */
export interface LateOffer {
  /** By when the banners had to be here. */
  due: string
  startDate: string
  endDate: string
}

/**
 * What is offered when banners come later than two working days before the start (Creatives 8): the first day that leaves
 * the desk its two working days and is not before `earliest`, with the length of the flight kept. Null when they are
 * not late, or the medium sets no such time. It refuses nothing.
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

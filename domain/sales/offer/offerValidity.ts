import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'

/** Days for which an offer's price is valid. */
export const OFFER_DAYS = 14
/** The latest last day that sales can set, in days from today. */
export const MAX_OFFER_DAYS = 90
/** Hours for which the screens of an offer are reserved. */
export const OFFER_HOLD_HOURS = 48
/** Days before its end on which the buyer gets one reminder. */
export const REMIND_DAYS_BEFORE = 3

const HOUR_MS = 3_600_000

/** The validity of an offer: to the end of its last day in the buyer's zone. */
export interface OfferValidity {
  /** ISO date in the buyer's zone. */
  lastDay: string
  /** The end of that day (ISO, UTC). */
  expiresAt: string
}

/** The validity through a day (ISO date) in the buyer's zone. */
export const validUntil = (lastDay: string, timeZone: string): OfferValidity => ({
  lastDay,
  expiresAt: startOfDayIn(addDays(lastDay, 1), timeZone),
})

/** The validity of an offer made now. */
export const offerValidity = (madeAt: Date, timeZone: string): OfferValidity =>
  validUntil(addDays(dayIn(timeZone, madeAt), OFFER_DAYS), timeZone)

/** Whether an offer has expired. */
export const isOfferOver = ({ expiresAt }: Pick<OfferValidity, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt)

/** The day of the reminder (ISO date in the buyer's zone). */
export const reminderDay = ({ lastDay }: Pick<OfferValidity, 'lastDay'>): string =>
  addDays(lastDay, -REMIND_DAYS_BEFORE)

/** Whether sales can choose this last day. */
export function isOfferDay(lastDay: string, now: Date, timeZone: string): boolean {
  const today = dayIn(timeZone, now)
  return lastDay >= today && lastDay <= addDays(today, MAX_OFFER_DAYS)
}

/** Until when (ISO) the screens of an offer are reserved. */
export const holdUntil = (madeAt: Date): string =>
  new Date(madeAt.getTime() + OFFER_HOLD_HOURS * HOUR_MS).toISOString()

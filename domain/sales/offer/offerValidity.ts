import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'

/** For how many days an offer's price holds. */
export const OFFER_DAYS = 14
/** The furthest last day that sales can give an offer, in days from today. */
export const MAX_OFFER_DAYS = 90
/** For how long the screens of an offer are reserved. */
export const OFFER_HOLD_HOURS = 48
/** So many days before its end the buyer is reminded, once. */
export const REMIND_DAYS_BEFORE = 3

const HOUR_MS = 3_600_000

/** Until when an offer holds: to the end of its last day in the buyer's zone. */
export interface OfferValidity {
  /** ISO date in the buyer's zone. */
  lastDay: string
  /** The moment (ISO, UTC) at which that day is over. */
  expiresAt: string
}

/** The validity that ends with a day (ISO date) of the buyer. */
export const validUntil = (lastDay: string, timeZone: string): OfferValidity => ({
  lastDay,
  expiresAt: startOfDayIn(addDays(lastDay, 1), timeZone),
})

/** The validity of an offer that is made now. */
export const offerValidity = (madeAt: Date, timeZone: string): OfferValidity =>
  validUntil(addDays(dayIn(timeZone, madeAt), OFFER_DAYS), timeZone)

/** Whether an offer's time is over. */
export const isOfferOver = ({ expiresAt }: Pick<OfferValidity, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt)

/** The day (ISO date of the buyer) on which they are reminded. */
export const reminderDay = ({ lastDay }: Pick<OfferValidity, 'lastDay'>): string =>
  addDays(lastDay, -REMIND_DAYS_BEFORE)

/** Whether sales can give an offer this last day. */
export function isOfferDay(lastDay: string, now: Date, timeZone: string): boolean {
  const today = dayIn(timeZone, now)
  return lastDay >= today && lastDay <= addDays(today, MAX_OFFER_DAYS)
}

/** Until when (ISO) the screens of an offer are reserved. */
export const holdUntil = (madeAt: Date): string =>
  new Date(madeAt.getTime() + OFFER_HOLD_HOURS * HOUR_MS).toISOString()

import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'

/** The calendar month, in the seller's zone, that members' limits apply to. */
export interface LimitMonth {
  /** Its start; ISO, UTC. */
  from: string
  /** The day of the exchange rates. */
  today: string
}

/** The limit month of an instant. */
export function limitMonth(sellerTimeZone: string, now: Date): LimitMonth {
  const today = dayIn(sellerTimeZone, now)
  return { from: startOfDayIn(`${today.slice(0, 8)}01`, sellerTimeZone), today }
}

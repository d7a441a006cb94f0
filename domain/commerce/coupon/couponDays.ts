import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'

/** The first and the last day of coupons, both included; null: from now, and without an end. ISO dates. */
export interface CouponDays {
  startsOn: string | null
  endsOn: string | null
}

/** The validity instants of coupons, by the days that an admin chose in the seller's zone (IANA). ISO, UTC. */
export const couponInstants = (
  { startsOn, endsOn }: CouponDays,
  sellerZone: string,
): { startsAt: string | null; expiresAt: string | null } => ({
  startsAt: startsOn && startOfDayIn(startsOn, sellerZone),
  expiresAt: endsOn && startOfDayIn(addDays(endsOn, 1), sellerZone),
})

/** The validity days of coupons in the seller's zone (IANA), as chosen. */
export const couponDays = (
  { startsAt, expiresAt }: { startsAt: string | null; expiresAt: string | null },
  sellerZone: string,
): CouponDays => ({
  startsOn: startsAt && dayIn(sellerZone, new Date(startsAt)),
  endsOn: expiresAt && dayIn(sellerZone, new Date(Date.parse(expiresAt) - 1)),
})

import { yearlyNumber } from '#domain/foundation/calendar/yearlyNumber.ts'

/** An offer's number: OFF-2026-000001. */
export const formatOfferNumber = (offer: { year: number; sequence: number }): string =>
  yearlyNumber('OFF', offer)

import { addDays } from '../calendar/calendarDay.ts'
import { baseRate, rateOn, type CurrencyRate } from './convert.ts'
import type { Currency } from './money.ts'

/** A rate older than this must not be charged. */
export const MAX_RATE_AGE_DAYS = 7

/** Whether a rate is too old to charge by on a day. */
export const isRateStale = (asOfDate: string, date: string): boolean =>
  asOfDate < addDays(date, -MAX_RATE_AGE_DAYS)

/** A currency that nothing is charged in, and the day of its newest rate; null when it never had one. */
export interface RefusedCurrency {
  currency: Currency
  asOfDate: string | null
}

/**
 * The rate for an order of a day: of the requested currency, or of the dollar if that rate is too
 * old.
 */
export function chargedRate(
  rates: readonly CurrencyRate[],
  currency: Currency,
  date: string,
): { rate: CurrencyRate; refused: RefusedCurrency | null } {
  const rate = rateOn(rates, currency, date)
  if (rate && !isRateStale(rate.asOfDate, date)) return { rate, refused: null }
  return { rate: baseRate(date), refused: { currency, asOfDate: rate?.asOfDate ?? null } }
}

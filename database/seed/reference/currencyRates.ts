import { RATED_CURRENCIES } from '#domain/foundation/admin/currencyRates.ts'
import type { StatedRate } from '#domain/commerce/tax/vatCurrency.ts'

/**
 * The value of one US dollar, in millionths, by day. An operator adds newer days; an order keeps the rate of its
 * creation. Starts with rounded reference rates: too old to charge by, until rates of the current week are set.
 */
export const CURRENCY_RATES = [
  { currency: 'CAD', asOfDate: '2026-01-01', perUsdMicros: 1_372_000 },
  { currency: 'GBP', asOfDate: '2026-01-01', perUsdMicros: 743_000 },
  { currency: 'AUD', asOfDate: '2026-01-01', perUsdMicros: 1_499_000 },
  { currency: 'NZD', asOfDate: '2026-01-01', perUsdMicros: 1_737_000 },
  { currency: 'EUR', asOfDate: '2026-01-01', perUsdMicros: 851_000 },
  { currency: 'CHF', asOfDate: '2026-01-01', perUsdMicros: 792_000 },
  { currency: 'CAD', asOfDate: '2026-10-01', perUsdMicros: 1_385_000 },
  { currency: 'GBP', asOfDate: '2026-10-01', perUsdMicros: 752_000 },
  { currency: 'AUD', asOfDate: '2026-10-01', perUsdMicros: 1_512_000 },
  { currency: 'NZD', asOfDate: '2026-10-01', perUsdMicros: 1_708_000 },
  { currency: 'EUR', asOfDate: '2026-10-01', perUsdMicros: 862_000 },
  { currency: 'CHF', asOfDate: '2026-10-01', perUsdMicros: 803_000 },
  { currency: 'CZK', asOfDate: '2026-01-01', perUsdMicros: 20_600_000 },
  { currency: 'DKK', asOfDate: '2026-01-01', perUsdMicros: 6_360_000 },
  { currency: 'HUF', asOfDate: '2026-01-01', perUsdMicros: 328_000_000 },
  { currency: 'PLN', asOfDate: '2026-01-01', perUsdMicros: 3_590_000 },
  { currency: 'RON', asOfDate: '2026-01-01', perUsdMicros: 4_330_000 },
  { currency: 'SEK', asOfDate: '2026-01-01', perUsdMicros: 9_220_000 },
  { currency: 'CZK', asOfDate: '2026-10-01', perUsdMicros: 20_900_000 },
  { currency: 'DKK', asOfDate: '2026-10-01', perUsdMicros: 6_440_000 },
  { currency: 'HUF', asOfDate: '2026-10-01', perUsdMicros: 335_000_000 },
  { currency: 'PLN', asOfDate: '2026-10-01', perUsdMicros: 3_660_000 },
  { currency: 'RON', asOfDate: '2026-10-01', perUsdMicros: 4_390_000 },
  { currency: 'SEK', asOfDate: '2026-10-01', perUsdMicros: 9_410_000 },
] as const satisfies readonly StatedRate[]

/** The newest of them as rates of a day, for a database without an operator: development and tests. */
export const ratesOfDay = (asOfDate: string): StatedRate[] =>
  RATED_CURRENCIES.flatMap((currency) => {
    const newest = CURRENCY_RATES.findLast((rate) => rate.currency === currency)
    return newest ? [{ ...newest, asOfDate }] : []
  })

import { RATED_CURRENCIES } from '#domain/foundation/admin/currencyRates.ts'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'

/**
 * What one US dollar is worth, in millionths, by day. An operator adds newer days; an order keeps the rate it was
 * made with. Rounded reference rates to start with: too old to charge by, until rates of the week are set.
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
] as const satisfies readonly CurrencyRate[]

/** The newest of them as rates of a day, for a database that nobody keeps: development and tests. */
export const ratesOfDay = (asOfDate: string): CurrencyRate[] =>
  RATED_CURRENCIES.flatMap((currency) => {
    const newest = CURRENCY_RATES.findLast((rate) => rate.currency === currency)
    return newest ? [{ ...newest, asOfDate }] : []
  })

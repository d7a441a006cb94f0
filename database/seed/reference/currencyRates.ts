import type { CurrencyRate } from '#domain/money/convert.ts'

/**
 * What one US dollar is worth, in millionths, by day. An operator adds newer days; an order keeps the rate it was
 * made with. Rounded reference rates to start with.
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

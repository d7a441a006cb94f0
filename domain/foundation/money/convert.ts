import { z } from 'zod'
import { allocateMinor, BASE_CURRENCY, currencySchema, type Currency } from './money.ts'
import { shareMinor } from './shareMinor.ts'

const MICROS = 1_000_000

/**
 * The value of one US dollar in a currency on a day, in millionths: 1 USD = 0.92 EUR is 920,000.
 */
export const currencyRateSchema = z.object({
  currency: currencySchema,
  perUsdMicros: z.int().positive(),
  asOfDate: z.iso.date(),
})
export type CurrencyRate = z.infer<typeof currencyRateSchema>

/** The dollar in dollars; needs no table. */
export function baseRate(asOfDate: string): CurrencyRate {
  return { currency: BASE_CURRENCY, perUsdMicros: MICROS, asOfDate }
}

/** The newest rate of a currency that is not later than a day; null when there is none. */
export function rateOn(
  rates: readonly CurrencyRate[],
  currency: Currency,
  date: string,
): CurrencyRate | null {
  if (currency === BASE_CURRENCY) return baseRate(date)
  let newest: CurrencyRate | null = null
  for (const rate of rates) {
    if (rate.currency !== currency || rate.asOfDate > date) continue
    if (newest === null || rate.asOfDate > newest.asOfDate) newest = rate
  }
  return newest
}

/** USD cents in the minor unit of the rate's currency, rounded half up. */
export function convertMinor(amountUsdMinor: number, rate: CurrencyRate): number {
  return shareMinor(amountUsdMinor, rate.perUsdMicros, MICROS)
}

/**
 * Converts an amount to USD cents by the currency's value of a dollar in millionths, rounded half
 * up.
 */
export function dollarsOf(amountMinor: number, perUsdMicros: number): number {
  return shareMinor(amountMinor, MICROS, perUsdMicros)
}

/** Several amounts converted so that they add up to the converted total (largest remainder). */
export function convertLines(
  amountsUsdMinor: readonly number[],
  rate: CurrencyRate,
): { linesMinor: number[]; totalMinor: number } {
  const totalUsdMinor = amountsUsdMinor.reduce((sum, amount) => sum + amount, 0)
  const totalMinor = convertMinor(totalUsdMinor, rate)
  return { linesMinor: allocateMinor(totalMinor, amountsUsdMinor), totalMinor }
}

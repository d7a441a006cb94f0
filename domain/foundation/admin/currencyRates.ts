import { z } from 'zod'
import { BASE_CURRENCY, CURRENCIES, type Currency } from '../money/amount.ts'
import { STATED_CURRENCIES, type StatedCurrency } from '../money/statedCurrency.ts'
import { chargedRate, isRateStale, type RefusedCurrency } from '../money/chargedRate.ts'
import type { CurrencyRate } from '../money/convert.ts'
import { type DeskAuditView, reasonSchema } from './deskAudit.ts'
import { compareText } from '#domain/foundation/search/foldText.ts'

/** The currencies that have a rate: those that are charged, then those that invoices state VAT in. */
export const RATED_CURRENCIES = STATED_CURRENCIES.filter((currency) => currency !== BASE_CURRENCY)
export type RatedCurrency = Exclude<StatedCurrency, typeof BASE_CURRENCY>

/** A rate further off the last one than this, in percent, is asked about twice. */
export const FAR_OFF_PERCENT = 20

/** What a dollar may be worth at most: more is a typing error. */
const MAX_PER_USD_MICROS = 1_000_000_000

/** How many days ahead a rate can be set. */
export const MAX_RATE_DAYS_AHEAD = 366

/** The latest rates that are shown of each currency. */
export const SHOWN_RATES = 12

/** "+1.2%": how far a rate is off the last one; nothing without a last one. */
export function rateChangeWords(next: number, last: number | null): string {
  if (last === null) return ''
  const permille = Math.round(((next - last) * 1_000) / last)
  return `${permille > 0 ? '+' : permille < 0 ? '−' : ''}${(Math.abs(permille) / 10).toFixed(1)}%`
}

/** Whether a rate is so far off the last one that it may be a typing error. */
export const isFarOff = (next: number, last: number | null): boolean =>
  last !== null && Math.abs(next - last) * 100 > last * FAR_OFF_PERCENT

/** "0.862": what a dollar is worth, without zeros that say nothing. */
export const rateWords = (perUsdMicros: number): string =>
  (perUsdMicros / 1_000_000).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  })

export const rateDaySchema = z.object({
  currency: z.enum(RATED_CURRENCIES),
  asOfDate: z.iso.date(),
})

/** A rate from a day on. */
export const newRateSchema = rateDaySchema.extend({
  perUsdMicros: z.int().positive().max(MAX_PER_USD_MICROS),
  /** What was in force on that day when it was shown; null for nothing. */
  seenPerUsdMicros: z.int().positive().nullable(),
  /** That a rate far off the last one is meant. */
  isSure: z.boolean().default(false),
  reason: reasonSchema,
})
export type NewRate = z.infer<typeof newRateSchema>

/** The rates of a currency, the latest first. */
export interface RatesOfCurrency {
  currency: RatedCurrency
  rates: {
    asOfDate: string
    perUsdMicros: number
    state: 'planned' | 'in_force' | 'stale' | 'past'
  }[]
}

export interface RatesView {
  /** Rates begin with a day in UTC; today's. */
  today: string
  currencies: RatesOfCurrency[]
  audit: DeskAuditView[]
}

/** What a rate from a day on would touch. */
export interface RateEffect {
  /** What is in force on that day as it is now. */
  lastPerUsdMicros: number | null
  /** What carts are shown in. */
  cartCurrency: Currency
  /** Open carts in this currency; counted up to a thousand and one. */
  carts: number
  openOffers: number
  /** Orders in this currency in the last thirty days. */
  ordersOfMonth: number
}

/** How each rate of a currency stands on a day, the latest first. */
export function standingRates(
  rates: readonly { asOfDate: string; perUsdMicros: number }[],
  today: string,
): RatesOfCurrency['rates'] {
  const sorted = rates.toSorted((one, other) => compareText(other.asOfDate, one.asOfDate))
  const inForce = sorted.find(({ asOfDate }) => asOfDate <= today)?.asOfDate
  const stateOn = (asOfDate: string) => {
    if (asOfDate > today) return 'planned'
    if (asOfDate !== inForce) return 'past'
    return isRateStale(asOfDate, today) ? 'stale' : 'in_force'
  }
  return sorted.map(({ asOfDate, perUsdMicros }) => ({
    asOfDate,
    perUsdMicros,
    state: stateOn(asOfDate),
  }))
}

const CHARGED_CURRENCIES = CURRENCIES.filter((currency) => currency !== BASE_CURRENCY)

/** The currencies in which nothing can be charged on a day. */
export const staleRates = (rates: readonly CurrencyRate[], today: string): RefusedCurrency[] =>
  CHARGED_CURRENCIES.flatMap((currency) => chargedRate(rates, currency, today).refused ?? [])

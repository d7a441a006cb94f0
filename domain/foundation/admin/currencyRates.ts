import { formatNumber } from '#domain/foundation/wording/decimalWords.ts'
import { z } from 'zod'
import { BASE_CURRENCY, CURRENCIES, type Currency } from '../money/amount.ts'
import { STATED_CURRENCIES, type StatedCurrency } from '../money/statedCurrency.ts'
import { chargedRate, isRateStale, type RefusedCurrency } from '../money/chargedRate.ts'
import type { CurrencyRate } from '../money/convert.ts'
import { type DeskAuditView, reasonSchema } from './deskAudit.ts'
import { compareText } from '#domain/foundation/search/foldText.ts'

/** The currencies that have a rate: the charged ones, then those for VAT on invoices. */
export const RATED_CURRENCIES = STATED_CURRENCIES.filter((currency) => currency !== BASE_CURRENCY)
export type RatedCurrency = Exclude<StatedCurrency, typeof BASE_CURRENCY>

/** A rate that differs from the last one by more than this, in percent, needs confirmation. */
export const FAR_OFF_PERCENT = 20

/** The maximum value of a dollar: more is a typing error. */
const MAX_PER_USD_MICROS = 1_000_000_000

/** Maximum number of days ahead for which a rate can be set. */
export const MAX_RATE_DAYS_AHEAD = 366

/** The latest rates that are shown of each currency. */
export const SHOWN_RATES = 12

/** "+1.2%": a rate's difference from the last one; empty without a last one. */
export function formatRateChange(next: number, last: number | null): string {
  if (last === null) return ''
  const permille = Math.round(((next - last) * 1_000) / last)
  return `${permille > 0 ? '+' : permille < 0 ? '−' : ''}${(Math.abs(permille) / 10).toFixed(1)}%`
}

/** Whether a rate differs from the last one by so much that it may be a typing error. */
export const isFarOff = (next: number, last: number | null): boolean =>
  last !== null && Math.abs(next - last) * 100 > last * FAR_OFF_PERCENT

/** "0.862": the value of a dollar, without trailing zeros. */
export const formatExchangeRate = (perUsdMicros: number): string =>
  formatNumber(perUsdMicros / 1_000_000, {
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
  /** The rate in force on that day when it was displayed; null for none. */
  seenPerUsdMicros: z.int().positive().nullable(),
  /** Confirms an outlier. */
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

/** The users of a currency's rate from a day on. */
export interface RateEffect {
  /** The current rate in force on that day. */
  lastPerUsdMicros: number | null
  /** The currency that carts are displayed in. */
  cartCurrency: Currency
  /** Open carts in this currency; counted up to a thousand and one. */
  carts: number
  openOffers: number
  /** Orders in this currency in the last thirty days. */
  ordersOfMonth: number
}

/** The state of each rate of a currency on a day, the latest first. */
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

import { runBatch } from '#database/batch.ts'
import { hasAudited, listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import {
  countTouched,
  latestRates,
  rateInForce,
  setRate,
} from '#database/queries/catalogue/deskRates.ts'
import {
  isFarOff,
  MAX_RATE_DAYS_AHEAD,
  type NewRate,
  RATED_CURRENCIES,
  type RateEffect,
  type RatesView,
  type RatedCurrency,
  formatExchangeRate,
  SHOWN_RATES,
  standingRates,
} from '#domain/foundation/admin/currencyRates.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { cartCurrency } from '#domain/foundation/money/countryCurrency.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from './identity/deskEntry.ts'

/** All rates share one audit subject. */
export const RATES_RECORD = 'currency_rates'
const COUNTED = 1_001
const MONTH_DAYS = 30

/** Rates are by UTC day, as carts query them. */
const utcDay = (now: Date) => now.toISOString().slice(0, 10)

/** Rates of each currency and who set them. */
export async function readRates({ db, now }: OperationContext): Promise<RatesView> {
  const today = utcDay(now)
  const [currencies, audit] = await Promise.all([
    Promise.all(
      RATED_CURRENCIES.map(async (currency) => ({
        currency,
        rates: standingRates(await latestRates(db, currency, SHOWN_RATES), today),
      })),
    ),
    listDeskAudit(db, RATES_RECORD),
  ])
  return { today, currencies, audit }
}

/** Preview of a rate's effects from a day on; writes nothing. */
export async function previewRate(
  { db, now, settings }: OperationContext,
  { currency, asOfDate }: { currency: RatedCurrency; asOfDate: string },
): Promise<RateEffect> {
  const since = `${addDays(utcDay(now), -MONTH_DAYS)}T00:00:00.000Z`
  const shown = cartCurrency({ locale: settings.LOCALE, currency: settings.CURRENCY })
  const [lastPerUsdMicros, touched] = await Promise.all([
    rateInForce(db, currency, asOfDate),
    countTouched(db, { currency, now: now.toISOString(), since }, COUNTED),
  ])
  return {
    ...touched,
    lastPerUsdMicros,
    cartCurrency: shown,
    carts: shown === currency ? touched.carts : 0,
  }
}

/**
 * Sets a rate from a day on, today or later. Orders keep the rate that they were placed with. Raises rate_day_invalid,
 * rate_far_off until confirmed, rate_changed when the rate in force on that day differs from the one shown.
 */
export async function addRate(context: OperationContext, rate: NewRate): Promise<void> {
  const { db } = context
  const today = utcDay(context.now)
  const { currency, asOfDate, perUsdMicros, seenPerUsdMicros } = rate
  if (asOfDate < today || asOfDate > addDays(today, MAX_RATE_DAYS_AHEAD))
    throw new ProductError('rate_day_invalid')
  if (isFarOff(perUsdMicros, seenPerUsdMicros) && !rate.isSure)
    throw new ProductError('rate_far_off')
  const entry = deskEntry(context, {
    kind: 'rate',
    subjectId: RATES_RECORD,
    event: 'set_rate',
    reason: rate.reason,
    ...(seenPerUsdMicros === null
      ? {}
      : { before: { currency, rate: formatExchangeRate(seenPerUsdMicros) } }),
    after: { currency, rate: formatExchangeRate(perUsdMicros), from: asOfDate },
  })
  await runBatch(db, setRate(db, entry, rate))
  if (!(await hasAudited(db, entry.id))) throw new ProductError('rate_changed')
}

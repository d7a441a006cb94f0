import type { Coupon } from '#domain/commerce/coupon/checkCoupon.ts'
import { CURRENCY_RATES, ratesOfDay } from '../reference/currencyRates.ts'
import type { Database } from '../../connection.ts'
import { coupons } from '#database/schema/commerce/coupons.ts'
import { currencyRates } from '#database/schema/foundation/currencyRates.ts'

const RATES_A_STATEMENT = 30

/** A coupon of $25 for one order; override the fields under test. */
export function buildCoupon(changes: Partial<Coupon> = {}): Coupon {
  return { num: 'TEST25', amountMinor: 25_00, expiresAt: null, scope: 'once', ...changes }
}

/** Inserts coupons. */
export async function insertCoupons(db: Database, list: readonly Coupon[]): Promise<void> {
  const createdAt = '2026-01-01T00:00:00.000Z'
  await db.insert(coupons).values(list.map((coupon) => ({ ...coupon, createdAt })))
}

/** Inserts the reference rates. */
export async function insertCurrencyRates(db: Database): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const rates = [...CURRENCY_RATES, ...ratesOfDay(today)]
  // D1 takes up to 100 parameters per statement.
  for (let from = 0; from < rates.length; from += RATES_A_STATEMENT)
    await db
      .insert(currencyRates)
      .values(rates.slice(from, from + RATES_A_STATEMENT))
      .onConflictDoNothing()
}

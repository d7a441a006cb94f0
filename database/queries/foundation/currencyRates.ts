import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import { BASE_CURRENCY, CURRENCIES, type Currency } from '#domain/foundation/money/amount.ts'
import type { StatedCurrency } from '#domain/foundation/money/statedCurrency.ts'
import type { Database } from '#database/connection.ts'
import { currencyRates } from '#database/schema/foundation/currencyRates.ts'

/** The rates of all charged currencies that were known on a day. */
export async function listCurrencyRates(db: Database, date: string): Promise<CurrencyRate[]> {
  const rows = await db
    .select()
    .from(currencyRates)
    .where(and(lte(currencyRates.asOfDate, date), inArray(currencyRates.currency, [...CURRENCIES])))
  return rows.flatMap((row) =>
    isCharged(row.currency) ? [{ ...row, currency: row.currency }] : [],
  )
}

const isCharged = (currency: StatedCurrency): currency is Currency =>
  CURRENCIES.some((one) => one === currency)

/** The newest rate of a currency on a day, however old; null when there is none. */
export async function newestRate(
  db: Database,
  currency: StatedCurrency,
  date: string,
): Promise<typeof currencyRates.$inferSelect | null> {
  if (currency === BASE_CURRENCY) return { currency, perUsdMicros: 1_000_000, asOfDate: date }
  const row = await db
    .select()
    .from(currencyRates)
    .where(and(eq(currencyRates.currency, currency), lte(currencyRates.asOfDate, date)))
    .orderBy(desc(currencyRates.asOfDate))
    .get()
  return row ?? null
}

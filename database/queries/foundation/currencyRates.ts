import { lte } from 'drizzle-orm'
import type { CurrencyRate } from '#domain/foundation/money/convert.ts'
import type { Database } from '#database/connection.ts'
import { currencyRates } from '#database/schema/foundation/currencyRates.ts'

/** All rates known on a day. */
export async function listCurrencyRates(db: Database, date: string): Promise<CurrencyRate[]> {
  return await db.select().from(currencyRates).where(lte(currencyRates.asOfDate, date))
}

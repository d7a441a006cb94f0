import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { STATED_CURRENCIES } from '#domain/foundation/money/statedCurrency.ts'

/** The value of one US dollar on a day, in millionths of the currency. */
export const currencyRates = sqliteTable(
  'currency_rates',
  {
    currency: text('currency', { enum: STATED_CURRENCIES }).notNull(),
    asOfDate: text('as_of_date').notNull(),
    perUsdMicros: integer('per_usd_micros').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.asOfDate] })],
)

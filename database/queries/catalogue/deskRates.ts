import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { NewRate, RatedCurrency } from '#domain/foundation/admin/currencyRates.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { currencyRates } from '#database/schema/foundation/currencyRates.ts'
import { offers } from '#database/schema/sales/offers.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { auditIf, isAudited, type NewDeskAudit } from '#database/queries/foundation/deskAudit.ts'

/** The latest rates of a currency, including future ones. */
export const latestRates = async (db: Database, currency: RatedCurrency, limit: number) =>
  await db
    .select()
    .from(currencyRates)
    .where(eq(currencyRates.currency, currency))
    .orderBy(desc(currencyRates.asOfDate))
    .limit(limit)

const inForceOn = (currency: RatedCurrency, date: string) => sql`(
  select per_usd_micros from currency_rates where currency = ${currency} and as_of_date <= ${date}
  order by as_of_date desc limit 1)`

/** The current rate in force on a day; null for none. */
export async function rateInForce(
  db: Database,
  currency: RatedCurrency,
  date: string,
): Promise<number | null> {
  const row = await db.get<{ rate: number | null }>(
    sql`select ${inForceOn(currency, date)} as rate`,
  )
  return row?.rate ?? null
}

/** Sets the rate of a day where the rate in force on it is unchanged since it was seen. */
export function setRate(
  db: Database,
  entry: NewDeskAudit,
  { currency, asOfDate, perUsdMicros, seenPerUsdMicros }: NewRate,
): Statement[] {
  return [
    auditIf(db, entry, sql`${inForceOn(currency, asOfDate)} is ${seenPerUsdMicros}`),
    db.run(sql`
      insert into currency_rates (currency, as_of_date, per_usd_micros)
      select ${currency}, ${asOfDate}, ${perUsdMicros} where ${isAudited(entry.id)}
      on conflict (currency, as_of_date) do update set per_usd_micros = excluded.per_usd_micros`),
  ]
}

/** Adds rates of days that have none yet. */
export async function insertRates(
  db: Database,
  rates: readonly (typeof currencyRates.$inferInsert)[],
): Promise<void> {
  if (rates.length > 0)
    await db
      .insert(currencyRates)
      .values([...rates])
      .onConflictDoNothing()
}

/** Counts the users of a currency's rate: carts with entries, offers that can be accepted, and orders since `since`. */
export async function countTouched(
  db: Database,
  { currency, now, since }: { currency: RatedCurrency; now: string; since: string },
  limit: number,
) {
  const some = db
    .select({ id: cartSnapshots.sessionId })
    .from(cartSnapshots)
    .where(gt(cartSnapshots.cartSumMinor, 0))
    .limit(limit)
  const [carts, openOffers, ordersOfMonth] = await Promise.all([
    db.$count(some.as('some')),
    db.$count(offers, and(eq(offers.state, 'open'), gt(offers.expiresAt, now))),
    db.$count(orders, and(gte(orders.createdAt, since), sql`${orders.currency} = ${currency}`)),
  ])
  return { carts, openOffers, ordersOfMonth }
}

import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { ledgerEntries } from '#database/schema/orders/ledgerEntries.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'

/** Adds entries to the ledger in one statement, where `condition` holds; existing ones stay unchanged. */
export function enterInLedger(
  db: Database,
  entries: readonly LedgerEntry[],
  condition: SQL = ALWAYS,
): Statement {
  const rows = JSON.stringify(
    entries.map((entry) => [
      entry.id,
      entry.orderId,
      entry.lineId,
      entry.kind,
      entry.amountUsdMinor,
      entry.amountMinor,
      entry.currency,
      entry.reference,
      entry.at,
    ]),
  )
  return db.run(sql`
    insert into ledger_entries
      (id, order_id, line_id, kind, amount_usd_minor, amount_minor, currency, reference, at)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
      value ->> 7, value ->> 8
    from json_each(${rows}) where ${condition}
    on conflict (id) do nothing`)
}

/** The entries of an order, the oldest first. */
export async function listLedger(db: Database, orderId: string): Promise<LedgerEntry[]> {
  return await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
}

/** The entries of several orders, any number of them: one parameter carries the list. */
export async function listLedgerOf(
  db: Database,
  orderIds: readonly string[],
): Promise<LedgerEntry[]> {
  if (orderIds.length === 0) return []
  return await db
    .select()
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.orderId} in (select value from json_each(${JSON.stringify(orderIds)}))`,
    )
}

/** True while a line has this number of entries: results calculated from them still hold. */
export const hasLedgerEntries = (lineId: string, count: number): SQL =>
  sql`(select count(*) from ledger_entries where line_id = ${lineId}) = ${count}`

import { sql, type SQL } from 'drizzle-orm'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import type { Database } from '#database/connection.ts'
import { orderAllows } from '#database/stateSql.ts'

/** The number of rows of a query, counted up to one more than MAX_COUNTED. */
async function countUpTo(db: Database, rows: SQL): Promise<number> {
  const [row] = await db.all<{ count: number }>(
    sql`select count(*) as count from (${rows} limit ${MAX_COUNTED + 1})`,
  )
  return row?.count ?? 0
}

/** Booked lines of all orders. */
export const countLines = (db: Database) => countUpTo(db, sql`select 1 from order_list`)

/** Offers that wait for their buyers' decision. */
export const countOpenOffers = (db: Database) =>
  countUpTo(db, sql`select 1 from offers where state = 'open'`)

/** The number of open invoices, and of those due before a day. */
export async function countOpenInvoices(db: Database, today: string) {
  const open = sql`select 1 from invoices inner join orders on orders.id = invoices.order_id
    where invoices.state = 'open'
      and (${orderAllows('settle', sql`orders.state`)} or invoices.amendment_id is not null)`
  const [count, late] = await Promise.all([
    countUpTo(db, open),
    countUpTo(db, sql`${open} and invoices.due_date < ${today}`),
  ])
  return { count, late }
}

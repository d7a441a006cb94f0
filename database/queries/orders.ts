import { and, asc, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { BookedLine, BookedOrderRow } from '#domain/order/bookOrder.types.ts'
import { runBatchAndRead, type Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { invoices } from '../schema/invoices.ts'
import { orderAudit, orderLines, orders } from '../schema/orders.ts'
import { orderAllows } from '../stateSql.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type InvoiceRow = typeof invoices.$inferSelect
/** An invoice as it is issued; its number comes with the insert. */
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'sequence'>
export type AuditEntry = Omit<typeof orderAudit.$inferInsert, 'id'>

export interface StoredOrder {
  order: OrderRow
  lines: OrderLineRow[]
  invoice: InvoiceRow
}

const FIRST_ORDER_NUMBER = 100_001

/** An order with the next number; the unique index decides when two take the same one. */
export function insertOrder(
  db: Database,
  order: BookedOrderRow & { arrival: string | null },
): Statement {
  const number = sql<number>`(select coalesce(max(number) + 1, ${FIRST_ORDER_NUMBER}) from orders)`
  return db.insert(orders).values({ ...order, number })
}

/** A line of an order. */
export function insertOrderLine(db: Database, line: BookedLine): Statement {
  return db.insert(orderLines).values(line)
}

/** The order's invoice with the next number of its year. */
export function insertInvoice(db: Database, invoice: NewInvoice): Statement {
  const sequence = sql<number>`(select coalesce(max(sequence) + 1, 1) from invoices where year = ${invoice.year})`
  return db.insert(invoices).values({ ...invoice, sequence })
}

/** Adds to the audit log. */
export function insertAudit(db: Database, entry: AuditEntry): Statement {
  return db.insert(orderAudit).values(entry)
}

/** An order with its lines and the invoice that counts: the last one, if it was corrected. */
export const findOrder = async (db: Database, id: string): Promise<StoredOrder | undefined> =>
  await storedOrder(db, id)

/** The same by the id of one of its lines as well. */
export const findOrderWith = async (db: Database, id: string): Promise<StoredOrder | undefined> =>
  await storedOrder(
    db,
    id.startsWith('lin_') ? sql`(select order_id from order_lines where id = ${id})` : id,
  )

/** The readings of an order, for a batch of its own or one that writes it. */
const readingsOf = (db: Database, id: string | SQL) =>
  [
    db.select().from(orders).where(eq(orders.id, id)),
    db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.position)),
    db
      .select()
      .from(invoices)
      .where(
        and(eq(invoices.orderId, id), eq(invoices.kind, 'invoice'), isNull(invoices.amendmentId)),
      )
      .orderBy(desc(invoices.issuedAt), desc(invoices.sequence))
      .limit(1),
  ] as const

function readOrder([[order], lines, [invoice]]: readonly [
  OrderRow[],
  OrderLineRow[],
  InvoiceRow[],
]): StoredOrder | undefined {
  return order && invoice ? { order, lines, invoice } : undefined
}

const storedOrder = async (db: Database, id: string | SQL): Promise<StoredOrder | undefined> =>
  readOrder(await db.batch(readingsOf(db, id)))

/** Writes an order with one transaction, and gives it as it was written: with what the database adds, its numbers. */
export async function writeAndReadOrder(
  db: Database,
  id: string,
  statements: readonly Statement[],
): Promise<StoredOrder> {
  const written = readOrder(await runBatchAndRead(db, statements, readingsOf(db, id)))
  if (!written) throw new Error('The order that was just written is not there.')
  return written
}

/** Card orders whose time to pay is over. */
export async function listAbandonedOrders(
  db: Database,
  now: string,
  limit: number,
): Promise<{ id: string }[]> {
  return await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(orderAllows('abandon', orders.state), lte(orders.payBy, now)))
    .limit(limit)
}

/** What happened to an order, in order. */
export async function listAudit(
  db: Database,
  orderId: string,
): Promise<(typeof orderAudit.$inferSelect)[]> {
  return await db
    .select()
    .from(orderAudit)
    .where(eq(orderAudit.orderId, orderId))
    .orderBy(asc(orderAudit.id))
}

/** Those of the lines that belong to an account. */
export async function listLinesOfAccount(
  db: Database,
  accountId: string,
  lineIds: readonly string[],
): Promise<OrderLineRow[]> {
  const rows = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.accountId, accountId), inArray(orderLines.id, [...lineIds])))
  return rows.map(({ line }) => line)
}

/** The order that a line belongs to. */
export async function findOrderIdOfLine(db: Database, lineId: string): Promise<string | undefined> {
  return (await findLine(db, lineId))?.orderId
}

/** A line by its id. */
export async function findLine(db: Database, lineId: string): Promise<OrderLineRow | undefined> {
  return await db.select().from(orderLines).where(eq(orderLines.id, lineId)).get()
}

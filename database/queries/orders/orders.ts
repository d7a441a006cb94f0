import { and, asc, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { BookedLine, BookedOrderRow } from '#domain/orders/order/bookOrder.types.ts'
import { runBatchGiving, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderAudit, orderLines, orders } from '#database/schema/orders/orders.ts'
import { teamOfBuyer } from '#database/queries/accounts/memberships.ts'
import { inScope, type OrderScope } from '#database/queries/accounts/teamOrders.ts'
import { orderAllows } from '#database/stateSql.ts'
import type { reserveQuota } from '#database/queries/foundation/attempts.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type InvoiceRow = typeof invoices.$inferSelect
/** An invoice to be inserted, which assigns its number. */
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'sequence'>
export type AuditEntry = Omit<typeof orderAudit.$inferInsert, 'id'>

type MailPlace = ReturnType<typeof reserveQuota>

export interface StoredOrder {
  order: OrderRow
  lines: OrderLineRow[]
  invoice: InvoiceRow
}

/** The columns that an order's insert sets. */
export interface NewOrderRows {
  order: BookedOrderRow & { arrival: string | null; clientId: string | null }
  lines: readonly BookedLine[]
  invoice: NewInvoice
}

const FIRST_ORDER_NUMBER = 100_001

/** An order with the next number; the unique index decides when two inserts take the same one. */
const orderInsert = (db: Database, order: NewOrderRows['order']) => {
  const number = sql<number>`(select coalesce(max(number) + 1, ${FIRST_ORDER_NUMBER}) from orders)`
  return db.insert(orders).values({ ...order, number, teamId: teamOfBuyer(order.accountId) })
}

const invoiceInsert = (db: Database, invoice: NewInvoice) => {
  const sequence = sql<number>`(select coalesce(max(sequence) + 1, 1) from invoices where year = ${invoice.year})`
  return db.insert(invoices).values({ ...invoice, sequence })
}

/** An invoice with the next number of its year. */
export const insertInvoice = (db: Database, invoice: NewInvoice): Statement =>
  invoiceInsert(db, invoice)

/** Adds an entry to the audit log. */
export function insertAudit(db: Database, entry: AuditEntry): Statement {
  return db.insert(orderAudit).values(entry)
}

/** An order with its lines and its current invoice: the latest one, if it was corrected. */
export const findOrder = async (db: Database, id: string): Promise<StoredOrder | undefined> =>
  await storedOrder(db, id)

/** The same, also by the ID of one of its lines. */
export const findOrderWith = async (db: Database, id: string): Promise<StoredOrder | undefined> =>
  await storedOrder(
    db,
    id.startsWith('lin_') ? sql`(select order_id from order_lines where id = ${id})` : id,
  )

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

/** An inserted order with its numbers, which the database assigns. */
export interface WrittenOrder extends StoredOrder {
  /** Whether the mail got one of its quota keys. */
  hasMailPlace: boolean
}

/** Inserts an order in one transaction and returns it; the same transaction reserves `mailQuota`. */
export async function writeAndReadOrder(
  db: Database,
  { order, lines, invoice }: NewOrderRows,
  around: { before: readonly Statement[]; after: readonly Statement[]; mailQuota: MailPlace },
): Promise<WrittenOrder> {
  const writes = [
    orderInsert(db, order).returning(),
    invoiceInsert(db, invoice).returning(),
    around.mailQuota,
    ...lines.map((line) => db.insert(orderLines).values(line).returning()),
  ] as const
  const [[writtenOrder], [writtenInvoice], places, ...writtenLines] = await runBatchGiving(
    db,
    writes,
    around,
  )
  if (!writtenOrder || !writtenInvoice) throw new Error('The order was not written.')
  return {
    order: writtenOrder,
    invoice: writtenInvoice,
    lines: writtenLines.flat(),
    hasMailPlace: places.length > 0,
  }
}

/** Card orders that have passed their payment deadline. */
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

/** The events of an order, in order. */
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

/** Those of the lines that belong to a scope. */
export async function listLinesInScope(
  db: Database,
  scope: OrderScope,
  lineIds: readonly string[],
): Promise<OrderLineRow[]> {
  const rows = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inScope(scope, sql`${orders.id}`, sql`${orders.accountId}`),
        inArray(orderLines.id, [...lineIds]),
      ),
    )
  return rows.map(({ line }) => line)
}

/** A line by its id. */
export async function findLine(db: Database, lineId: string): Promise<OrderLineRow | undefined> {
  return await db.select().from(orderLines).where(eq(orderLines.id, lineId)).get()
}

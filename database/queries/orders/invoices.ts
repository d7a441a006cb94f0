import { and, asc, desc, eq, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { InvoiceListQuery } from '#domain/orders/invoice/invoiceList.types.ts'
import type { InvoiceStatus } from '#domain/orders/invoice/invoice.types.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import type { OrderRevision } from '#domain/orders/ledger/orderRevision.types.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { orderAllows } from '#database/stateSql.ts'
import { inScope, type OrderScope } from '#database/queries/accounts/teamOrders.ts'
import type { InvoiceRow } from './orders.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'

/** An invoice or credit note. */
export async function findInvoice(db: Database, id: string): Promise<InvoiceRow | undefined> {
  return await db.select().from(invoices).where(eq(invoices.id, id)).get()
}

/** The documents that corrected an invoice: its credit note, and the invoice that replaced it. */
export async function listCorrections(db: Database, invoiceId: string): Promise<InvoiceRow[]> {
  return await db.select().from(invoices).where(eq(invoices.correctsId, invoiceId))
}

export interface OwnedInvoice {
  invoice: InvoiceRow
  orderNumber: number
}

/** An account's invoices, newest first, with their number. `today` decides which are overdue. */
export async function listInvoices(
  db: Database,
  scope: OrderScope,
  query: InvoiceListQuery,
  today: string,
): Promise<{ rows: OwnedInvoice[]; total: number }> {
  const condition = and(
    inScope(scope, sql`${orders.id}`, sql`${orders.accountId}`),
    query.status && ofStatus(query.status, today),
  )
  const [rows, counts] = await db.batch([
    db
      .select({ invoice: invoices, orderNumber: orders.number })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(condition)
      .orderBy(desc(invoices.year), desc(invoices.sequence))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
    db
      .select({ total: sql<number>`count(*)` })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(condition),
  ])
  return { rows, total: counts[0]?.total ?? 0 }
}

/** The condition for `invoiceStatus` of domain/orders/invoice. */
function ofStatus(status: InvoiceStatus, today: string): SQL | undefined {
  switch (status) {
    case 'cancelled':
      return eq(invoices.state, 'void')
    case 'paid':
      return eq(invoices.state, 'paid')
    case 'overdue':
      return and(eq(invoices.state, 'open'), lt(invoices.dueDate, today))
    case 'open':
      return and(eq(invoices.state, 'open'), sql`${invoices.dueDate} >= ${today}`)
    default:
      return status satisfies never
  }
}

/**
 * Open invoices of booked orders that are due before a day, had this many reminders, and none after
 * `remindedBy`.
 */
export async function listOverdueInvoices(
  db: Database,
  query: { dueBefore: string; remindedBy: string; reminders: number; limit: number },
): Promise<InvoiceRow[]> {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.state, 'open'),
        lt(invoices.dueDate, query.dueBefore),
        eq(invoices.reminders, query.reminders),
        isNull(invoices.remindersPausedAt),
        or(isNull(invoices.remindedOn), lte(invoices.remindedOn, query.remindedBy)),
        orderAllows('settle', orders.state),
      ),
    )
    .limit(query.limit)
  return rows.map(({ invoice }) => invoice)
}

/** Counts one more reminder of an invoice that is still open, if this many were sent before. */
export function countReminder(
  db: Database,
  id: string,
  { before, on }: { before: number; on: string },
): Statement {
  return db
    .update(invoices)
    .set({ reminders: before + 1, remindedOn: on })
    .where(and(eq(invoices.id, id), eq(invoices.reminders, before), eq(invoices.state, 'open')))
}

/** True in a statement after `countReminder`. */
export const hasReminders = (id: string, count: number): SQL =>
  sql`exists (select 1 from invoices where id = ${id} and reminders = ${count})`

/** Marks an invoice as reversed. */
export function voidInvoice(db: Database, id: string, condition: SQL = ALWAYS): Statement {
  return db
    .update(invoices)
    .set({ state: 'void' })
    .where(and(eq(invoices.id, id), condition))
}

/** Marks an open invoice as paid, where `condition` holds. */
export function payInvoice(
  db: Database,
  { id, at }: { id: string; at: string },
  condition: SQL,
): Statement {
  return db
    .update(invoices)
    .set({ state: 'paid', paidAt: at })
    .where(and(eq(invoices.id, id), eq(invoices.state, 'open'), condition))
}

const jsonOf = (rate: VatRate | null) => (rate === null ? null : JSON.stringify(rate))

/** An invoice of an amendment, with the next number of its year, where `condition` holds. */
export function insertAmendmentInvoiceIf(
  db: Database,
  invoice: Pick<
    InvoiceRow,
    'id' | 'orderId' | 'currency' | 'totalMinor' | 'issuedAt' | 'dueDate'
  > & {
    year: number
    amendmentId: string
    vatRate: VatRate | null
  },
  condition: SQL,
): Statement {
  const { id, orderId, year, currency, totalMinor, issuedAt, dueDate, amendmentId } = invoice
  const rate = jsonOf(invoice.vatRate)
  return db.run(sql`
    insert into invoices (id, order_id, year, sequence, kind, state, currency, total_minor, issued_at, due_date,
      amendment_id, vat_rate)
    select ${id}, ${orderId}, ${year}, (select coalesce(max(sequence) + 1, 1) from invoices where year = ${year}),
      'invoice', 'open', ${currency}, ${totalMinor}, ${issuedAt}, ${dueDate}, ${amendmentId}, ${rate}
    where ${condition}`)
}

/** A credit note over the whole of an invoice, with the next number of its year, where `condition` holds. */
export function insertCreditNoteIf(
  db: Database,
  note: { id: string; of: string; reason: string; at: string; today: string },
  condition: SQL,
): Statement {
  const year = Number(note.today.slice(0, 4))
  return db.run(sql`
    insert into invoices (id, order_id, year, sequence, kind, state, currency, total_minor, issued_at, due_date, paid_at,
      corrects_id, reason, billing, buyer_name, amendment_id, revision, vat_rate)
    select ${note.id}, order_id, ${year}, (select coalesce(max(sequence) + 1, 1) from invoices where year = ${year}),
      'credit_note', 'paid', currency, -total_minor, ${note.at}, ${note.today}, ${note.at}, id, ${note.reason}, billing,
      buyer_name, amendment_id, revision, vat_rate
    from invoices where id = ${note.of} and (${condition})`)
}

/** True while an invoice is payable. */
export const isInvoiceOpen = (id: string): SQL =>
  sql`exists (select 1 from invoices where id = ${id} and state = 'open')`

/**
 * The invoice of a revised order that replaces another one, with the next number of its year, where `condition` holds:
 * it keeps due date, recipient and number of reminders.
 */
export function insertRevisedInvoiceIf(
  db: Database,
  invoice: {
    id: string
    of: string
    reason: string
    at: string
    year: number
    vatRate: VatRate | null
  },
  revision: OrderRevision,
  condition: SQL,
): Statement {
  const { id, of, reason, at, year } = invoice
  return db.run(sql`
    insert into invoices (id, order_id, year, sequence, kind, state, currency, total_minor, issued_at, due_date,
      corrects_id, reason, billing, buyer_name, reminders, reminded_on, reminders_paused_at, revision, vat_rate)
    select ${id}, order_id, ${year}, (select coalesce(max(sequence) + 1, 1) from invoices where year = ${year}),
      'invoice', 'open', currency, ${revision.amounts.totalMinor}, ${at}, due_date, id, ${reason}, billing, buyer_name,
      reminders, reminded_on, reminders_paused_at, ${JSON.stringify(revision)}, ${jsonOf(invoice.vatRate)}
    from invoices where id = ${of} and (${condition})`)
}

/** The invoice that a change of an unpaid order created, and the one that it replaced; null without one. */
export async function findRevision(
  db: Database,
  { id, orderId }: { id: string; orderId: string },
): Promise<{ before: InvoiceRow; after: InvoiceRow } | null> {
  const documents = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.issuedAt), asc(invoices.sequence))
  const after = documents.find(({ revision }) => revision?.amendmentId === id)
  const before = documents.find((document) => document.id === after?.correctsId)
  return before && after ? { before, after } : null
}

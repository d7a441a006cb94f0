import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { INVOICE_PAGE_SIZE, type InvoiceDeskQuery } from '#domain/orders/admin/invoiceDesk.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { orderAllows } from '#database/stateSql.ts'
import { paidMinor } from './bankBookings.ts'
import { isAudited } from '#database/queries/foundation/deskAudit.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

const COLUMNS = {
  invoice: invoices,
  orderNumber: orders.number,
  email: orders.email,
  contact: orders.contact,
  orderBilling: orders.billing,
  amounts: orders.amounts,
  extra: orderAmendments.extra,
}

/** The cursor after a row: "2026-12-01.inv_…" by due day, "2026.12" by number. */
const cursorOf = (after: string) => {
  const at = after.indexOf('.')
  return [after.slice(0, at), after.slice(at + 1)] as const
}

const isByDueDay = ({ list }: InvoiceDeskQuery) => list === 'open' || list === 'overdue'

/** A page of the desk's invoices, with one row more if there is a next page. */
export async function listDeskInvoices(db: Database, query: InvoiceDeskQuery, today: string) {
  const isByDue = isByDueDay(query)
  return await db
    .select(COLUMNS)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(orderAmendments, eq(orderAmendments.id, invoices.amendmentId))
    .where(and(ofList(query, today), found(query.q), after(query)))
    .orderBy(
      ...(isByDue
        ? [asc(invoices.dueDate), asc(invoices.id)]
        : [desc(invoices.year), desc(invoices.sequence)]),
    )
    .limit(INVOICE_PAGE_SIZE + 1)
}

export type DeskInvoice = Awaited<ReturnType<typeof listDeskInvoices>>[number]

/** The cursor after a row. */
export const cursorAfter = (query: InvoiceDeskQuery, { invoice }: DeskInvoice): string =>
  isByDueDay(query) ? `${invoice.dueDate}.${invoice.id}` : `${invoice.year}.${invoice.sequence}`

function after(query: InvoiceDeskQuery): SQL | undefined {
  if (query.after === undefined) return undefined
  const [first, second] = cursorOf(query.after)
  if (isByDueDay(query))
    return and(
      gte(invoices.dueDate, first),
      sql`(${invoices.dueDate} > ${first} or ${invoices.id} > ${second})`,
    )
  const [year, sequence] = [Number(first) || 0, Number(second) || 0]
  return and(
    lte(invoices.year, year),
    sql`(${invoices.year} < ${year} or ${invoices.sequence} < ${sequence})`,
  )
}

function ofList({ list, q }: InvoiceDeskQuery, today: string): SQL | undefined {
  // Looks up a few IDs one by one instead of scanning the list for them.
  const by = (column: SQLWrapper) => (q === '' ? sql`${column}` : sql`+${column}`)
  const { state, kind, amendmentId, dueDate } = invoices
  // As Today counts them: without orders that wait for a card.
  const isDue = sql`${by(state)} = 'open' and
    (${orderAllows('settle', orders.state)} or ${amendmentId} is not null)`
  switch (list) {
    case 'open':
      return isDue
    case 'overdue':
      return and(isDue, lt(by(dueDate), today))
    case 'paid':
      return sql`${by(state)} = 'paid' and ${by(kind)} = 'invoice'`
    case 'credit_notes':
      return sql`${by(kind)} = 'credit_note'`
    case 'all':
      return undefined
    default:
      return list satisfies never
  }
}

function found(q: string): SQL | undefined {
  if (q === '') return undefined
  const [, year, sequence] = /^INV-(\d{4})-(\d{1,9})$/i.exec(q) ?? []
  if (year !== undefined)
    return and(eq(invoices.year, Number(year)), eq(invoices.sequence, Number(sequence)))
  const number = /^(?:AMD-?|#)?(\d{1,12})$/i.exec(q)?.[1]
  const words = sql`select order_id from order_list where line_id in (${foundByWords('line', q)})`
  const of =
    number !== undefined
      ? sql`select id from orders where number = ${Number(number)}`
      : q.includes('@')
        ? sql`select id from orders where email = ${q.toLowerCase()}`
        : words
  return sql`${invoices.orderId} in (${of})`
}

/** Stops or resumes the reminders of an invoice, after its audit entry. */
export const pauseReminders = (
  db: Database,
  change: { id: string; pausedAt: string | null; auditId: string },
): Statement =>
  db
    .update(invoices)
    .set({ remindersPausedAt: change.pausedAt })
    .where(and(eq(invoices.id, change.id), isAudited(change.auditId)))

const MAX_OPEN = 2_000

/** Candidate invoices for payments: those that the payments name, and open ones of the same sums. */
export async function listPayable(
  db: Database,
  asked: { invoices: readonly string[]; orders: readonly string[]; sums: readonly number[] },
) {
  const among = (values: readonly (string | number)[]) =>
    sql`(select value from json_each(${JSON.stringify(values)}))`
  const numbers = asked.invoices.map((number) => {
    const [, year, sequence] = number.split('-')
    return Number(year) * 1_000_000_000 + Number(sequence)
  })
  return await db
    .select({ ...COLUMNS, orderState: orders.state, paidMinor })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(orderAmendments, eq(orderAmendments.id, invoices.amendmentId))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        or(
          sql`(${invoices.year}, ${invoices.sequence}) in
            (select value / 1000000000, value % 1000000000 from json_each(${JSON.stringify(numbers)}))`,
          sql`${invoices.orderId} in (select id from orders where number in ${among(
            asked.orders.map((number) => Number(number.replace('AMD-', ''))),
          )})`,
          and(
            eq(invoices.state, 'open'),
            sql`${invoices.totalMinor} - ${paidMinor} in ${among(asked.sums)}`,
          ),
        ),
      ),
    )
    .limit(MAX_OPEN)
}

/** Invoices and credit notes issued between two instants, in the order of their numbers. */
export async function listForBookkeeping(
  db: Database,
  { from, until }: { from: string; until: string },
  limit: number,
) {
  return await db
    .select(COLUMNS)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(orderAmendments, eq(orderAmendments.id, invoices.amendmentId))
    .where(
      and(
        between(invoices.issuedAt, from, until),
        inArray(invoices.kind, ['invoice', 'credit_note']),
      ),
    )
    .orderBy(asc(invoices.year), asc(invoices.sequence))
    .limit(limit)
}

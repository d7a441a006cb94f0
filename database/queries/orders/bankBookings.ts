import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { bankPayments } from '#database/schema/orders/bankPayments.ts'
import { invoices } from '#database/schema/orders/invoices.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { isInvoiceOpen } from './invoices.ts'

type BookingRow = typeof bankPayments.$inferSelect

/** The sum of an invoice's partial payments, in its currency; for queries that read the table `invoices`. */
export const paidMinor = sql<number>`(select coalesce(sum(part.amount_minor), 0) from bank_payments part
  where part.invoice_id = invoices.id)`

/** Those of these bank payments that were booked before, with their invoices. */
export async function listBooked(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: bankPayments.key, invoiceId: bankPayments.invoiceId })
    .from(bankPayments)
    .where(sql`${bankPayments.key} in (select value from json_each(${JSON.stringify(keys)}))`)
  return new Map(rows.map(({ key, invoiceId }) => [key, invoiceId]))
}

/** The partial payments of an invoice. */
export async function paidInParts(db: Database, invoiceId: string): Promise<number> {
  const row = await db.select({ paidMinor }).from(invoices).where(eq(invoices.id, invoiceId)).get()
  return row?.paidMinor ?? 0
}

const arePartsOf = (invoiceId: string, sumMinor: number): SQL =>
  sql`(select coalesce(sum(amount_minor), 0) from bank_payments where invoice_id = ${invoiceId}) = ${sumMinor}`

/** Records a bank payment as booked where `condition` holds; fails the batch when it was booked before. */
export const bookBankPayment = (db: Database, row: BookingRow, condition: SQL): Statement =>
  db.run(sql`insert into bank_payments (key, invoice_id, booked_at, amount_minor, paid_on, payer)
    select ${row.key}, ${row.invoiceId}, ${row.bookedAt}, ${row.amountMinor}, ${row.paidOn}, ${row.payer}
    where ${condition}`)

/** A booking by the key of its payment. */
export const findBooking = async (db: Database, key: string): Promise<BookingRow | undefined> =>
  await db.select().from(bankPayments).where(eq(bankPayments.key, key)).get()

/** True while a payment is booked for an invoice. */
export const isBooked = ({ key, invoiceId }: Pick<BookingRow, 'key' | 'invoiceId'>): SQL =>
  sql`exists (select 1 from bank_payments where key = ${key} and invoice_id = ${invoiceId})`

/** True while a payment is booked as a part of an open invoice. */
export const isBookedPart = (booking: Pick<BookingRow, 'key' | 'invoiceId'>): SQL =>
  sql`${isBooked(booking)} and ${isInvoiceOpen(booking.invoiceId)}`

/** True while an invoice is open and its partial payments add up to a sum. */
export const isOpenFor = (invoiceId: string, partsMinor: number): SQL =>
  sql`${isInvoiceOpen(invoiceId)} and ${arePartsOf(invoiceId, partsMinor)}`

/** True while a payment is booked, and since it was read nothing of its order has run, changed or been refunded. */
export const isPaymentUnused = (
  booking: Pick<BookingRow, 'key' | 'invoiceId'>,
  { orderId, entryCount }: { orderId: string; entryCount: number },
): SQL =>
  sql`${isBooked(booking)}
    and (select state from orders where id = ${orderId}) = 'booked'
    and (select count(*) from ledger_entries where order_id = ${orderId}) = ${entryCount}
    and not exists (select 1 from order_lines where order_id = ${orderId} and delivered_impressions > 0)
    and not exists (select 1 from order_amendments where order_id = ${orderId}
      and state in ('proposed', 'awaiting_payment'))`

/** Reverses a booking, where `condition` holds. */
export const deleteBooking = (db: Database, key: string, condition: SQL): Statement =>
  db.delete(bankPayments).where(sql`${bankPayments.key} = ${key} and ${condition}`)

/** The latest bookings, with their invoices. */
export const listLastBooked = async (db: Database, limit: number) =>
  await db
    .select({ booking: bankPayments, invoice: invoices, orderNumber: orders.number })
    .from(bankPayments)
    .innerJoin(invoices, eq(invoices.id, bankPayments.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .orderBy(desc(bankPayments.bookedAt))
    .limit(limit)

/** Reverses the payment of an invoice, where `condition` holds. */
export const reopenPaidInvoice = (db: Database, invoiceId: string, condition: SQL): Statement =>
  db
    .update(invoices)
    .set({ state: 'open', paidAt: null })
    .where(sql`${invoices.id} = ${invoiceId} and ${invoices.state} = 'paid' and ${condition}`)

/** Reverses an order's payment by its invoice, where `condition` holds: the order awaits payment again. */
export function reopenInvoice(
  db: Database,
  {
    invoiceId,
    orderId,
    slotsUntil,
  }: { invoiceId: string; orderId: string; slotsUntil: string | null },
  condition: SQL,
): Statement[] {
  return [
    db
      .update(orders)
      .set({ state: 'awaiting_invoice_payment', paidAt: null, slotsUntil })
      .where(sql`${orders.id} = ${orderId} and ${orders.state} = 'booked' and ${condition}`),
    reopenPaidInvoice(db, invoiceId, condition),
  ]
}

import {
  cursorAfter,
  type DeskInvoice,
  listDeskInvoices as findInvoices,
  listForBookkeeping,
} from '#database/queries/orders/invoiceDesk.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import {
  bookkeepingCsv,
  INVOICE_PAGE_SIZE,
  type InvoiceDeskPage,
  type InvoiceDeskQuery,
  type InvoiceDeskRow,
} from '#domain/orders/admin/invoiceDesk.ts'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { isReminded } from '#domain/orders/invoice/reminders.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { invoiceListRow } from '../invoices/listMyInvoices.ts'

const MAX_BOOKED = 10_000

/** A page of all invoices and credit notes: by due date, or by number, newest first. */
export async function listDeskInvoices(
  { db, settings, now }: OperationContext,
  query: InvoiceDeskQuery,
): Promise<InvoiceDeskPage> {
  const timeZone = settings.SELLER_TIME_ZONE
  const today = dayIn(timeZone, now)
  const found = await findInvoices(db, query, today)
  const { shown, last } = cutPage(found, INVOICE_PAGE_SIZE)
  return {
    rows: shown.map((row) => deskRow(row, { today, timeZone })),
    next: last ? cursorAfter(query, last) : null,
  }
}

/** Recipient of an invoice. */
export const buyerOf = ({ invoice, contact }: Pick<DeskInvoice, 'invoice' | 'contact'>): string =>
  invoice.buyerName ?? (contact.companyName || `${contact.firstName} ${contact.lastName}`)

const deskRow = (
  row: DeskInvoice,
  seller: { today: string; timeZone: string },
): InvoiceDeskRow => ({
  ...invoiceListRow(row, seller),
  buyer: buyerOf(row),
  email: row.email,
  isReminded: isReminded(row.invoice),
  reminders: row.invoice.reminders,
  remindersPausedAt: row.invoice.remindersPausedAt,
})

/** Documents issued between two days, in the seller's zone, as a bookkeeping export; the first 10,000. */
export async function exportForBookkeeping(
  { db, settings }: OperationContext,
  { from, until }: { from: string; until: string },
): Promise<string> {
  const zone = settings.SELLER_TIME_ZONE
  const range = { from: startOfDayIn(from, zone), until: startOfDayIn(addDays(until, 1), zone) }
  const rows = await listForBookkeeping(db, range, MAX_BOOKED)
  return bookkeepingCsv(
    rows.map((row) => {
      const { invoice, orderBilling, orderNumber } = row
      const amounts = row.extra?.amounts ?? row.invoice.revision?.amounts ?? row.amounts
      const { country, vatId } = invoice.billing ?? orderBilling
      const sign = invoice.kind === 'credit_note' ? -1 : 1
      return {
        number: formatInvoiceNumber(invoice),
        orderNumber: formatOrderNumber(orderNumber),
        kind: invoice.kind,
        issuedOn: dayIn(zone, new Date(invoice.issuedAt)),
        dueDate: invoice.dueDate,
        buyer: buyerOf(row),
        country,
        vatId,
        currency: invoice.currency,
        totalMinor: invoice.totalMinor,
        taxMinor: sign * amounts.taxMinor,
      }
    }),
  )
}

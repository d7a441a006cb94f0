import { brokeConstraint, runBatch } from '#database/batch.ts'
import {
  isOpenFor,
  bookBankPayment,
  listBooked,
  paidInParts,
} from '#database/queries/orders/bankBookings.ts'
import { auditIf, isAudited } from '#database/queries/foundation/deskAudit.ts'
import { listPayable } from '#database/queries/orders/invoiceDesk.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import {
  type BankPayment,
  isInCurrency,
  type MatchedInvoice,
  matchPayments,
  numbersIn,
  readBankFile,
} from '#domain/orders/admin/bankFile.ts'
import type { BankBooking, BankOutcome, BankPreview } from '#domain/orders/admin/invoiceDesk.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { nextOrderState } from '#domain/orders/order/orderState.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { InvoiceRow } from '#database/queries/orders/orders.ts'
import type { DateOrder } from '#domain/orders/admin/bankDate.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { settleInvoice } from '../invoices/settleInvoice.ts'
import { buyerOf } from './listDeskInvoices.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** Preview of a bank file's bookings: each payment with a proposed invoice. Writes nothing. */
export async function previewBankFile(
  { db }: OperationContext,
  { text, dateOrder }: { text: string; dateOrder: DateOrder | null },
): Promise<BankPreview> {
  const { payments, problems, asksDateOrder } = readBankFile(text, dateOrder)
  const named = payments.map(({ reference }) => numbersIn(reference))
  const [found, hashes] = await Promise.all([
    listPayable(db, {
      invoices: named.flatMap(({ invoices }) => invoices),
      orders: named.flatMap(({ orders }) => orders),
      sums: payments.map(({ amountMinor }) => amountMinor),
    }),
    hashesOf(payments),
  ])
  const booked = await listBooked(db, [...hashes.values()])
  const candidates: MatchedInvoice[] = found.map((row) => ({
    id: row.invoice.id,
    orderId: row.invoice.orderId,
    invoiceNumber: formatInvoiceNumber(row.invoice),
    orderNumber: formatOrderNumber(row.orderNumber),
    isOpen:
      row.invoice.state === 'open' &&
      (row.invoice.amendmentId !== null || nextOrderState(row.orderState, 'settle') !== null),
    isPaid: row.invoice.state === 'paid',
    totalMinor: row.invoice.totalMinor,
    paidMinor: row.invoice.state === 'open' ? row.paidMinor : 0,
    currency: row.invoice.currency,
    buyer: buyerOf(row),
  }))
  const isBooked = (key: string) => booked.has(hashes.get(key) ?? '')
  return { matches: matchPayments(payments, candidates, isBooked), problems, asksDateOrder }
}

const hashesOf = async (payments: readonly BankPayment[]): Promise<Map<string, string>> =>
  new Map(await Promise.all(payments.map(async ({ key }) => [key, await hashText(key)] as const)))

/**
 * Marks the invoices of selected payments as paid, or records a partial payment. Books each payment once, in any file
 * and any number of times; reports a payment that cannot be booked without affecting the others.
 */
export async function bookBankFile(
  context: OperationContext,
  { text, dateOrder, chosen }: BankBooking,
): Promise<BankOutcome[]> {
  const payments = new Map(
    readBankFile(text, dateOrder).payments.map((payment) => [payment.key, payment]),
  )
  const outcomes: BankOutcome[] = []
  for (const { key, invoiceId } of chosen) {
    const payment = payments.get(key)
    if (payment) outcomes.push(await bookPayment(context, payment, invoiceId))
  }
  return outcomes
}

async function bookPayment(
  context: OperationContext,
  payment: BankPayment,
  invoiceId: string,
): Promise<BankOutcome> {
  const { db } = context
  const key = await hashText(payment.key)
  const told = (outcome: BankOutcome['outcome'], message: string | null = null) => ({
    key: payment.key,
    outcome,
    message,
  })
  const { amountMinor, date: paidOn, payer } = payment
  const row = { key, invoiceId, bookedAt: context.now.toISOString(), amountMinor, paidOn, payer }
  const reason = firstCharacters(`Bank ${paidOn}, ${payer} ${payment.reference}`, 500)
  try {
    const invoice = await findInvoice(db, invoiceId)
    const isBooked = async () => (await listBooked(db, [key])).has(key)
    if (await isBooked()) return told('booked_before')
    if (invoice?.state === 'open') {
      const paidBefore = await paidInParts(db, invoiceId)
      refuseOther(payment, invoice, paidBefore)
      if (paidBefore + amountMinor < invoice.totalMinor) {
        await recordPart(context, { invoice, row, paidBefore, reason })
        return told((await isBooked()) ? 'part' : 'refused')
      }
      await settleInvoice(context, invoiceId, {
        reason,
        also: (isPaid) => [bookBankPayment(db, row, isPaid)],
      })
    }
    // Another payment may have settled it meanwhile.
    if (await isBooked()) return told('paid')
    throw new ProductError('invoice_not_open')
  } catch (error) {
    if (brokeConstraint(error, 'bank_payments')) return told('booked_before')
    if (error instanceof ProductError) return told('refused', errorMessage(error))
    throw error
  }
}

/** Raises bank_currency_differs and bank_amount_differs for a payment that cannot match the invoice. */
function refuseOther(payment: BankPayment, invoice: InvoiceRow, paidBefore: number): void {
  if (!isInCurrency(payment, invoice)) throw new ProductError('bank_currency_differs')
  if (paidBefore + payment.amountMinor > invoice.totalMinor)
    throw new ProductError('bank_amount_differs')
}

/** Records a payment below an invoice's open amount: the invoice stays open for the rest. */
async function recordPart(
  context: OperationContext,
  part: {
    invoice: InvoiceRow
    row: Parameters<typeof bookBankPayment>[1]
    paidBefore: number
    reason: string
  },
): Promise<void> {
  const { invoice, row, paidBefore, reason } = part
  const { db } = context
  const audit = deskEntry(context, {
    kind: 'order',
    subjectId: invoice.orderId,
    event: 'record_part_payment',
    reason,
    before: { paidMinor: paidBefore },
    after: { paidMinor: paidBefore + (row.amountMinor ?? 0) },
  })
  await runBatch(db, [
    auditIf(db, audit, isOpenFor(invoice.id, paidBefore)),
    bookBankPayment(db, row, isAudited(audit.id)),
  ])
}

import { brokeConstraint } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { bookBankPayment, listBooked, listPayable } from '#database/queries/invoiceDesk.ts'
import { findInvoice } from '#database/queries/invoices.ts'
import {
  type BankPayment,
  type MatchedInvoice,
  matchPayments,
  numbersIn,
  readBankFile,
} from '#domain/admin/bankFile.ts'
import type { BankBooking, BankOutcome, BankPreview } from '#domain/admin/invoiceDesk.ts'
import { errorMessage } from '#domain/errors/errorCatalogue.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { formatInvoiceNumber } from '#domain/invoice/invoiceNumber.ts'
import { formatOrderNumber } from '#domain/order/orderNumber.ts'
import { nextOrderState } from '#domain/order/orderState.ts'
import { hashText } from '../../adapters/signature.ts'
import type { OperationContext } from '../../platform/env.ts'
import { settleInvoice } from '../invoices/settleInvoice.ts'
import { buyerOf } from './listDeskInvoices.ts'

/** What a bank's file would book: each payment with the invoice that is proposed. Writes nothing. */
export async function previewBankFile(
  { env }: OperationContext,
  text: string,
): Promise<BankPreview> {
  const { payments, problems } = readBankFile(text)
  const db = connect(env.DB)
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
    currency: row.invoice.currency,
    buyer: buyerOf(row),
  }))
  const isBooked = (key: string) => booked.has(hashes.get(key) ?? '')
  return { matches: matchPayments(payments, candidates, isBooked), problems }
}

const hashesOf = async (payments: readonly BankPayment[]): Promise<Map<string, string>> =>
  new Map(await Promise.all(payments.map(async ({ key }) => [key, await hashText(key)] as const)))

/**
 * Marks the invoices of chosen payments as paid. A payment is booked once, in whatever file and however often it comes;
 * one that cannot be booked says why and leaves the others alone.
 */
export async function bookBankFile(
  context: OperationContext,
  { text, chosen }: BankBooking,
): Promise<BankOutcome[]> {
  const payments = new Map(readBankFile(text).payments.map((payment) => [payment.key, payment]))
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
  const db = connect(context.env.DB)
  const key = await hashText(payment.key)
  const told = (outcome: BankOutcome['outcome'], message: string | null = null) => ({
    key: payment.key,
    outcome,
    message,
  })
  const row = { key, invoiceId, bookedAt: context.now.toISOString() }
  const reason = `Bank ${payment.date}, ${payment.payer} ${payment.reference}`.slice(0, 500)
  try {
    const isOpen = (await findInvoice(db, invoiceId))?.state === 'open'
    const isBooked = async () => (await listBooked(db, [key])).has(key)
    if (await isBooked()) return told('booked_before')
    if (isOpen)
      await settleInvoice(context, invoiceId, {
        reason,
        also: (isPaid) => [bookBankPayment(db, row, isPaid)],
      })
    // Somebody else may have settled it meanwhile, with other money.
    if (await isBooked()) return told('paid')
    throw new ProductError('invoice_not_open')
  } catch (error) {
    if (brokeConstraint(error, 'bank_payments')) return told('booked_before')
    if (error instanceof ProductError) return told('refused', errorMessage(error))
    throw error
  }
}

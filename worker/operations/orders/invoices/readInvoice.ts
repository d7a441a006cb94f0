import { sitePath } from '#content/sitePaths.ts'
import type { Database } from '#database/connection.ts'
import { findAmendment } from '#database/queries/orders/amendments.ts'
import { findInvoice, listCorrections } from '#database/queries/orders/invoices.ts'
import { findOrder, type InvoiceRow, type StoredOrder } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import {
  invoiceDocument,
  type InvoiceDocument,
  type InvoiceSource,
} from '#domain/orders/invoice/invoiceDocument.ts'
import { amendedInvoice, isPayableByCard } from '#domain/orders/order/amendment/amendmentInvoice.ts'
import { asRevised } from '#domain/orders/order/changes/reviseOrder.ts'
import { pauseViews } from '#domain/orders/order/pause/pausedTime.ts'
import { formatPause } from '#domain/orders/order/pause/formatPause.ts'
import { isInvoicePayableByCard } from '#domain/orders/order/cardPaidInvoice.ts'
import { invoiceStatus } from '#domain/orders/invoice/invoiceStatus.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { readStoredInvoice, storeInvoice } from '#worker/adapters/invoiceStore.ts'
import { invoicePdf } from '#worker/adapters/pdf/invoicePdf.ts'
import { renderPdf } from '#worker/adapters/pdf/renderPdf.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { hasRight } from '../access/orderRights.ts'
import { isOpenByKey, isOpenTo } from '../access/accessToken.ts'
import { readInventoryState } from '#worker/operations/catalogue/catalogue/readInventoryState.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { sellerOf } from '../views/sellerOf.ts'

/** Id of an invoice, and the token of a reader by mail. */
export interface InvoiceKey {
  invoiceId: string
  accessToken?: string | undefined
  /** Key of a guest's order, from the browser that placed it. */
  accessKeyOf?: (orderId: string) => string | undefined
}

/**
 * An invoice with its state, for its owner, a caller who may read all, a recipient of a code, or the holder of the
 * guest order's key. Raises invoice_not_found, also for another owner's.
 */
export async function readInvoice(
  context: OperationContext,
  key: InvoiceKey,
): Promise<InvoiceView> {
  const { invoice, stored, document } = await openInvoice(context, key)
  return {
    document,
    status: invoiceStatus(invoice, dayIn(context.settings.SELLER_TIME_ZONE, context.now)),
    paidAt: invoice.paidAt,
    orderId: stored.order.id,
    canPayByCard:
      invoice.id === stored.invoice.id &&
      isInvoicePayableByCard(stored) &&
      (await hasRight(context, stored.order, 'payOrders')),
    pauses: pausesIn(stored, context.now),
  }
}

/** Pauses of an order's campaigns as text. */
const pausesIn = ({ lines }: StoredOrder, now: Date): string[] =>
  lines.flatMap(({ name, plan, pauses }) =>
    plan
      ? pauseViews(pauses, plan.runtime.timeZone, now).map(
          (pause) => `${name}: ${formatPause(pause)}`,
        )
      : [],
  )

/**
 * An invoice as a PDF. The first one built is stored and stays the invoice, whatever changes in the product. Raises
 * invoice_not_found.
 */
export async function readInvoicePdf(
  context: OperationContext,
  key: InvoiceKey,
): Promise<{ file: ArrayBuffer; name: string }> {
  const { invoiceId } = key
  const { invoice, document } = await openInvoice(context, key)
  // The file name of a canceled or paid invoice states that; the document stays as sent.
  const name =
    invoice.state === 'void'
      ? `${invoiceId}-taken-back`
      : document.paidOn === null
        ? invoiceId
        : `${invoiceId}-paid-${document.paidOn}`
  const stored = await readStoredInvoice(context.env, name)
  const file =
    stored ??
    (await storeInvoice(context.env, name, await renderPdf(context.env, invoicePdf(document))))
  return { file, name: `${document.number}.pdf` }
}

async function openInvoice(
  context: OperationContext,
  { invoiceId, accessToken, accessKeyOf }: InvoiceKey,
): Promise<{ invoice: InvoiceRow; stored: StoredOrder; document: InvoiceDocument }> {
  const { db } = context
  const invoice = await findInvoice(db, invoiceId)
  const stored = invoice && (await findOrder(db, invoice.orderId))
  const isOpen =
    stored &&
    ((await isOpenByKey(stored, accessKeyOf?.(stored.order.id))) ||
      (await isOpenTo(context, stored, {
        resource: 'invoice',
        accessToken,
        right: 'readInvoices',
      })))
  if (!invoice || !stored || !isOpen) throw new ProductError('invoice_not_found')
  const corrected = invoice.correctsId ? await findInvoice(db, invoice.correctsId) : undefined
  const document = invoiceDocument({
    invoice: { ...invoice, billing: invoice.billing ?? null },
    correctsNumber: corrected ? formatInvoiceNumber(corrected) : null,
    takenBack: await takenBackBy(db, invoice),
    ...(await invoicedOf(context, invoice, stored)),
    seller: sellerOf(context.settings),
    isExample: (await readInventoryState(context)) === 'example',
  })
  return { invoice, stored, document }
}

async function takenBackBy(
  db: Database,
  { id, kind, state }: InvoiceRow,
): Promise<InvoiceSource['takenBack']> {
  if (kind !== 'invoice' || state !== 'void') return null
  const made = await listCorrections(db, id)
  const numberOf = (wanted: InvoiceRow['kind']) => {
    const found = made.find((one) => one.kind === wanted)
    return found ? formatInvoiceNumber(found) : null
  }
  return { creditNote: numberOf('credit_note'), replacement: numberOf('invoice') }
}

/** Subject of a document: its order, or a later change. */
async function invoicedOf(
  { db, settings }: OperationContext,
  { amendmentId, revision }: InvoiceRow,
  { order, lines }: StoredOrder,
): Promise<Pick<InvoiceSource, 'order' | 'lines' | 'cardPage'>> {
  const placed = { order: { ...order, number: formatOrderNumber(order.number) }, lines }
  const whole = asRevised(placed, revision ?? null)
  const amendment = amendmentId === null ? null : await findAmendment(db, amendmentId)
  const line = lines.find(({ id }) => id === amendment?.lineId)
  if (!amendment?.extra || !line) return { ...whole, cardPage: null }
  const cardPage = isPayableByCard(amendment.extra)
    ? pageUrl(settings, sitePath('amendment', { id: amendment.id }))
    : null
  return {
    ...amendedInvoice(whole, line, { ...amendment.extra, plan: amendment.toPlan }),
    cardPage,
  }
}

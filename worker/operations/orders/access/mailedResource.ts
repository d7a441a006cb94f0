import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { findAmendment } from '#database/queries/orders/amendments.ts'
import { findInvoice } from '#database/queries/orders/invoices.ts'
import {
  findOrder,
  findOrderWith,
  type OrderRow,
  type StoredOrder,
} from '#database/queries/orders/orders.ts'
import {
  codeRecipients,
  type CodeRecipient,
  type MailedResource,
  type MailedResourceKey,
} from '#domain/orders/access/mailedAccess.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice/invoiceNumber.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A resource of an order that opens by mail: its name, and the recipients of its code. */
export interface FoundResource {
  title: string
  stored: StoredOrder
  recipients: { recipient: CodeRecipient; address: string }[]
}

type Context = Pick<OperationContext, 'db'>

/** Resource behind a mailed link. Raises invoice_not_found, order_not_found. */
export async function findMailedResource(
  context: Context,
  { resource, id }: MailedResourceKey,
): Promise<FoundResource> {
  const { db } = context
  switch (resource) {
    case 'invoice': {
      const invoice = await findInvoice(db, id)
      const stored = invoice && (await findOrder(db, invoice.orderId))
      if (!invoice || !stored) throw new ProductError('invoice_not_found')
      const kind = invoice.kind === 'credit_note' ? 'credit note' : 'invoice'
      return {
        title: `${kind} ${formatInvoiceNumber(invoice)}`,
        stored,
        recipients: await recipientsOf(context, resource, stored.order),
      }
    }
    case 'order': {
      const stored = await findOrder(db, id)
      if (!stored) throw new ProductError('order_not_found')
      return {
        title: `order ${formatOrderNumber(stored.order.number)}`,
        stored,
        recipients: await recipientsOf(context, resource, stored.order),
      }
    }
    case 'amendment': {
      const amendment = await findAmendment(db, id)
      const stored = amendment && (await findOrder(db, amendment.orderId))
      if (!stored) throw new ProductError('amendment_not_found')
      return {
        title: `the change of order ${formatOrderNumber(stored.order.number)}`,
        stored,
        recipients: await recipientsOf(context, resource, stored.order),
      }
    }
    case 'upload':
    case 'report': {
      const stored = await findOrderWith(db, id)
      if (!stored) throw new ProductError('order_not_found')
      const line = stored.lines.find((one) => one.id === id)
      const number = formatOrderNumber(stored.order.number)
      return {
        title: `the ${resource === 'report' ? 'report' : 'creatives'} of ${line ? `${line.name}, ` : ''}order ${number}`,
        stored,
        recipients: await recipientsOf(context, resource, stored.order),
      }
    }
    default:
      return resource satisfies never
  }
}

/** Recipients of a code for an order's resource, by the current addresses. */
export async function recipientsOf(
  { db }: Context,
  resource: MailedResource,
  order: Pick<OrderRow, 'accountId' | 'email' | 'billing'>,
): Promise<FoundResource['recipients']> {
  const account = order.accountId ? await findAccount(db, order.accountId) : null
  return codeRecipients(resource, {
    buyer: account?.email ?? order.email,
    invoice: order.billing.invoiceEmail,
  })
}

import { connect } from '#database/connection.ts'
import { findAccount } from '#database/queries/accountProfiles.ts'
import { findInvoice } from '#database/queries/invoices.ts'
import { findOrder, type OrderRow, type StoredOrder } from '#database/queries/orders.ts'
import {
  codeRecipients,
  type CodeRecipient,
  type MailedResource,
  type MailedResourceKey,
} from '#domain/access/mailedAccess.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import { formatInvoiceNumber } from '#domain/order/orderNumber.ts'
import type { OperationContext } from '../../env.ts'

/** Something of an order that opens by mail: in words, and who can be mailed its code. */
export interface FoundResource {
  title: string
  stored: StoredOrder
  recipients: { recipient: CodeRecipient; address: string }[]
}

type Context = Pick<OperationContext, 'env'>

/** What a mailed link leads to. Raises invoice_not_found. */
export async function findMailedResource(
  context: Context,
  { resource, id }: MailedResourceKey,
): Promise<FoundResource> {
  const db = connect(context.env.DB)
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
    default:
      return resource satisfies never
  }
}

/** Who can be mailed a code for a resource of an order, as the addresses are now. */
export async function recipientsOf(
  { env }: Context,
  resource: MailedResource,
  order: Pick<OrderRow, 'accountId' | 'email' | 'billing'>,
): Promise<FoundResource['recipients']> {
  const account = order.accountId ? await findAccount(connect(env.DB), order.accountId) : null
  return codeRecipients(resource, {
    buyer: account?.email ?? order.email,
    invoice: order.billing.invoiceEmail,
  })
}

import type { OrderLinks } from '#content/mails/orders/orderMail.ts'
import { sitePath } from '#content/sitePaths.ts'
import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import { ORDER_MAIL_TRAITS } from '#domain/foundation/mail/mailTraits.ts'
import type { CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { orderView } from '../views/orderView.ts'
import { ORDER_MAIL_CONTENTS, type OrderMailFacts } from './orderMailContents.ts'

/** The current order of a mail. */
export interface MailedOrder {
  stored: StoredOrder
  creativesOf: (lineId: string) => CreativeCounts
}

/** Composes a mail from the current order; `known` saves the read. */
export async function composeOrderMail(
  context: OperationContext,
  mail: OrderMailFacts['mail'],
  known?: MailedOrder,
): Promise<Mail> {
  const { stored, creativesOf } = known ?? (await mailedOrder(context, mail.orderId))
  const order = orderView(stored, { payment: null, refunds: [], creativesOf }, context.now)
  const links = linksOf(context, stored)
  const content = await ORDER_MAIL_CONTENTS[mail.kind]({ context, mail, stored, order, links })
  return { to: recipientOf(context, mail, order), content }
}

async function mailedOrder({ db }: OperationContext, orderId: string): Promise<MailedOrder> {
  const stored = await findOrder(db, orderId)
  if (!stored) throw new Error('The order of this mail does not exist.')
  const ids = stored.lines.map(({ id }) => id)
  return { stored, creativesOf: await countCreatives(db, ids) }
}

/** Links of the mail: to the order's page for an account, to the page that opens by key for a guest. */
function linksOf({ settings }: OperationContext, { order, invoice }: StoredOrder): OrderLinks {
  const invoiceUrl = pageUrl(settings, sitePath('invoice', { id: invoice.id }))
  const uploadUrl = pageUrl(settings, sitePath('upload', { id: order.id }))
  const reportUrl = pageUrl(settings, sitePath('report', { id: order.id }))
  if (order.accountId !== null)
    return {
      orderUrl: pageUrl(settings, sitePath('order', { id: order.id })),
      invoiceUrl,
      uploadUrl,
      reportUrl,
    }
  const url = new URL(pageUrl(settings, sitePath('thankYou')))
  url.searchParams.set('order', order.id)
  url.searchParams.set('key', order.accessKey)
  return { orderUrl: url.href, invoiceUrl, uploadUrl, reportUrl }
}

function recipientOf(
  { settings }: OperationContext,
  { kind }: OrderMailFacts['mail'],
  order: OrderView,
): string {
  const { to } = ORDER_MAIL_TRAITS[kind]
  if (to === 'backOffice') return settings.MAIL_DESK
  return (to === 'invoicing' && order.billing.invoiceEmail) || order.contact.email
}

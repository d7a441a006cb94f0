import { connect } from '#database/connection.ts'
import { listIssuedCoupons } from '#database/queries/coupons.ts'
import type { OutboxMail } from '#database/queries/mailOutbox.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders.ts'
import type { LineCoupon } from '#domain/order/orderOverview.types.ts'
import type { OrderLineView, OrderView } from '#domain/order/orderView.types.ts'
import type { Mail } from '../../adapters/mail/mailer.ts'
import {
  cancelledContent,
  confirmationContent,
  type OrderMailContent,
} from '../../adapters/mail/orderMailContent.ts'
import {
  correctedContent,
  couponContent,
  invoicePaidContent,
  reminderContent,
  runtimeContent,
  stoppedContent,
} from '../../adapters/mail/ownerMailContent.ts'
import { renderOrderMail } from '../../adapters/mail/renderOrderMail.ts'
import type { OperationContext } from '../../env.ts'
import { orderView } from '../orders/orderView.ts'

/** A mail of the outbox as it goes out, from the order as it is now. */
export async function composeMail(context: OperationContext, mail: OutboxMail): Promise<Mail> {
  const stored = await findOrder(connect(context.env.DB), mail.orderId)
  if (!stored) throw new Error('The order of this mail does not exist.')
  const order = orderView(stored, null, context.now)
  const content = await contentOf(context, mail, order, orderUrl(context, stored))
  const { html, text } = renderOrderMail(content)
  return { to: recipientOf(mail, order), subject: content.subject, html, text }
}

/** Where the mail leads: an account's order to its page, a guest's to the page that its key opens. */
function orderUrl({ settings }: OperationContext, { order }: StoredOrder): string {
  const { SITE_URL, LOCALE } = settings
  if (order.accountId !== null) return new URL(`/${LOCALE}/my-orders/${order.id}`, SITE_URL).href
  const url = new URL(`/${LOCALE}/checkout-thank-you`, SITE_URL)
  url.searchParams.set('order', order.id)
  url.searchParams.set('key', order.accessKey)
  return url.href
}

function recipientOf({ kind }: OutboxMail, order: OrderView): string {
  const isAboutMoney = kind === 'invoice_reminder' || kind === 'invoice_corrected'
  return (isAboutMoney && order.billing.invoiceEmail) || order.contact.email
}

async function contentOf(
  context: OperationContext,
  mail: OutboxMail,
  order: OrderView,
  url: string,
): Promise<OrderMailContent> {
  switch (mail.kind) {
    case 'order_confirmation':
      return confirmationContent(order, url)
    case 'order_cancelled':
      return cancelledContent(order, url)
    case 'campaign_stopped':
      return stoppedContent(order, await aboutLine(context, mail, order), url)
    case 'coupon_issued': {
      const { line, coupon } = await aboutLine(context, mail, order)
      if (!coupon) throw new Error('The coupon of this mail does not exist.')
      return couponContent(order, { line, coupon }, url)
    }
    case 'runtime_changed':
      return runtimeContent(order, await aboutLine(context, mail, order), url)
    case 'invoice_reminder':
      return reminderContent(order, url)
    case 'invoice_paid':
      return invoicePaidContent(order, url)
    case 'invoice_corrected':
      return correctedContent(order, url)
    default:
      return mail.kind satisfies never
  }
}

/** The line that a mail is about, by the first part of its subject, with the coupon it gave. */
async function aboutLine(
  { env }: OperationContext,
  { subject }: OutboxMail,
  order: OrderView,
): Promise<{ line: OrderLineView; coupon: LineCoupon | null }> {
  const lineId = subject?.split(':')[0]
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line) throw new Error('The line of this mail does not exist.')
  const coupons = await listIssuedCoupons(connect(env.DB), order.id)
  return { line, coupon: coupons.find((coupon) => coupon.lineId === lineId) ?? null }
}

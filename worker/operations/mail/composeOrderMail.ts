import { connect } from '#database/connection.ts'
import { listIssuedCoupons } from '#database/queries/coupons.ts'
import type { OrderOutboxMail } from '#database/queries/mailOutbox.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders.ts'
import { findRefund, type RefundRow } from '#database/queries/refunds.ts'
import type { LineCoupon } from '#domain/order/orderOverview.types.ts'
import type { OrderLineView, OrderView } from '#domain/order/orderView.types.ts'
import type { Mail } from '../../adapters/mail/mailer.ts'
import {
  cancelledContent,
  confirmationContent,
  type MailLinks,
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
import { refundedContent, refundTroubleContent } from '../../adapters/mail/refundMailContent.ts'
import { renderOrderMail } from '../../adapters/mail/renderOrderMail.ts'
import type { OperationContext } from '../../env.ts'
import { pageUrl } from '../accounts/mailedLink.ts'
import { orderView } from '../orders/orderView.ts'

/** A mail about an order as it goes out, from the order as it is now. */
export async function composeOrderMail(
  context: OperationContext,
  mail: OrderOutboxMail,
): Promise<Mail> {
  const stored = await findOrder(connect(context.env.DB), mail.orderId)
  if (!stored) throw new Error('The order of this mail does not exist.')
  const order = orderView(stored, { payment: null, refunds: [] }, context.now)
  const content = await contentOf(context, mail, order, linksOf(context, stored))
  const { html, text } = renderOrderMail(content)
  return { to: recipientOf(context, mail, order), subject: content.subject, html, text }
}

/** Where the mail leads: an account's order to its page, a guest's to the page that its key opens. */
function linksOf({ settings }: OperationContext, { order, invoice }: StoredOrder): MailLinks {
  const invoiceUrl = pageUrl(settings, `invoice/${invoice.id}`)
  if (order.accountId !== null)
    return { orderUrl: pageUrl(settings, `my-orders/${order.id}`), invoiceUrl }
  const url = new URL(pageUrl(settings, 'checkout-thank-you'))
  url.searchParams.set('order', order.id)
  url.searchParams.set('key', order.accessKey)
  return { orderUrl: url.href, invoiceUrl }
}

function recipientOf(
  { settings }: OperationContext,
  { kind }: OrderOutboxMail,
  order: OrderView,
): string {
  if (kind === 'refund_failed') return settings.MAIL_DESK
  const isAboutMoney = kind === 'invoice_reminder' || kind === 'invoice_corrected'
  return (isAboutMoney && order.billing.invoiceEmail) || order.contact.email
}

async function contentOf(
  context: OperationContext,
  mail: OrderOutboxMail,
  order: OrderView,
  links: MailLinks,
): Promise<OrderMailContent> {
  switch (mail.kind) {
    case 'order_confirmation':
      return confirmationContent(order, links)
    case 'order_cancelled':
      return cancelledContent(order, links)
    case 'campaign_stopped':
      return stoppedContent(order, await aboutLine(context, mail, order), links)
    case 'coupon_issued': {
      const { line, coupon } = await aboutLine(context, mail, order)
      if (!coupon) throw new Error('The coupon of this mail does not exist.')
      return couponContent(order, { line, coupon }, links)
    }
    case 'runtime_changed':
      return runtimeContent(order, await aboutLine(context, mail, order), links)
    case 'invoice_reminder':
      return reminderContent(order, links)
    case 'invoice_paid':
      return invoicePaidContent(order, links)
    case 'invoice_corrected':
      return correctedContent(order, links)
    case 'payment_refunded':
      return refundedContent(order, await aboutRefund(context, mail), links)
    case 'refund_failed':
      return refundTroubleContent(order, await aboutRefund(context, mail), {
        ...links,
        orderUrl: pageUrl(context.settings, `my-orders/${order.id}`),
      })
    default:
      return mail.kind satisfies never
  }
}

/** The line that a mail is about, by the first part of its subject, with the coupon it gave. */
async function aboutLine(
  { env }: OperationContext,
  { subject }: OrderOutboxMail,
  order: OrderView,
): Promise<{ line: OrderLineView; coupon: LineCoupon | null }> {
  const lineId = subject?.split(':')[0]
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line) throw new Error('The line of this mail does not exist.')
  const coupons = await listIssuedCoupons(connect(env.DB), order.id)
  return { line, coupon: coupons.find((coupon) => coupon.lineId === lineId) ?? null }
}

/** The refund that a mail is about, by the payment that is its subject. */
async function aboutRefund(
  { env }: OperationContext,
  { subject }: OrderOutboxMail,
): Promise<RefundRow> {
  const refund = await findRefund(connect(env.DB), subject ?? '')
  if (!refund) throw new Error('The refund of this mail does not exist.')
  return refund
}

import { PAUSE_MAILS, type PausedCampaign } from '#content/mails/orders/pauseMails.ts'
import { CAMPAIGN_MAILS, type CampaignOfOrder } from '#content/mails/orders/campaignMails.ts'
import { INVOICE_MAILS } from '#content/mails/orders/invoiceMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import type { OrderLinks } from '#content/mails/orders/orderMail.ts'
import { ORDER_MAILS } from '#content/mails/orders/orderMails.ts'
import { MAKE_GOOD_MAILS } from '#content/mails/orders/makeGoodMails.ts'
import type { ProductionMailKind } from '#content/mails/creatives/productionMails.ts'
import { REFUND_MAILS } from '#content/mails/orders/refundMails.ts'
import { SLOT_MAILS } from '#content/mails/orders/slotMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import { paidInParts } from '#database/queries/orders/bankBookings.ts'
import { countCreatives } from '#database/queries/creatives/creativeCounts.ts'
import { listIssuedCoupons } from '#database/queries/commerce/coupons.ts'
import type { OrderOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { findOrder, type StoredOrder } from '#database/queries/orders/orders.ts'
import { findRefund, type RefundRow } from '#database/queries/orders/refunds.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import type { CreativeCounts } from '#domain/orders/order/line/lineFlags.ts'
import type { LineCoupon } from '#domain/orders/order/orderOverview.types.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { makeGoodOffers } from '../settlement/makeGoodOffers.ts'
import { orderView } from '../views/orderView.ts'
import { amendmentMail } from './amendmentMail.ts'

/**
 * What is told of an order itself; verdicts over its creatives are told by `composeDecisionMail`, ads that are made by
 * `composeProductionMail`.
 */
type MailOfOrder = Omit<OrderOutboxMail, 'kind'> & {
  kind: Exclude<OrderOutboxMail['kind'], 'creatives_decided' | ProductionMailKind>
}

/** An order as it is now, as far as a mail tells of it. */
export interface MailedOrder {
  stored: StoredOrder
  creativesOf: (lineId: string) => CreativeCounts
}

/** A mail about an order as it goes out, from the order as it is now: read, where it was not just now (`known`). */
export async function composeOrderMail(
  context: OperationContext,
  mail: MailOfOrder,
  known?: MailedOrder,
): Promise<Mail> {
  const { stored, creativesOf } = known ?? (await mailedOrder(context, mail.orderId))
  const order = orderView(stored, { payment: null, refunds: [], creativesOf }, context.now)
  const content = await contentOf(context, mail, { stored, order })
  return { to: recipientOf(context, mail, order), content }
}

async function mailedOrder({ db }: OperationContext, orderId: string): Promise<MailedOrder> {
  const stored = await findOrder(db, orderId)
  if (!stored) throw new Error('The order of this mail does not exist.')
  const ids = stored.lines.map(({ id }) => id)
  return { stored, creativesOf: await countCreatives(db, ids) }
}

/** Where the mail leads: an account's order to its page, a guest's to the page that its key opens. */
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
  { kind }: MailOfOrder,
  order: OrderView,
): string {
  if (kind === 'refund_failed') return settings.MAIL_DESK
  const isAboutMoney = kind === 'invoice_reminder' || kind === 'invoice_corrected'
  return (isAboutMoney && order.billing.invoiceEmail) || order.contact.email
}

async function contentOf(
  context: OperationContext,
  mail: MailOfOrder,
  { stored, order }: { stored: StoredOrder; order: OrderView },
): Promise<MailContent> {
  const links = linksOf(context, stored)
  switch (mail.kind) {
    case 'order_confirmation':
      return ORDER_MAILS.confirmation(order, links)
    case 'order_cancelled':
      return ORDER_MAILS.cancelled(order, links)
    case 'campaign_stopped':
      return CAMPAIGN_MAILS.stopped(await aboutLine(context, mail, order), links)
    case 'coupon_issued': {
      const { line, coupon } = await aboutLine(context, mail, order)
      if (!coupon) throw new Error('The coupon of this mail does not exist.')
      return CAMPAIGN_MAILS.couponIssued({ order, line, coupon }, links)
    }
    case 'runtime_changed':
      return CAMPAIGN_MAILS.runtimeChanged(await aboutLine(context, mail, order), links)
    case 'creatives_missing':
      return CAMPAIGN_MAILS.creativesMissing(await aboutLine(context, mail, order), {
        ...links,
        uploadUrl: linePageUrl(context, 'upload', mail),
      })
    case 'campaign_paused':
      return PAUSE_MAILS.paused(await aboutPause(context, mail, { stored, order }), links)
    case 'campaign_resumed':
      return PAUSE_MAILS.resumed(await aboutPause(context, mail, { stored, order }), links)
    case 'campaign_fell_short':
      return await fellShortMail(context, { mail, stored, order, links })
    case 'campaign_extended':
      return MAKE_GOOD_MAILS.extended(await aboutLine(context, mail, order), links)
    case 'invoice_reminder':
      return INVOICE_MAILS.reminder(order, links, await paidInParts(context.db, order.invoice.id))
    case 'invoice_paid':
      return INVOICE_MAILS.paid(order, links)
    case 'invoice_corrected':
      return INVOICE_MAILS.corrected(order, links)
    case 'payment_refunded':
      return REFUND_MAILS.made(order, await aboutRefund(context, mail), links)
    case 'refund_failed':
      return REFUND_MAILS.failed(order, await aboutRefund(context, mail), {
        ...links,
        orderUrl: pageUrl(context.settings, sitePath('order', { id: order.id })),
      })
    case 'slots_end_soon':
      return SLOT_MAILS.endSoon(order, links)
    case 'slots_released':
      return SLOT_MAILS.released(order, links)
    case 'slots_lost':
      return SLOT_MAILS.lost(await aboutLine(context, mail, order), links)
    case 'amendment_proposed':
    case 'amendment_accepted':
    case 'amendment_in_force':
    case 'amendment_withdrawn': {
      const about = await aboutLine(context, mail, order)
      return await amendmentMail(context, { ...mail, kind: mail.kind }, { about, links, stored })
    }
    default:
      return mail.kind satisfies never
  }
}

/** Composed late, when it was answered before it went out, it says how it stands. */
async function fellShortMail(
  context: OperationContext,
  {
    mail,
    stored,
    order,
    links,
  }: { mail: MailOfOrder; stored: StoredOrder; order: OrderView; links: OrderLinks },
): Promise<MailContent> {
  const about = await aboutLine(context, mail, order)
  const offers = await makeGoodOffers(context, stored)
  const offer = offers.find(({ lineId }) => lineId === about.line.id) ?? null
  const reportUrl = linePageUrl(context, 'report', mail)
  return MAKE_GOOD_MAILS.fellShort({ ...about, offer }, { ...links, reportUrl })
}

/** A page of the line that a mail is about. */
const linePageUrl = (
  { settings }: OperationContext,
  page: 'upload' | 'report',
  { subject }: OrderOutboxMail,
): string => pageUrl(settings, sitePath(page, { id: subject?.split(':')[0] ?? '' }))

/** The line that a mail is about, by the first part of its subject, with the coupon it gave. */
async function aboutLine(
  { db }: OperationContext,
  { subject }: MailOfOrder,
  order: OrderView,
): Promise<CampaignOfOrder & { coupon: LineCoupon | null }> {
  const lineId = subject?.split(':')[0]
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line) throw new Error('The line of this mail does not exist.')
  const coupons = await listIssuedCoupons(db, order.id)
  return { order, line, coupon: coupons.find((coupon) => coupon.lineId === lineId) ?? null }
}

/** The last pause of the line that a mail is about. */
async function aboutPause(
  context: OperationContext,
  mail: MailOfOrder,
  { stored, order }: { stored: StoredOrder; order: OrderView },
): Promise<PausedCampaign> {
  const about = await aboutLine(context, mail, order)
  const line = stored.lines.find(({ id }) => id === about.line.id)
  const pause = line?.pauses?.at(-1)
  if (!line?.plan || !pause) throw new Error('The pause of this mail does not exist.')
  const zone = TIME_ZONES[line.plan.runtime.timeZone].ianaZone
  const resumeDate = line.resumeBy === null ? null : dayIn(zone, new Date(line.resumeBy))
  return { ...about, pause, resumeDate }
}

/** The refund that a mail is about, by the payment that is its subject. */
async function aboutRefund({ db }: OperationContext, { subject }: MailOfOrder): Promise<RefundRow> {
  const refund = await findRefund(db, subject ?? '')
  if (!refund) throw new Error('The refund of this mail does not exist.')
  return refund
}

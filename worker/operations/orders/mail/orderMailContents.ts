import { PAUSE_MAILS, type PausedCampaign } from '#content/mails/orders/pauseMails.ts'
import { CAMPAIGN_MAILS, type CampaignOfOrder } from '#content/mails/orders/campaignMails.ts'
import { INVOICE_MAILS } from '#content/mails/orders/invoiceMails.ts'
import type { ProductionMailKind } from '#content/mails/creatives/productionMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { MAKE_GOOD_MAILS } from '#content/mails/orders/makeGoodMails.ts'
import type { OrderLinks } from '#content/mails/orders/orderMail.ts'
import { ORDER_MAILS } from '#content/mails/orders/orderMails.ts'
import { REFUND_MAILS } from '#content/mails/orders/refundMails.ts'
import { SLOT_MAILS } from '#content/mails/orders/slotMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import { listIssuedCoupons } from '#database/queries/commerce/coupons.ts'
import type { OrderOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import { paidInParts } from '#database/queries/orders/bankBookings.ts'
import type { StoredOrder } from '#database/queries/orders/orders.ts'
import { findRefund, type RefundRow } from '#database/queries/orders/payments/refunds.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { parseMailSubject } from '#domain/foundation/mail/mailSubject.ts'
import type { OrderMailKind } from '#domain/foundation/mail/mailTraits.ts'
import type { LineCoupon } from '#domain/orders/order/orderOverview.types.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { makeGoodOffers } from '../settlement/makeGoodOffers.ts'
import { amendmentMail } from './amendmentMail.ts'

/** Kinds of mail about an order itself. `composeDecisionMail` and `composeProductionMail` compose the others. */
export type PlainOrderMailKind = Exclude<OrderMailKind, 'creatives_decided' | ProductionMailKind>

/** A mail with the order that it is about. */
export interface OrderMailFacts {
  context: OperationContext
  mail: Omit<OrderOutboxMail, 'kind'> & { kind: PlainOrderMailKind }
  stored: StoredOrder
  order: OrderView
  links: OrderLinks
}

type WriteContent = (facts: OrderMailFacts) => MailContent | Promise<MailContent>

/** The content of each kind of mail about an order. */
export const ORDER_MAIL_CONTENTS = {
  order_confirmation: ({ order, links }) => ORDER_MAILS.confirmation(order, links),
  order_cancelled: ({ order, links }) => ORDER_MAILS.cancelled(order, links),
  campaign_stopped: async (facts) => CAMPAIGN_MAILS.stopped(await aboutLine(facts), facts.links),
  campaign_paused: async (facts) => PAUSE_MAILS.paused(await aboutPause(facts), facts.links),
  campaign_resumed: async (facts) => PAUSE_MAILS.resumed(await aboutPause(facts), facts.links),
  campaign_fell_short: (facts) => fellShortMail(facts),
  campaign_extended: async (facts) => MAKE_GOOD_MAILS.extended(await aboutLine(facts), facts.links),
  coupon_issued: async (facts) => {
    const { order, line, coupon } = await aboutLine(facts)
    if (!coupon) throw new Error('The coupon of this mail does not exist.')
    return CAMPAIGN_MAILS.couponIssued({ order, line, coupon }, facts.links)
  },
  runtime_changed: async (facts) =>
    CAMPAIGN_MAILS.runtimeChanged(await aboutLine(facts), facts.links),
  creatives_missing: async (facts) =>
    CAMPAIGN_MAILS.creativesMissing(await aboutLine(facts), {
      ...facts.links,
      uploadUrl: linePageUrl(facts, 'upload'),
    }),
  invoice_reminder: async ({ context, order, links }) =>
    INVOICE_MAILS.reminder(order, links, await paidInParts(context.db, order.invoice.id)),
  invoice_paid: ({ order, links }) => INVOICE_MAILS.paid(order, links),
  invoice_corrected: ({ order, links }) => INVOICE_MAILS.corrected(order, links),
  payment_refunded: async (facts) =>
    REFUND_MAILS.made(facts.order, await aboutRefund(facts), facts.links),
  refund_failed: async (facts) =>
    REFUND_MAILS.failed(facts.order, await aboutRefund(facts), {
      ...facts.links,
      orderUrl: pageUrl(facts.context.settings, sitePath('order', { id: facts.order.id })),
    }),
  slots_end_soon: ({ order, links }) => SLOT_MAILS.endSoon(order, links),
  slots_released: ({ order, links }) => SLOT_MAILS.released(order, links),
  slots_lost: async (facts) => SLOT_MAILS.lost(await aboutLine(facts), facts.links),
  amendment_proposed: (facts) => aboutAmendment(facts, 'amendment_proposed'),
  amendment_accepted: (facts) => aboutAmendment(facts, 'amendment_accepted'),
  amendment_in_force: (facts) => aboutAmendment(facts, 'amendment_in_force'),
  amendment_withdrawn: (facts) => aboutAmendment(facts, 'amendment_withdrawn'),
} as const satisfies Record<PlainOrderMailKind, WriteContent>

async function aboutAmendment(
  facts: OrderMailFacts,
  kind: Extract<PlainOrderMailKind, `amendment_${string}`>,
): Promise<MailContent> {
  const { context, mail, links, stored } = facts
  const about = await aboutLine(facts)
  return await amendmentMail(context, { kind, subject: mail.subject }, { about, links, stored })
}

/** Reports the buyer's choice if it was made before the mail is sent. */
async function fellShortMail(facts: OrderMailFacts): Promise<MailContent> {
  const about = await aboutLine(facts)
  const offers = await makeGoodOffers(facts.context, facts.stored)
  const offer = offers.find(({ lineId }) => lineId === about.line.id) ?? null
  const reportUrl = linePageUrl(facts, 'report')
  return MAKE_GOOD_MAILS.fellShort({ ...about, offer }, { ...facts.links, reportUrl })
}

/** A page of the line that a mail is about. */
const linePageUrl = (
  { context: { settings }, mail }: OrderMailFacts,
  page: 'upload' | 'report',
): string => pageUrl(settings, sitePath(page, { id: parseMailSubject(mail.subject)?.id ?? '' }))

/** The line that a mail is about, with the coupon that it gave. */
async function aboutLine({
  context: { db },
  mail,
  order,
}: OrderMailFacts): Promise<CampaignOfOrder & { coupon: LineCoupon | null }> {
  const lineId = parseMailSubject(mail.subject)?.id
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line) throw new Error('The line of this mail does not exist.')
  const coupons = await listIssuedCoupons(db, order.id)
  return { order, line, coupon: coupons.find((coupon) => coupon.lineId === lineId) ?? null }
}

/** The last pause of the line that a mail is about. */
async function aboutPause(facts: OrderMailFacts): Promise<PausedCampaign> {
  const about = await aboutLine(facts)
  const line = facts.stored.lines.find(({ id }) => id === about.line.id)
  const pause = line?.pauses?.at(-1)
  if (!line?.plan || !pause) throw new Error('The pause of this mail does not exist.')
  const zone = TIME_ZONES[line.plan.runtime.timeZone].ianaZone
  const resumeDate = line.resumeBy === null ? null : dayIn(zone, new Date(line.resumeBy))
  return { ...about, pause, resumeDate }
}

/** The refund of the payment that a mail is about. */
async function aboutRefund({ context: { db }, mail }: OrderMailFacts): Promise<RefundRow> {
  const refund = await findRefund(db, parseMailSubject(mail.subject)?.id ?? '')
  if (!refund) throw new Error('The refund of this mail does not exist.')
  return refund
}

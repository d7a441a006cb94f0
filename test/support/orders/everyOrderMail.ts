import { AMENDMENT_MAILS, type MailedAmendment } from '#content/mails/orders/amendmentMails.ts'
import { CAMPAIGN_MAILS } from '#content/mails/orders/campaignMails.ts'
import { INVOICE_MAILS } from '#content/mails/orders/invoiceMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { MAKE_GOOD_MAILS } from '#content/mails/orders/makeGoodMails.ts'
import { ORDER_MAILS } from '#content/mails/orders/orderMails.ts'
import { PAUSE_MAILS } from '#content/mails/orders/pauseMails.ts'
import { REFUND_MAILS } from '#content/mails/orders/refundMails.ts'
import { SLOT_MAILS } from '#content/mails/orders/slotMails.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import { REFUND_REASONS } from '#domain/orders/payment/refund.ts'
import { MAIL_LINKS, mailedOrder, type MailedNames } from './mailedOrders.ts'

/** The values that fill the mails: names, the count of every listed item, and the currency. */
export interface MailSample {
  names: MailedNames
  count: number
  currency: Currency
}
/** Mails by test name. */
export type MailsByName = Record<string, MailContent>

const COUPON = {
  num: 'FAIR-7KQ2-9XWD-44TF',
  amountMinor: 312_499_99,
  leftMinor: 312_499_99,
  isUsed: false,
}

/** The mails of a group, with the group's name prefixed to theirs. */
export const named = (group: string, mails: MailsByName): MailsByName =>
  Object.fromEntries(Object.entries(mails).map(([name, mail]) => [`${group}.${name}`, mail]))

function orderMails(told: MailSample): MailsByName {
  const order = mailedOrder(told.names, told)
  const paid = {
    ...order,
    state: 'booked' as const,
    paymentMethod: 'card' as const,
    slotsUntil: null,
  }
  const adsAlone = mailedOrder(told.names, { count: 0, ads: told.count, currency: told.currency })
  const links = MAIL_LINKS
  return {
    ...named('order', {
      confirmation: ORDER_MAILS.confirmation(order, links),
      confirmationByCard: ORDER_MAILS.confirmation(paid, links),
      confirmationOfAds: ORDER_MAILS.confirmation(adsAlone, links),
      cancelled: ORDER_MAILS.cancelled(order, links),
      cancelledByCard: ORDER_MAILS.cancelled(paid, links),
    }),
    ...named('invoice', {
      reminder: INVOICE_MAILS.reminder(order, links),
      reminderOfRest: INVOICE_MAILS.reminder(order, links, 1),
      reminderOfAds: INVOICE_MAILS.reminder(adsAlone, links),
      paid: INVOICE_MAILS.paid(order, links),
      paidForAds: INVOICE_MAILS.paid(adsAlone, links),
      corrected: INVOICE_MAILS.corrected(order, links),
    }),
    ...named('slots', {
      endSoon: SLOT_MAILS.endSoon(order, links),
      released: SLOT_MAILS.released(order, links),
      lost: SLOT_MAILS.lost({ ...aboutLine(told), coupon: COUPON }, links),
      lostWithoutCoupon: SLOT_MAILS.lost({ ...aboutLine(told), coupon: null }, links),
    }),
  }
}

function aboutLine({ names, count, currency }: MailSample) {
  const order = mailedOrder(names, { count, currency })
  const [line] = order.lines
  if (!line) throw new Error('This order has no line.')
  return { order, line }
}

function campaignMails(told: MailSample): MailsByName {
  const about = aboutLine(told)
  const links = MAIL_LINKS
  const paid = { ...about, order: { ...about.order, state: 'booked' as const } }
  const offer = {
    lineId: about.line.id,
    name: about.line.name,
    bookedImpressions: told.count * 4_480_200,
    missingImpressions: told.count,
    couponUsdMinor: COUPON.amountMinor,
    extension: { from: '2027-02-01', until: '2027-04-30' },
    answerBy: '2027-02-14T12:00:00.000Z',
  }
  const pause = {
    from: '2026-12-01T12:00:00.000Z',
    until: null,
    by: 'buyer' as const,
    slots: null,
    movesEnd: true,
    movedDays: 0,
    deliveredBefore: 0,
    lostSlots: 0,
  }
  return {
    ...named('campaign', {
      stopped: CAMPAIGN_MAILS.stopped({ ...paid, coupon: COUPON }, links),
      stoppedBeforePayment: CAMPAIGN_MAILS.stopped({ ...about, coupon: null }, links),
      stoppedUsedUp: CAMPAIGN_MAILS.stopped({ ...paid, coupon: null }, links),
      couponIssued: CAMPAIGN_MAILS.couponIssued({ ...paid, coupon: COUPON }, links),
      creativesMissing: CAMPAIGN_MAILS.creativesMissing(paid, links),
      runtimeChanged: CAMPAIGN_MAILS.runtimeChanged(paid, links),
    }),
    ...named('pause', {
      paused: PAUSE_MAILS.paused({ ...paid, pause, resumeDate: '2027-03-01' }, links),
      pausedKept: PAUSE_MAILS.paused(
        { ...paid, pause: { ...pause, slots: 'keep', movesEnd: false }, resumeDate: null },
        links,
      ),
      pausedReleased: PAUSE_MAILS.paused(
        {
          ...paid,
          pause: { ...pause, slots: 'release', movesEnd: false },
          resumeDate: '2027-03-01',
        },
        links,
      ),
      resumed: PAUSE_MAILS.resumed(
        { ...paid, pause: { ...pause, movedDays: told.count }, resumeDate: null },
        links,
      ),
      resumedWithLoss: PAUSE_MAILS.resumed(
        { ...paid, pause: { ...pause, lostSlots: told.count }, resumeDate: null },
        links,
      ),
    }),
    ...named('makeGood', {
      fellShort: MAKE_GOOD_MAILS.fellShort({ ...paid, offer }, links),
      fellShortWithoutCoupon: MAKE_GOOD_MAILS.fellShort(
        { ...paid, offer: { ...offer, couponUsdMinor: 0 } },
        links,
      ),
      fellShortDecided: MAKE_GOOD_MAILS.fellShort({ ...paid, offer: null }, links),
      extended: MAKE_GOOD_MAILS.extended(paid, links),
    }),
  }
}

const CHANGED_ROWS = [
  {
    label: 'Region',
    before: 'Königstein im Taunus, Hessen, 25 km',
    after:
      'Königstein im Taunus, Hessen, 25 km, Frankfurt am Main, Hessen, 40 km, and 1,204 ZIP codes (new: 1,180; left out: 12)',
  },
  {
    label: 'Shown on',
    before: '120 websites',
    after:
      '122 websites (new: Donaudampfschifffahrtsnachrichten.example and Hochtaunuskurier; left out: Oberurseler Woche)',
  },
  {
    label: 'Running period',
    before: 'Dec 14, 2026 to Jan 31, 2027',
    after: 'Dec 21, 2026 to Feb 28, 2027',
  },
  { label: 'Price before tax', before: '$312,499.99', after: '$412,499.99' },
]

function amendmentMails(told: MailSample): MailsByName {
  const about = aboutLine(told)
  const { currency } = told
  const none: MailedAmendment = {
    rows: CHANGED_ROWS,
    extra: null,
    revised: null,
    couponUsdMinor: 0,
    couponNum: null,
    expiresAt: '2026-12-09T12:00:00.000Z',
    invoice: null,
    canPayByCard: false,
    isOwn: false,
  }
  const invoice = {
    id: 'inv_2',
    number: 'INV-2026-000124',
    state: 'open' as const,
    dueDate: '2026-12-21',
  }
  const costly = { ...none, extra: { amounts: about.order.totals, currency }, invoice }
  const cheaper = { ...none, couponUsdMinor: COUPON.amountMinor }
  const revised = {
    number: 'INV-2026-000098',
    dueDate: '2026-12-07',
    currency,
    fromMinor: 728_691_35,
    toMinor: 612_345_67,
  }
  const mail = (kind: keyof typeof AMENDMENT_MAILS, amendment: MailedAmendment) =>
    AMENDMENT_MAILS[kind]({ ...about, amendment }, MAIL_LINKS)
  return named('amendment', {
    proposedCostly: mail('proposed', { ...costly, invoice: null }),
    proposedCheaper: mail('proposed', cheaper),
    proposedRevised: mail('proposed', { ...none, revised }),
    accepted: mail('accepted', costly),
    acceptedByCard: mail('accepted', { ...costly, canPayByCard: true }),
    ownCostly: mail('accepted', { ...costly, canPayByCard: true, isOwn: true }),
    inForce: mail('inForce', none),
    inForceCoupon: mail('inForce', { ...cheaper, couponNum: COUPON.num }),
    inForceRevised: mail('inForce', { ...none, revised }),
    withdrawn: mail('withdrawn', costly),
  })
}

function refundMails(told: MailSample): MailsByName {
  const { order } = aboutLine(told)
  const refund = {
    paymentId: 'pay_7Kq29xWd44tFfA1r',
    amountMinor: 728_691_35,
    currency: told.currency,
  }
  return Object.assign(
    {},
    ...REFUND_REASONS.map((reason) =>
      named('refund', {
        [`made.${reason}`]: REFUND_MAILS.made(
          order,
          { ...refund, reason, lastError: null },
          MAIL_LINKS,
        ),
        [`failed.${reason}`]: REFUND_MAILS.failed(
          order,
          { ...refund, reason, lastError: 'The card was closed by its bank.' },
          MAIL_LINKS,
        ),
      }),
    ),
  ) as MailsByName
}

/** Every mail about an order and its campaigns, in each of its variants. */
export const everyOrderMail = (told: MailSample): MailsByName => ({
  ...orderMails(told),
  ...campaignMails(told),
  ...amendmentMails(told),
  ...refundMails(told),
})

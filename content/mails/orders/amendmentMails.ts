import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatMoney, formatUsd, type Currency } from '#domain/foundation/money/amount.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { COUPON_USE, type CampaignOfOrder } from './campaignMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { orderMail, type OrderLinks, type OrderMailWords } from './orderMail.ts'

/** An agreed or proposed change of a campaign in its mails. */
export type MailedAmendment = Pick<
  AmendmentView,
  | 'rows'
  | 'extra'
  | 'revised'
  | 'couponUsdMinor'
  | 'couponNum'
  | 'expiresAt'
  | 'invoice'
  | 'canPayByCard'
  | 'isOwn'
>

type AboutAmendment = CampaignOfOrder & { amendment: MailedAmendment }

const totalOf = (extra: NonNullable<MailedAmendment['extra']>): string =>
  formatMoney({
    amountMinor: extra.amounts.totalMinor,
    currency: extra.currency satisfies Currency,
  })

/** The change before and after, line by line, and the amount to pay or to return. */
function tableOf({
  rows,
  extra,
  revised,
  couponUsdMinor,
}: MailedAmendment): Partial<OrderMailWords> {
  const sum = (label: string, amount: string) => ({ label, detail: '', amount })
  return {
    opens: 'amendment',
    lines: rows.map(({ label, before, after }) => ({
      label,
      detail: `${before}\n→ ${after}`,
      amount: '',
    })),
    sums: {
      rows: sums(),
      hasTotal: false,
    },
  }

  function sums() {
    if (extra) return [sum('To pay for the change, with tax', totalOf(extra))]
    if (revised)
      return [
        sum(`Invoice ${revised.number}, with tax`, invoiceTotal(revised, revised.fromMinor)),
        sum('The invoice that replaces it, with tax', invoiceTotal(revised, revised.toMinor)),
      ]
    return couponUsdMinor > 0 ? [sum('Back to you as a coupon', formatUsd(couponUsdMinor))] : []
  }
}

const invoiceTotal = (
  { currency }: NonNullable<MailedAmendment['revised']>,
  amountMinor: number,
): string => formatMoney({ amountMinor, currency })

/** The change's own invoice, if it has one. */
const invoiceOf = (
  { invoice }: MailedAmendment,
  { amendmentInvoiceUrl: url }: OrderLinks,
): Pick<OrderMailWords, 'invoice'> =>
  invoice && url ? { invoice: { number: invoice.number, url } } : {}

const LINK_WORDS = 'The link opens with your login, or with a code that we email you.'

/** The mails about agreed changes of booked campaigns. */
export const AMENDMENT_MAILS = {
  /** The desk proposes; nothing changes before the buyer agrees. */
  proposed: ({ order, line, amendment }: AboutAmendment, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      ...tableOf(amendment),
      subject: `A change to your campaign ${line.name}: please answer by ${formatDay(amendment.expiresAt.slice(0, 10))}`,
      heading: 'We propose a change to your campaign',
      paragraphs: [
        `Here is how the campaign ${line.name} of your order ${order.number} would change. Nothing changes unless you accept; if you decline or do not answer, the campaign stays as booked. Please answer by ${formatDay(amendment.expiresAt.slice(0, 10))}.`,
        LINK_WORDS,
      ],
    }),
  /** An increase, which applies once it is paid. */
  accepted: ({ order, line, amendment }: AboutAmendment, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      ...tableOf(amendment),
      ...invoiceOf(amendment, links),
      subject: `Please pay for the change to your campaign ${line.name}`,
      heading: amendment.isOwn
        ? 'Your change takes effect when it is paid'
        : 'You accepted the change. Thank you!',
      paragraphs: [
        `The change to the campaign ${line.name} of your order ${order.number} takes effect as soon as ${amendment.invoice ? `invoice ${amendment.invoice.number}` : 'its invoice'} is paid${amendment.invoice ? `, by ${formatDay(amendment.invoice.dueDate)}` : ''}${amendment.canPayByCard ? '. Pay by transfer, or by card on the page that the link opens' : ''}. Until then the campaign runs as booked.`,
        ...(amendment.isOwn
          ? ['Changed your mind? Withdraw it on the page that the link opens, and nothing is due.']
          : []),
        LINK_WORDS,
      ],
    }),
  /** The change is applied. */
  inForce: ({ order, line, amendment }: AboutAmendment, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      ...tableOf(amendment),
      ...invoiceOf(amendment, links),
      subject: `Your campaign ${line.name} is changed`,
      heading: 'Your campaign is changed',
      paragraphs: [
        `The campaign ${line.name} of your order ${order.number} is changed as you agreed.`,
        ...(amendment.revised
          ? [
              `A credit note cancels invoice ${amendment.revised.number}, and a new invoice of ${invoiceTotal(amendment.revised, amendment.revised.toMinor)} takes its place. Please pay the new one by ${formatDay(amendment.revised.dueDate)}.`,
            ]
          : []),
        ...(amendment.couponNum === null
          ? []
          : [
              `What you paid and no longer need comes back to you as a coupon worth ${formatUsd(amendment.couponUsdMinor)}: ${amendment.couponNum}.`,
              COUPON_USE,
            ]),
      ],
    }),
  /** It was not paid, or the desk withdrew it. */
  withdrawn: ({ order, line, amendment }: AboutAmendment, links: OrderLinks): MailContent =>
    orderMail(order, links, {
      ...tableOf(amendment),
      ...invoiceOf(amendment, links),
      sums: { rows: [], hasTotal: false },
      subject: `The change to your campaign ${line.name} is withdrawn`,
      heading: 'The change is withdrawn',
      paragraphs: [
        `The change to the campaign ${line.name} of your order ${order.number} is withdrawn, and a credit note cancels ${amendment.invoice ? `invoice ${amendment.invoice.number}` : 'its invoice'}: nothing is due for it. The campaign stays as booked.`,
      ],
    }),
} as const

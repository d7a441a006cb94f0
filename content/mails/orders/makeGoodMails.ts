import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import type { MakeGoodOffer } from '#domain/orders/order/changes/makeGood.types.ts'
import { couponAmounts, type CampaignOfOrder } from './campaignMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { orderMail, type OrderLinks } from './orderMail.ts'

const count = (value: number) => formatCount(value)

function choiceWords({ couponUsdMinor, extension, answerBy }: MakeGoodOffer): string[] {
  const days = `from ${formatDay(extension.from)}, until everything that was booked is delivered, ${formatDay(extension.until)} at the latest. Anything still missing then comes back as a coupon`
  const by = formatDay(answerBy.slice(0, 10))
  return couponUsdMinor > 0
    ? [
        `You choose what happens to the rest: a coupon worth ${formatUsd(couponUsdMinor)}, or the campaign runs on at no cost ${days}.`,
        `Without an answer by ${by} you get the coupon.`,
      ]
    : [
        `The campaign can run on at no cost ${days}.`,
        `Nothing was paid for the rest, so without an answer by ${by} the campaign ends without a coupon.`,
      ]
}

/** The mails about a campaign that delivered less than was booked. */
export const MAKE_GOOD_MAILS = {
  /**
   * Its time is over, and its buyer chooses what happens to the rest. `offer`: null once chosen.
   */
  fellShort: (
    about: CampaignOfOrder & { offer: MakeGoodOffer | null },
    links: OrderLinks,
  ): MailContent => {
    const { order, line, offer } = about
    return orderMail(order, links, {
      ...couponAmounts(about, null),
      opens: offer ? 'choice' : 'report',
      subject: `Your campaign ${line.name} delivered less than booked${offer ? ': please choose' : ''}`,
      heading: 'Your campaign delivered less than booked',
      paragraphs: offer
        ? [
            `The campaign ${line.name} of your order ${order.number} is over, and ${count(offer.missingImpressions)} of its ${count(offer.bookedImpressions)} ${MEDIA_WORDS[line.mediaType].impressions} ${offer.missingImpressions === 1 ? 'is' : 'are'} missing.`,
            ...choiceWords(offer),
            'The link opens with your login, or with a code that we email you.',
          ]
        : [
            `The campaign ${line.name} of your order ${order.number} delivered less than booked by its end. What happens to the rest is already decided; the report shows where it stands.`,
          ],
    })
  },
  /** It is extended at no cost. */
  extended: (about: CampaignOfOrder, links: OrderLinks): MailContent => {
    const { order, line } = about
    const until = line.endDate ? formatDay(line.endDate) : 'its new end'
    return orderMail(order, links, {
      ...couponAmounts(about, null),
      subject: `Your campaign ${line.name} runs on until ${until}`,
      heading: 'Your campaign runs on at no cost',
      paragraphs: [
        `The campaign ${line.name} of your order ${order.number} runs on at no cost, until everything that was booked is delivered, ${until} at the latest. Creatives whose dates have passed run again on these days. Anything still missing then comes back as a coupon.`,
      ],
    })
  },
} as const

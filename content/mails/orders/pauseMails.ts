import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import type { LinePause } from '#domain/orders/order/pause/pause.types.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { couponAmounts, type CampaignOfOrder } from './campaignMails.ts'
import { orderMail, type OrderLinks } from './orderMail.ts'

/** The campaign of a mail, with the pause. */
export interface PausedCampaign extends CampaignOfOrder {
  pause: LinePause
  /** ISO date in the campaign's zone: the latest end of the pause. */
  resumeDate: string | null
}

function slotWords({ slots }: LinePause): string[] {
  if (slots === 'keep')
    return [
      'You keep your screens’ slots. They are charged as booked, also while nothing is shown on them.',
    ]
  return slots === 'release'
    ? [
        'From next Monday on, your screens’ slots are free for others. When you resume, you get back those that are still free.',
      ]
    : []
}

const formatEnd = ({ movesEnd, slots }: LinePause): string => {
  if (movesEnd) return 'The end of the campaign moves by the paused days.'
  return slots === null
    ? 'The end of the campaign stays as it is.'
    : 'The end of the campaign stays as it is, as slots are booked by the week.'
}

/** The mails about a campaign that is paused or resumed. */
export const PAUSE_MAILS = {
  paused: (about: PausedCampaign, links: OrderLinks): MailContent => {
    const { order, line, pause, resumeDate } = about
    const latest = resumeDate === null ? '' : ` on ${formatDay(resumeDate)} at the latest`
    return orderMail(order, links, {
      ...couponAmounts(about, null),
      subject: `Your campaign ${line.name} is paused`,
      heading: 'Your campaign is paused',
      paragraphs: [
        `The campaign ${line.name} of your order ${order.number} is paused. Nothing of it is shown until you resume it. It resumes by itself${latest}.`,
        ...slotWords(pause),
        formatEnd(pause),
        'What you paid stays paid for this campaign.',
      ],
    })
  },
  resumed: (about: PausedCampaign, links: OrderLinks): MailContent => {
    const { order, line, pause } = about
    const { movedDays, lostSlots } = pause
    const end = line.endDate ? ` It runs until ${formatDay(line.endDate)}` : ''
    const moved =
      movedDays > 0 ? `, ${formatQuantity(movedDays, 'day', 'days')} later than before` : ''
    return orderMail(order, links, {
      ...couponAmounts(about, null),
      subject: `Your campaign ${line.name} runs again`,
      heading: 'Your campaign runs again',
      paragraphs: [
        `The campaign ${line.name} of your order ${order.number} is no longer paused.${end}${moved}${end === '' ? '' : '.'}`,
        ...(lostSlots > 0
          ? [
              `Others have booked ${formatQuantity(lostSlots, 'slot', 'slots')} that you released. What you paid for them and do not use comes back as a coupon at the end.`,
            ]
          : []),
      ],
    })
  },
} as const

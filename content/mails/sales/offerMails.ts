import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { letter } from '#content/mails/foundation/letter.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { instantInUtc } from '#content/mails/orders/slotMails.ts'

interface MailedOffer {
  number: string
  version: number
  advertiser: string
  totalMinor: number
  lastDay: string
  /** Until when its screens are reserved; null without screens. */
  heldUntil: string | null
  url: string
}

/** The mails about an offer. */
export const OFFER_MAILS = {
  /** It was created, or revised by sales; the PDF is attached. */
  sent: ({
    number,
    version,
    advertiser,
    totalMinor,
    lastDay,
    heldUntil,
    url,
  }: MailedOffer): MailContent =>
    letter({
      subject: version === 1 ? `Your offer ${number}` : `Your offer ${number}, version ${version}`,
      greeting: 'Hello,',
      paragraphs: [
        `Your non-binding offer for ${advertiser} comes to ${formatUsd(totalMinor)} with tax. The price holds until ${formatDay(lastDay)}. The offer is attached as a PDF.`,
        'Open it to see the details and any changes. Accepting puts it in your cart. You pay by card or invoice and need no account.',
        ...(heldUntil === null
          ? []
          : [`The slots of your screens are reserved until ${instantInUtc(heldUntil)}.`]),
      ],
      action: { label: 'Open your offer', url },
      closing: 'Nothing is booked or charged before you accept and pay.',
    }),
  /** It expires soon; sent once. */
  reminder: ({ number, advertiser, totalMinor, lastDay, url }: MailedOffer): MailContent =>
    letter({
      subject: `Your offer ${number} ends on ${formatDay(lastDay)}`,
      greeting: 'Hello,',
      paragraphs: [
        `Your offer of ${formatUsd(totalMinor)} for ${advertiser} holds until ${formatDay(lastDay)}, midnight in your time zone.`,
        'If you have a question or want something changed, reply to this email.',
      ],
      action: { label: 'Open your offer', url },
      closing: 'This is our only reminder.',
    }),
} as const

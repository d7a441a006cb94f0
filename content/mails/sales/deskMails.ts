import { dateFormat } from '#domain/foundation/calendar/dateFormat.ts'
import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { LEAD_KIND_NAMES, type LeadKind } from '#domain/sales/lead/lead.ts'
import { DESK_NAMES, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { letter } from '#content/mails/foundation/letter.ts'

const DUE = {
  timeZone: TIME_ZONES[BUSINESS_HOURS.timeZone].ianaZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** The mails about the live chat and about leads. */
export const DESK_MAILS = {
  visitorWaits: ({
    desk,
    text,
    others,
    url,
  }: {
    desk: Desk
    text: string
    others: number
    url: string
  }) =>
    letter({
      subject:
        others === 0
          ? `A visitor is waiting in the chat (${DESK_NAMES[desk]})`
          : `${others + 1} visitors are waiting in the chat (${DESK_NAMES[desk]})`,
      greeting: 'Hello,',
      paragraphs: [
        'Nobody is at the desk, and a visitor wrote:',
        ...(others === 0 ? [] : [othersWait(others)]),
      ],
      quote: text,
      action: { label: 'Answer in the chat', url },
      reader: 'desk',
    }),
  /** New leads have arrived. */
  leadsWaiting: ({
    desk,
    count,
    waiting,
    hasMore,
    url,
  }: {
    desk: Desk
    count: number
    /** The most urgent leads. */
    waiting: readonly { name: string; kind: LeadKind; dueAt: string | null }[]
    /** Whether there are further leads. */
    hasMore: boolean
    url: string
  }) =>
    letter({
      subject: `${count === 1 ? '1 new request' : `${count} new requests`} (${DESK_NAMES[desk]})`,
      greeting: 'Hello,',
      paragraphs: [
        waiting.length === 1
          ? 'This one is waiting for an answer:'
          : 'These are waiting for an answer, the most urgent first:',
        ...(hasMore ? ['More of them are on the board.'] : []),
      ],
      list: waiting.map(
        ({ name, kind, dueAt }) =>
          `${name}: ${LEAD_KIND_NAMES[kind]}${dueAt === null ? '' : `, due ${dateFormat(DUE).format(new Date(dueAt))}`}`,
      ),
      action: { label: 'Open the leads', url },
      reader: 'desk',
    }),
  deskAnswered: ({ senderName, text, url }: { senderName: string; text: string; url: string }) =>
    letter({
      subject: 'Our answer to your message at AdMarket Direct',
      greeting: 'Hello,',
      paragraphs: [
        `${senderName} answered you in the chat:`,
        'You can continue in the chat, in the same browser.',
      ],
      quote: text,
      action: { label: 'Go to AdMarket Direct', url },
    }),
}

const othersWait = (others: number) =>
  others === 1 ? 'Another visitor is waiting too.' : `${others} more visitors are waiting too.`

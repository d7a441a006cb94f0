import { DESK_NAMES, type Desk } from '#domain/realtime/desk.ts'
import { letter } from './letter.ts'

/** The mails of the live chat. */
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
          ? `A visitor waits in the chat (${DESK_NAMES[desk]})`
          : `${others + 1} visitors wait in the chat (${DESK_NAMES[desk]})`,
      greeting: 'Hello,',
      paragraphs: [
        'Nobody is at the desk, and a visitor wrote:',
        ...(others === 0 ? [] : [othersWait(others)]),
      ],
      quote: text,
      action: { label: 'Answer in the chat', url },
      reader: 'desk',
    }),
  deskAnswered: ({ senderName, text, url }: { senderName: string; text: string; url: string }) =>
    letter({
      subject: 'Our answer to your message at AdMarket Direct',
      greeting: 'Hello,',
      paragraphs: [
        `${senderName} answered you in the chat:`,
        'You can go on in the chat, in the same browser.',
      ],
      quote: text,
      action: { label: 'Go to AdMarket Direct', url },
    }),
}

const othersWait = (others: number) =>
  others === 1 ? 'Another visitor waits too.' : `${others} more visitors wait too.`

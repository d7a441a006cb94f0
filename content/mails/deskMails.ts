import { DESK_NAMES, type Desk } from '#domain/realtime/desk.ts'
import type { AccountMail } from './accountMails.ts'

/** The mails of the live chat. */
export const DESK_MAILS = {
  visitorWaits: ({ desk, text, url }: { desk: Desk; text: string; url: string }): AccountMail => ({
    subject: `A visitor waits in the chat (${DESK_NAMES[desk]})`,
    greeting: 'Hello,',
    paragraphs: ['Nobody was at the desk when a visitor wrote:', text],
    action: { label: 'Answer in the chat', url },
  }),
  deskAnswered: ({
    senderName,
    text,
    url,
  }: {
    senderName: string
    text: string
    url: string
  }): AccountMail => ({
    subject: 'Our answer to your message at AdMarket Direct',
    greeting: 'Hello,',
    paragraphs: [
      `${senderName} answered you in the chat:`,
      text,
      'You can go on in the chat, in the same browser.',
    ],
    action: { label: 'Go to AdMarket Direct', url },
  }),
}

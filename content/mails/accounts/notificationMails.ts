import { paragraph } from '#content/mails/foundation/letter.ts'
import type { MailBlock, MailContent } from '#content/mails/foundation/mailContent.types.ts'

/** A notification in its email, with the full URL of the page where its reader acts. */
export interface MailedNotification {
  title: string
  text: string
  url: string
}

interface Facts {
  firstName: string
  notifications: readonly [MailedNotification, ...MailedNotification[]]
  /** Number of further unread ones. */
  more: number
  settingsUrl: string
}

const subjectOf = ({ notifications: [first, ...rest], more }: Facts) =>
  rest.length + more === 0
    ? `${first.title}: ${first.text}`
    : `${first.title}, and ${rest.length + more} more from AdMarket Direct`

const entry = ({ title, text, url }: MailedNotification): MailBlock[] => [
  { kind: 'lines', title, lines: [text] },
  { kind: 'action', link: { label: 'Open', url }, isAddressShown: false },
]

/** The email about unread notifications, at once or once a day. */
export function notificationsMail(facts: Facts): MailContent {
  const { firstName, notifications, more, settingsUrl } = facts
  const [first] = notifications
  const subject = subjectOf(facts)
  return {
    subject,
    preview: notifications.map(({ text }) => text).join(' · '),
    blocks: [
      { kind: 'heading', text: notifications.length + more === 1 ? first.title : 'What’s new' },
      paragraph(`Hello ${firstName},`),
      ...notifications.flatMap(entry),
      ...(more > 0 ? [paragraph(`${more} more are in the bell of your account.`)] : []),
      {
        kind: 'note',
        text: 'Choose what we email you about, and when.',
        link: { label: 'Notification settings', url: settingsUrl },
      },
    ],
    reader: 'customer',
  }
}

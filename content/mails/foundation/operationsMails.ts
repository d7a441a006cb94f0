import { letter } from './letter.ts'
import type { MailContent } from './mailContent.types.ts'

/** An alert as its emails state it. */
export interface MailedAlert {
  environment: string
  summary: string
  detail: string
  /** `formatTimestamp` in UTC. */
  raisedAt: string
  /** Page with the open alerts. */
  url: string
}

const subjectOf = (word: string, { environment, summary }: MailedAlert) =>
  `${word} (${environment}): ${summary}`

const linesOf = ({ detail }: MailedAlert) => detail.split('\n').filter((line) => line !== '')

/** Emails to the operators (`MAIL_OPS`). */
export const OPERATIONS_MAILS = {
  alertRaised: (alert: MailedAlert): MailContent =>
    letter({
      subject: subjectOf('Alert', alert),
      greeting: 'Hello,',
      paragraphs: [
        `Since ${alert.raisedAt}:`,
        "You'll get one more email when it is resolved. The runbook (docs/run/runbook.md) says what to do.",
      ],
      list: linesOf(alert),
      action: { label: 'Open Today', url: alert.url },
      reader: 'operator',
    }),
  alertResolved: (alert: MailedAlert): MailContent =>
    letter({
      subject: subjectOf('Resolved', alert),
      greeting: 'Hello,',
      paragraphs: [`This alert of ${alert.raisedAt} is resolved. It said:`],
      list: linesOf(alert),
      reader: 'operator',
    }),
} as const

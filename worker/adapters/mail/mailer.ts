import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { BRAND } from '#content/mails/foundation/mailFrame.ts'
import type { OperationContext } from '../../platform/env.ts'
import { renderMail } from './renderMail.ts'

/** A mail ready to go out. */
export interface Mail {
  to: string
  content: MailContent
  /** Where a mail program stops mails of this kind by itself (RFC 8058). */
  stopUrl?: string
  attachment?: { name: string; type: string; bytes: Uint8Array }
}

/**
 * No vacation notice or receipt responds to an automatic email (RFC 3834; Exchange by its own header). Reports of failed
 * delivery are not suppressed: bounces stop further email.
 */
const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply, DR, RN, NRN',
}

/** A subject is one line, whatever a campaign is called: no part of it can become a header of its own. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Renders a mail and hands it to the platform. Locally it becomes a file that the development server lists. */
export async function sendMail(
  { env, settings }: Pick<OperationContext, 'env' | 'settings'>,
  { to, content, stopUrl, attachment }: Mail,
): Promise<void> {
  const { subject, html, text } = renderMail(content, settings.SELLER_ADDRESS)
  await env.MAIL.send({
    from: { email: settings.MAIL_FROM, name: BRAND },
    replyTo: settings.MAIL_DESK,
    to,
    subject: oneLine(subject),
    html,
    text,
    ...(attachment
      ? {
          attachments: [
            {
              disposition: 'attachment',
              filename: attachment.name,
              type: attachment.type,
              content: attachment.bytes,
            },
          ],
        }
      : {}),
    headers: {
      ...AUTOMATIC,
      ...(stopUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  })
}

/** Whether the platform refuses a recipient for good (Email Service, Error codes). */
export const isRecipientRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'E_RECIPIENT_SUPPRESSED'

import type { MailContent } from '#content/mails/mailContent.types.ts'
import { BRAND } from '#content/mails/mailFrame.ts'
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
    ...(stopUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  })
}

import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { BRAND } from '#content/mails/foundation/mailFrame.ts'
import type { OperationContext } from '../../platform/env.ts'
import { renderMail } from './renderMail.ts'

/** Bindings and settings for sending email. */
export interface MailContext {
  env: Pick<OperationContext['env'], 'MAIL'>
  settings: Pick<OperationContext['settings'], 'MAIL_FROM' | 'MAIL_DESK' | 'SELLER_ADDRESS'>
}

/** A mail ready to go out. */
export interface Mail {
  to: string
  content: MailContent
  /** One-click unsubscribe address for mails of this kind (RFC 8058). */
  stopUrl?: string
  attachment?: { name: string; type: string; bytes: Uint8Array }
}

/**
 * Suppresses vacation notices and receipts for automatic email (RFC 3834; Exchange by its own header). Bounce reports
 * are not suppressed: bounces stop further email.
 */
const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply, DR, RN, NRN',
}

/** Forces a subject onto one line, so that no campaign name can inject a header. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Renders a mail and sends it through the platform. Locally it becomes a file that the development server lists. */
export async function sendMail(
  { env, settings }: MailContext,
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

/** Whether the platform permanently rejects a recipient (Email Service, Error codes). */
export const isRecipientRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'E_RECIPIENT_SUPPRESSED'

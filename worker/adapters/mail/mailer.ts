import type { OperationContext } from '../../env.ts'

/** A mail ready to go out. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** A subject is one line, whatever a campaign is called: no part of it can become a header of its own. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Hands a mail to the platform. Locally it becomes a file that the development server lists. */
export async function sendMail(
  { env, settings }: Pick<OperationContext, 'env' | 'settings'>,
  mail: Mail,
): Promise<void> {
  await env.MAIL.send({
    from: { email: settings.MAIL_FROM, name: 'AdMarket Direct' },
    replyTo: settings.MAIL_DESK,
    ...mail,
    subject: oneLine(mail.subject),
  })
}

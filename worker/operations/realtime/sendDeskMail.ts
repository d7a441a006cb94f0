import { DESK_MAILS } from '#content/mails/deskMails.ts'
import type { DeskMail } from '../../adapters/durableObjects.ts'
import { sendMail } from '../../adapters/mail/mailer.ts'
import { renderAccountMail } from '../../adapters/mail/renderAccountMail.ts'
import type { OperationContext } from '../../env.ts'

/** Mails the desk that a visitor waits, or a visitor what the desk answered. Raises what the platform raises: the room keeps the mail. */
export async function sendDeskMail(
  context: Pick<OperationContext, 'env' | 'settings' | 'requestId'>,
  mail: DeskMail,
): Promise<void> {
  const { SITE_URL, MAIL_DESK } = context.settings
  switch (mail.kind) {
    case 'visitor_waits': {
      const url = `${SITE_URL}/en-US/admin/chat?desk=${mail.desk}&session=${mail.sessionId}`
      const content = renderAccountMail(DESK_MAILS.visitorWaits({ others: 0, ...mail, url }))
      return await sendMail(context, { to: MAIL_DESK, ...content })
    }
    case 'desk_answered':
      return await sendMail(context, {
        to: mail.email,
        ...renderAccountMail(DESK_MAILS.deskAnswered({ ...mail, url: `${SITE_URL}/en-US` })),
      })
    default:
      return mail satisfies never
  }
}

import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { DeskMail } from '#worker/adapters/durableObjects.ts'
import { sendMail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** Mails the desk that a visitor waits, or a visitor what the desk answered. Raises what the platform raises: the room keeps the mail. */
export async function sendDeskMail(
  context: Pick<OperationContext, 'env' | 'db' | 'settings' | 'requestId'>,
  mail: DeskMail,
): Promise<void> {
  const { settings } = context
  switch (mail.kind) {
    case 'visitor_waits': {
      const url = `${pageUrl(settings, sitePath('desk'))}?desk=${mail.desk}&session=${mail.sessionId}`
      const content = DESK_MAILS.visitorWaits({ others: 0, ...mail, url })
      return await sendMail(context, { to: settings.MAIL_DESK, content })
    }
    case 'desk_answered':
      return await sendMail(context, {
        to: mail.email,
        content: DESK_MAILS.deskAnswered({ ...mail, url: pageUrl(settings, sitePath('home')) }),
      })
    default:
      return mail satisfies never
  }
}

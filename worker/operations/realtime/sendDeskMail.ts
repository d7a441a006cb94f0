import { DESK_MAILS } from '#content/mails/deskMails.ts'
import type { DeskMail } from '../../adapters/durableObjects.ts'
import { sendAccountMail } from '../../adapters/accountMail.ts'
import type { OperationContext } from '../../env.ts'

/** Mails the desk that a visitor waits, or a visitor what the desk answered. */
export async function sendDeskMail(
  context: Pick<OperationContext, 'env' | 'settings' | 'requestId'>,
  mail: DeskMail,
): Promise<void> {
  const { SITE_URL, MAIL_DESK } = context.settings
  switch (mail.kind) {
    case 'visitor_waits': {
      const url = `${SITE_URL}/en-US/admin/chat?desk=${mail.desk}&session=${mail.sessionId}`
      return await sendAccountMail(context, MAIL_DESK, DESK_MAILS.visitorWaits({ ...mail, url }))
    }
    case 'desk_answered':
      return await sendAccountMail(
        context,
        mail.email,
        DESK_MAILS.deskAnswered({ ...mail, url: `${SITE_URL}/en-US` }),
      )
    default:
      return mail satisfies never
  }
}

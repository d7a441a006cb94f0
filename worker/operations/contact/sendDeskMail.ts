import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import { SUPPRESSION_NAMES } from '#domain/foundation/limits/suppression.ts'
import type { DeskMail } from '#worker/adapters/durableObjects.ts'
import { isRecipientRefused, sendMail, type Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { suppressionOf, suppressRefused } from '#worker/operations/foundation/mail/suppressMail.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'requestId' | 'now'>

/**
 * Mails the desk that a visitor waits, or a visitor what the desk answered, unless email to the visitor's address is
 * stopped. Raises what the platform raises: the room keeps the mail.
 */
export async function sendDeskMail(context: Context, mail: DeskMail): Promise<void> {
  const { settings } = context
  switch (mail.kind) {
    case 'visitor_waits': {
      const url = `${pageUrl(settings, sitePath('desk'))}?desk=${mail.desk}&session=${mail.sessionId}`
      const content = DESK_MAILS.visitorWaits({ others: 0, ...mail, url })
      return await sendMail(context, { to: settings.MAIL_DESK, content })
    }
    case 'desk_answered':
      return await mailVisitor(context, {
        to: mail.email,
        content: DESK_MAILS.deskAnswered({ ...mail, url: pageUrl(settings, sitePath('home')) }),
      })
    default:
      return mail satisfies never
  }
}

/** An address that the email service refuses is recorded, and not tried again. */
async function mailVisitor(context: Context, mail: Mail): Promise<void> {
  const suppressed = await suppressionOf(context, mail.to)
  if (suppressed !== null) {
    log('warn', 'mail not sent', { kind: 'desk_answered', reason: SUPPRESSION_NAMES[suppressed] })
    return
  }
  try {
    await sendMail(context, mail)
  } catch (error) {
    if (!isRecipientRefused(error)) throw error
    await suppressRefused(context, mail.to)
  }
}

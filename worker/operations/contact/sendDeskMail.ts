import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import { sitePath } from '#content/sitePaths.ts'
import { SUPPRESSION_NAMES } from '#domain/foundation/limits/suppression.ts'
import { findAccountByEmail } from '#database/queries/accounts/accountProfiles.ts'
import { insertNotification } from '#database/queries/foundation/notifications.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import type { DeskMail } from '#worker/adapters/sessionObjects.ts'
import { isRecipientRefused, sendMail, type Mail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { suppressionOf, suppressRefused } from '#worker/operations/foundation/mail/suppressMail.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { newId } from '#worker/adapters/ids.ts'
import { hashText } from '#worker/adapters/signature.ts'
import { pushUnreadCount } from './pushUnreadCount.ts'

/** Maximum characters of the desk's message in its notification. */
const LONGEST_EXCERPT = 500

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'requestId' | 'now'>

/**
 * Mails the desk about a waiting visitor, or a visitor about the desk's reply, unless email to the visitor's address
 * is stopped. Raises what the platform raises: the room retries the mail.
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
      if (await notifyOfAnswer(context, mail)) return
      return await mailVisitor(context, {
        to: mail.email,
        content: DESK_MAILS.deskAnswered({ ...mail, url: pageUrl(settings, sitePath('home')) }),
      })
    default:
      return mail satisfies never
  }
}

/** Notifies the account with the visitor's address; its settings decide on the email. False where there is none. */
async function notifyOfAnswer(
  context: Context,
  { email, senderName, text }: Extract<DeskMail, { kind: 'desk_answered' }>,
): Promise<boolean> {
  const { db, now } = context
  const account = await findAccountByEmail(db, email.toLowerCase())
  if (!account?.emailVerified) return false
  const at = now.toISOString()
  await insertNotification(db, {
    id: newId('ntf'),
    accountId: account.id,
    event: {
      kind: 'desk_message',
      facts: { senderName, text: firstCharacters(text, LONGEST_EXCERPT) },
    },
    eventKey: await hashText(`${account.id} ${at} ${text}`),
    at,
  })
  await pushUnreadCount(context, account.id)
  return true
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

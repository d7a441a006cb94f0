import { notificationsMail } from '#content/mails/accounts/notificationMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { notificationText } from '#content/wording/notificationTexts.ts'
import { findAccount } from '#database/queries/accounts/accountProfiles.ts'
import { listUnreadOf } from '#database/queries/accounts/notificationSends.ts'
import { readNotifiedEvent } from '#domain/foundation/notifications/notification.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'

/** Email about notifications that are unread when it is sent; null if all are read. */
export async function composeNotificationsMail(
  { db, settings }: OperationContext,
  {
    accountId,
    facts: { notificationIds, more },
  }: { accountId: string | null; facts: { notificationIds: string[]; more: number } },
): Promise<MailContent | null> {
  const account = accountId ? await findAccount(db, accountId) : null
  if (!account) return null
  const rows = await listUnreadOf(db, account.id, notificationIds)
  const [first, ...rest] = rows.flatMap(({ kind, facts }) => {
    const event = readNotifiedEvent(kind, facts)
    if (!event) return []
    const { title, text, to } = notificationText(event)
    return [{ title, text, url: pageUrl(settings, to) }]
  })
  if (!first) return null
  return notificationsMail({
    firstName: account.firstName,
    notifications: [first, ...rest],
    more,
    settingsUrl: `${pageUrl(settings, sitePath('editUser'))}#notifications`,
  })
}

import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from '#database/queries/foundation/notifications.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  NOTIFICATIONS_A_PAGE,
  readNotifiedEvent,
  type NotificationPage,
  type NotificationView,
  type ReadNotifications,
} from '#domain/foundation/notifications/notification.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pushUnreadCount } from '#worker/operations/contact/pushUnreadCount.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

const INSTANT_LENGTH = 24

/** A page of the account's notifications, newest first, with the number of unread ones. Raises no_access. */
export async function listOwnNotifications(
  context: OperationContext,
  after: string | undefined,
): Promise<NotificationPage> {
  const { id: accountId } = ownAccount(context)
  const from = after
    ? { createdAt: after.slice(0, INSTANT_LENGTH), id: after.slice(INSTANT_LENGTH + 1) }
    : null
  const [rows, unread] = await Promise.all([
    listNotifications(context.db, { accountId, after: from, limit: NOTIFICATIONS_A_PAGE + 1 }),
    countUnread(context.db, accountId),
  ])
  const shown = rows.slice(0, NOTIFICATIONS_A_PAGE)
  const last = rows.length > NOTIFICATIONS_A_PAGE ? shown.at(-1) : undefined
  return {
    notifications: shown.flatMap(viewOf),
    next: last ? `${last.createdAt}_${last.id}` : null,
    unread,
  }
}

function viewOf({ id, kind, facts, createdAt, readAt }: NotificationRow): NotificationView[] {
  const event = readNotifiedEvent(kind, facts)
  return event ? [{ ...event, id, createdAt, readAt }] : []
}

/**
 * Marks one or all notifications as read and sends the new count to all tabs. Raises notification_not_found,
 * no_access.
 */
export async function readNotifications(
  context: OperationContext,
  request: ReadNotifications,
): Promise<{ unread: number }> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const at = now.toISOString()
  if ('all' in request) await markAllRead(db, { accountId, until: request.until, at })
  else if (!(await markRead(db, { id: request.id, accountId, at })))
    throw new ProductError('notification_not_found')
  context.waitUntil(pushUnreadCount(context, accountId))
  return { unread: await countUnread(db, accountId) }
}

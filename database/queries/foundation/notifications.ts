import { and, desc, eq, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { notifications } from '#database/schema/foundation/notifications.ts'
import type { NotifiedEvent } from '#domain/foundation/notifications/notification.ts'
import { deleteSome } from './deleteSome.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Notifies an account of an event, once by its key. */
export async function insertNotification(
  db: Database,
  {
    event,
    at,
    ...row
  }: { id: string; accountId: string; event: NotifiedEvent; eventKey: string; at: string },
): Promise<void> {
  await db
    .insert(notifications)
    .values({ ...row, ...event, createdAt: at })
    .onConflictDoNothing()
}

/** Notifies an account of an event, once by its key, where `condition` holds in its batch. */
export const notificationIf = (
  db: Database,
  {
    id,
    accountId,
    event,
    eventKey,
    at,
  }: { id: string; accountId: string; event: NotifiedEvent; eventKey: string; at: string },
  condition: SQL,
): Statement =>
  db.run(sql`
    insert or ignore into notifications (id, account_id, kind, event_key, facts, created_at)
    select ${id}, ${accountId}, ${event.kind}, ${eventKey}, ${JSON.stringify(event.facts)}, ${at}
    where ${condition}`)

/** A page of an account's notifications, the newest first. */
export async function listNotifications(
  db: Database,
  asked: {
    accountId: string
    after: { createdAt: string; id: string } | null
    limit: number
  },
): Promise<NotificationRow[]> {
  const { accountId, after, limit } = asked
  return await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        after
          ? sql`(${notifications.createdAt}, ${notifications.id}) < (${after.createdAt}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
}

/** The number of an account's unread notifications. */
export async function countUnread(db: Database, accountId: string): Promise<number> {
  return await db.$count(
    notifications,
    and(eq(notifications.accountId, accountId), isNull(notifications.readAt)),
  )
}

/** Marks a notification of an account as read; false if the account has none with this id. */
export async function markRead(
  db: Database,
  { id, accountId, at }: { id: string; accountId: string; at: string },
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at})` })
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** Marks every notification of an account that was created up to an instant as read. */
export async function markAllRead(
  db: Database,
  { accountId, until, at }: { accountId: string; until: string; at: string },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        lte(notifications.createdAt, until),
      ),
    )
}

/** Every notification of an account. */
export async function notificationsOf(db: Database, accountId: string): Promise<NotificationRow[]> {
  return await db
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(notifications.createdAt, notifications.id)
}

export async function deleteNotificationsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.accountId, accountId))
}

/** Deletes notifications created before an instant; at most `limit`. Returns how many. */
export async function purgeNotificationsBefore(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, notifications, { where: lt(notifications.createdAt, before), limit })
}

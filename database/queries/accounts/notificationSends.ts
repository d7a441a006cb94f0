import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import type { PersonMailContent } from '#database/schema/foundation/mailFacts.ts'
import {
  notificationChannels,
  notifications,
  notificationSends,
  notificationSettings,
} from '#database/schema/foundation/notifications.ts'

/** A planned send of a notification over a channel. */
export type NotificationSendRow = typeof notificationSends.$inferSelect

/** The notification settings of an account, with the zone of its reports; null for an account that does not exist. */
export async function findNotificationSettings(db: Database, accountId: string) {
  const row = await db
    .select({ settings: notificationSettings.settings, reportZone: accounts.reportZone })
    .from(accounts)
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
    .get()
  return row ?? null
}

/** Saves the notification settings of an account. */
export async function saveNotificationSettings(
  db: Database,
  row: typeof notificationSettings.$inferInsert,
): Promise<void> {
  const { settings, updatedAt } = row
  await db
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: { settings, updatedAt } })
}

/** Notifications whose sends are not planned yet, the oldest first, with their accounts' settings. */
export async function listUnrouted(db: Database, limit: number) {
  return await db
    .select({
      notification: notifications,
      settings: notificationSettings.settings,
      reportZone: accounts.reportZone,
    })
    .from(notificationSends)
    .innerJoin(notifications, eq(notifications.id, notificationSends.notificationId))
    .leftJoin(accounts, eq(accounts.id, notifications.accountId))
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, notifications.accountId))
    .where(eq(notificationSends.channel, 'route'))
    .orderBy(asc(notificationSends.dueAt))
    .limit(limit)
}

/** Plans a notification's sends once. */
export function routeNotification(
  db: Database,
  notificationId: string,
  sends: readonly NotificationSendRow[],
): Statement[] {
  return [
    ...sends.map((send) => db.insert(notificationSends).values(send).onConflictDoNothing()),
    db
      .delete(notificationSends)
      .where(
        and(
          eq(notificationSends.notificationId, notificationId),
          eq(notificationSends.channel, 'route'),
        ),
      ),
  ]
}

/** Moves an order's waiting email about verdicts to an instant, if it would go earlier. */
export const delayVerdictMail = (
  db: Database,
  { orderId, until }: { orderId: string; until: string },
): Statement =>
  db.run(sql`update mail_outbox set due_at = ${until}
    where order_id = ${orderId} and kind = 'creatives_decided' and sent_at is null
      and attempts = 0 and due_at < ${until}`)

/** Drops due sends of notifications that were read or withdrawn meanwhile. */
export async function dropReadSends(db: Database, now: string): Promise<void> {
  await db.run(sql`delete from notification_sends where due_at <= ${now}
    and not exists (select 1 from notifications n
      where n.id = notification_sends.notification_id and n.read_at is null)`)
}

/** Due emails with the addresses of their accounts, by account. */
export async function listDueNotificationMails(db: Database, now: string, limit: number) {
  return await db
    .select({ send: notificationSends, email: accounts.email })
    .from(notificationSends)
    .innerJoin(accounts, eq(accounts.id, notificationSends.accountId))
    .where(and(eq(notificationSends.channel, 'mail'), lte(notificationSends.dueAt, now)))
    .orderBy(asc(notificationSends.accountId), asc(notificationSends.dueAt))
    .limit(limit)
}

/** Turns due sends of one account into one queued email, once. */
export async function queueNotificationMail(
  db: Database,
  mail: {
    id: string
    accountId: string
    recipient: string
    sendIds: readonly string[]
    facts: Extract<PersonMailContent, { kind: 'notifications' }>['facts']
    at: string
  },
): Promise<void> {
  const { id, accountId, recipient, sendIds, facts, at } = mail
  const ids = JSON.stringify(sendIds)
  await runBatch(db, [
    db.run(sql`
      insert into mail_outbox (id, kind, account_id, recipient, facts, created_at, due_at)
      select ${id}, 'notifications', ${accountId}, ${recipient}, ${JSON.stringify(facts)}, ${at}, ${at}
      where (select count(*) from notification_sends
        where id in (select value from json_each(${ids}))) = ${sendIds.length}`),
    db.run(sql`delete from notification_sends where id in (select value from json_each(${ids}))`),
  ])
}

/** Notifications of an account among these ids that are still unread, the oldest first. */
export async function listUnreadOf(db: Database, accountId: string, ids: readonly string[]) {
  return await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        inArray(notifications.id, [...ids]),
        isNull(notifications.readAt),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
}

/** The event keys among these that the account has read in the bell menu. */
export async function listReadKeys(
  db: Database,
  accountId: string,
  eventKeys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ eventKey: notifications.eventKey })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        sql`${notifications.eventKey} in (select value from json_each(${JSON.stringify(eventKeys)}))`,
        sql`${notifications.readAt} is not null`,
      ),
    )
  return new Set(rows.map(({ eventKey }) => eventKey))
}

/** Deletes an account's notification settings and planned sends. */
export async function deleteNotificationSettings(db: Database, accountId: string): Promise<void> {
  await runBatch(db, [
    db.delete(notificationChannels).where(eq(notificationChannels.accountId, accountId)),
    db.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId)),
    db.delete(notificationSends).where(eq(notificationSends.accountId, accountId)),
  ])
}

import { and, asc, count, eq, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  notificationChannels,
  notificationSends,
  notifications,
} from '#database/schema/foundation/notifications.ts'

export type ChannelRow = typeof notificationChannels.$inferSelect

/** The channels of an account, the oldest first. */
export async function listChannels(db: Database, accountId: string): Promise<ChannelRow[]> {
  return await db
    .select()
    .from(notificationChannels)
    .where(eq(notificationChannels.accountId, accountId))
    .orderBy(asc(notificationChannels.createdAt), asc(notificationChannels.id))
}

/** A channel of an account; undefined where it has none with this id. */
export async function findChannel(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<ChannelRow | undefined> {
  return await db
    .select()
    .from(notificationChannels)
    .where(and(eq(notificationChannels.id, id), eq(notificationChannels.accountId, accountId)))
    .get()
}

/** Adds a channel unless its account has `most` already; returns false then. */
export async function insertChannel(
  db: Database,
  row: Omit<ChannelRow, 'failures' | 'retryAt' | 'lastError'>,
  most: number,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into notification_channels (id, account_id, app, name, url, kinds, created_at)
    select ${row.id}, ${row.accountId}, ${row.app}, ${row.name}, ${row.url},
      ${JSON.stringify(row.kinds)}, ${row.createdAt}
    where (select count(*) from notification_channels where account_id = ${row.accountId}) < ${most}`)
  return meta.changes > 0
}

/** Changes a channel of an account. */
export async function updateChannel(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
  change: Partial<Pick<ChannelRow, 'name' | 'kinds' | 'failures' | 'retryAt' | 'lastError'>>,
): Promise<void> {
  await db
    .update(notificationChannels)
    .set(change)
    .where(and(eq(notificationChannels.id, id), eq(notificationChannels.accountId, accountId)))
}

/** Removes a channel of an account with its queued messages. */
export async function deleteChannel(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const ofChannel = and(
    eq(notificationSends.channel, id),
    eq(notificationSends.accountId, accountId),
  )
  await runBatch(db, [
    db
      .delete(notificationChannels)
      .where(and(eq(notificationChannels.id, id), eq(notificationChannels.accountId, accountId))),
    db.delete(notificationSends).where(ofChannel),
  ])
}

/** Channels that have due messages and do not rest, at most `limit`. */
export async function listDueChannels(
  db: Database,
  { now, mostFailures, limit }: { now: string; mostFailures: number; limit: number },
): Promise<ChannelRow[]> {
  const rows = await db
    .select({ channel: notificationChannels, waiting: count() })
    .from(notificationSends)
    .innerJoin(notificationChannels, eq(notificationChannels.id, notificationSends.channel))
    .where(
      and(
        sql`${notificationSends.channel} > 'nch_' and ${notificationSends.channel} < 'nch~'`,
        sql`${notificationSends.dueAt} <= ${now}`,
        sql`${notificationChannels.failures} < ${mostFailures}`,
        sql`coalesce(${notificationChannels.retryAt}, '') <= ${now}`,
      ),
    )
    .groupBy(notificationChannels.id)
    .limit(limit)
  return rows.map(({ channel }) => channel)
}

/** Due messages of a channel with their notifications, the oldest first. */
export async function listDueMessages(
  db: Database,
  { channel, now, limit }: { channel: string; now: string; limit: number },
) {
  return await db
    .select({ sendId: notificationSends.id, notification: notifications })
    .from(notificationSends)
    .innerJoin(notifications, eq(notifications.id, notificationSends.notificationId))
    .where(and(eq(notificationSends.channel, channel), sql`${notificationSends.dueAt} <= ${now}`))
    .orderBy(asc(notifications.createdAt))
    .limit(limit)
}

/** Deletes sends that are done. */
export async function deleteSends(db: Database, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from notification_sends
    where id in (select value from json_each(${JSON.stringify(ids)}))`)
}

/** Drops messages of channels that were queued before an instant: they are stale. */
export async function dropOldMessages(db: Database, before: string): Promise<void> {
  await db.run(sql`delete from notification_sends
    where channel > 'nch_' and channel < 'nch~' and due_at < ${before}`)
}

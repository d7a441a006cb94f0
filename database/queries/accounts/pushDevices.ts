import { and, asc, count, eq, gt, ne, or, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { accountSessions } from '#database/schema/accounts/accounts.ts'
import { notificationSends } from '#database/schema/foundation/notifications.ts'
import { pushDevices } from '#database/schema/foundation/pushDevices.ts'

export type PushDeviceRow = typeof pushDevices.$inferSelect

/** Devices of an account that get its notifications, the oldest first. */
export async function listPushDevices(db: Database, accountId: string): Promise<PushDeviceRow[]> {
  return await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
}

/**
 * Saves the device of a login, in place of the one that this login or this browser had. Returns false where the account
 * has `most` others.
 */
export async function savePushDevice(
  db: Database,
  row: Omit<PushDeviceRow, 'failures' | 'retryAt'>,
  most: number,
): Promise<boolean> {
  const { sessionId, endpoint, accountId } = row
  const others = await db.$count(
    pushDevices,
    and(
      eq(pushDevices.accountId, accountId),
      ne(pushDevices.sessionId, sessionId),
      ne(pushDevices.endpoint, endpoint),
    ),
  )
  if (others >= most) return false
  await runBatch(db, [
    db
      .delete(pushDevices)
      .where(or(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint))),
    db.insert(pushDevices).values(row),
  ])
  return true
}

/** Changes the kinds of an account's device; false where it has none with this id. */
export async function setPushKinds(
  db: Database,
  { id, accountId, kinds }: Pick<PushDeviceRow, 'id' | 'accountId' | 'kinds'>,
): Promise<boolean> {
  const changed = await db
    .update(pushDevices)
    .set({ kinds })
    .where(and(eq(pushDevices.id, id), eq(pushDevices.accountId, accountId)))
    .returning({ id: pushDevices.id })
  return changed.length > 0
}

/** Removes a device of an account with its queued messages; false where it has none with this id. */
export async function deletePushDevice(
  db: Database,
  { id, accountId }: Pick<PushDeviceRow, 'id' | 'accountId'>,
): Promise<boolean> {
  const removed = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.accountId, accountId)))
    .returning({ id: pushDevices.id })
  if (removed.length > 0)
    await db.delete(notificationSends).where(eq(notificationSends.channel, id))
  return removed.length > 0
}

/** Deletes the devices of an account. */
export async function deletePushDevicesOf(db: Database, accountId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.accountId, accountId))
}

/** Records a failed message, or with no failures that one arrived. */
export async function setPushFailures(
  db: Database,
  { id, failures, retryAt }: Pick<PushDeviceRow, 'id' | 'failures' | 'retryAt'>,
): Promise<void> {
  await db.update(pushDevices).set({ failures, retryAt }).where(eq(pushDevices.id, id))
}

/** Devices of valid logins that have due messages and do not rest, at most `limit`. */
export async function listDuePushDevices(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<PushDeviceRow[]> {
  const at = now.toISOString()
  const rows = await db
    .select({ device: pushDevices, waiting: count() })
    .from(notificationSends)
    .innerJoin(pushDevices, eq(pushDevices.id, notificationSends.channel))
    .innerJoin(accountSessions, eq(accountSessions.id, pushDevices.sessionId))
    .where(
      and(
        sql`${notificationSends.channel} > 'psh_' and ${notificationSends.channel} < 'psh~'`,
        sql`${notificationSends.dueAt} <= ${at}`,
        sql`coalesce(${pushDevices.retryAt}, '') <= ${at}`,
        gt(accountSessions.expiresAt, now),
      ),
    )
    .groupBy(pushDevices.id)
    .limit(limit)
  return rows.map(({ device }) => device)
}

/** Drops messages to devices that were due before an instant: they are stale, or their device is gone. */
export async function dropOldPushes(db: Database, before: string): Promise<void> {
  await db.run(sql`delete from notification_sends
    where channel > 'psh_' and channel < 'psh~' and due_at < ${before}`)
}

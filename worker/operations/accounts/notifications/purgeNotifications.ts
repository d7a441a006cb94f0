import { purgeNotificationsBefore } from '#database/queries/foundation/notifications.ts'
import { NOTIFICATION_LIFE_DAYS } from '#domain/foundation/notifications/notification.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 86_400_000
export const NOTIFICATIONS_A_RUN = 500

/** Job: deletes notifications after 90 days; returns how many. */
export async function purgeNotifications({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - NOTIFICATION_LIFE_DAYS * DAY_MS).toISOString()
  return await purgeNotificationsBefore(db, before, NOTIFICATIONS_A_RUN)
}

import {
  findNotificationSettings,
  saveNotificationSettings,
} from '#database/queries/accounts/notificationSends.ts'
import {
  readNotificationSettings,
  withNotificationChange,
  type NotificationChange,
  type NotificationSettings,
} from '#domain/foundation/notifications/notificationSettings.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Delivery choices of an account by kind of notification, with defaults where it made none. */
export async function settingsOfAccount(
  { db }: Pick<OperationContext, 'db'>,
  accountId: string,
): Promise<NotificationSettings> {
  const row = await findNotificationSettings(db, accountId)
  return readNotificationSettings(row?.settings, row?.reportZone ?? 'CST')
}

/** Choices of the logged-in account. Raises no_access. */
export async function readOwnSettings(context: OperationContext): Promise<NotificationSettings> {
  return await settingsOfAccount(context, ownAccount(context).id)
}

/** Saves changed choices of the logged-in account; they apply to events from now on. Raises no_access. */
export async function saveOwnSettings(
  context: OperationContext,
  change: NotificationChange,
): Promise<NotificationSettings> {
  const { id: accountId } = ownAccount(context)
  const settings = withNotificationChange(await settingsOfAccount(context, accountId), change)
  const updatedAt = context.now.toISOString()
  await saveNotificationSettings(context.db, { accountId, settings, updatedAt })
  return await readOwnSettings(context)
}

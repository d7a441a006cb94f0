import type {
  NotificationPage,
  ReadNotifications,
} from '#domain/foundation/notifications/notification.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** A page of the account's notifications, the newest first. Raises ProductError, as all calls here do. */
export const listNotificationsCall = async (after: string | null): Promise<NotificationPage> =>
  await answerOf(api.notifications.$get({ query: after ? { after } : {} }))

/** Marks one or all as read. Raises notification_not_found. */
export const readNotificationsCall = async (json: ReadNotifications): Promise<{ unread: number }> =>
  await answerOf(api.notifications.read.$post({ json }))

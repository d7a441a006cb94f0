import type {
  NotificationPage,
  ReadNotifications,
} from '#domain/foundation/notifications/notification.ts'
import type {
  NotificationChange,
  NotificationSettings,
} from '#domain/foundation/notifications/notificationSettings.ts'
import type {
  ChannelChange,
  NewChannel,
  NotificationChannel,
} from '#domain/foundation/notifications/notificationChannel.ts'
import type { NewPushDevice, PushDevices } from '#domain/foundation/notifications/pushDevice.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** A page of the account's notifications, the newest first. Raises ProductError, as all calls here do. */
export const listNotificationsCall = async (after: string | null): Promise<NotificationPage> =>
  await answerOf(api.notifications.$get({ query: after ? { after } : {} }))

/** Marks one or all as read. Raises notification_not_found. */
export const readNotificationsCall = async (json: ReadNotifications): Promise<{ unread: number }> =>
  await answerOf(api.notifications.read.$post({ json }))

/** Which kinds of notification the account gets by email, and when. */
export const readNotificationSettingsCall = async (): Promise<NotificationSettings> =>
  await answerOf(api.notifications.settings.$get())

/** Saves changed email preferences of the account. Raises invalid_input. */
export const saveNotificationSettingsCall = async (
  json: NotificationChange,
): Promise<NotificationSettings> => await answerOf(api.notifications.settings.$put({ json }))

/** The chat channels of the account. */
export const listChannelsCall = async (): Promise<NotificationChannel[]> =>
  (await answerOf(api.notifications.channels.$get())).channels

/** Adds a channel once its test message has arrived. Raises webhook_failed, too_many_channels. */
export const addChannelCall = async (json: NewChannel): Promise<NotificationChannel> =>
  (await answerOf(api.notifications.channels.$post({ json }))).channel

/** Changes name and kinds of a channel. Raises channel_not_found. */
export const changeChannelCall = async (
  id: string,
  json: ChannelChange,
): Promise<NotificationChannel> =>
  (await answerOf(api.notifications.channels[':id'].$put({ param: { id }, json }))).channel

/** Sends a test message. Raises webhook_failed, channel_not_found. */
export const testChannelCall = async (id: string): Promise<NotificationChannel> =>
  (await answerOf(api.notifications.channels[':id'].test.$post({ param: { id } }))).channel

/** Removes a channel. Raises channel_not_found. */
export const removeChannelCall = async (id: string): Promise<unknown> =>
  await answerOf(api.notifications.channels[':id'].$delete({ param: { id } }))

/** Devices that get the account's notifications, and the key for which a browser subscribes. */
export const listPushDevicesCall = async (): Promise<PushDevices> =>
  await answerOf(api.notifications.devices.$get())

/** Adds this browser. Raises push_unavailable, too_many_devices. */
export const addPushDeviceCall = async (json: NewPushDevice): Promise<PushDevices> =>
  await answerOf(api.notifications.devices.$post({ json }))

/** Changes which kinds a device gets. Raises device_not_found. */
export const changePushDeviceCall = async (
  id: string,
  kinds: NewPushDevice['kinds'],
): Promise<unknown> =>
  await answerOf(api.notifications.devices[':id'].$put({ param: { id }, json: { kinds } }))

/** Removes a device. Raises device_not_found. */
export const removePushDeviceCall = async (id: string): Promise<unknown> =>
  await answerOf(api.notifications.devices[':id'].$delete({ param: { id } }))

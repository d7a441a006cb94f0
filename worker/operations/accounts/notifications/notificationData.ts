import {
  deleteNotificationsOf,
  notificationsOf,
} from '#database/queries/foundation/notifications.ts'
import {
  deleteNotificationSettings,
  findNotificationSettings,
} from '#database/queries/accounts/notificationSends.ts'
import { listChannels } from '#database/queries/accounts/notificationChannels.ts'
import { deletePushDevicesOf, listPushDevices } from '#database/queries/accounts/pushDevices.ts'
import type { PersonalData } from '../privacy/personalData.ts'

/** Notifications of an account and its choices about them. */
export const NOTIFICATION_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => ({
    notifications: (await notificationsOf(db, accountId)).map(
      ({ accountId: _account, eventKey: _key, ...row }) => row,
    ),
    notificationChannels: (await listChannels(db, accountId)).map(
      ({ accountId: _account, url: _url, ...row }) => row,
    ),
    notificationDevices: (await listPushDevices(db, accountId)).map(
      ({ id, name, kinds, createdAt }) => ({ id, name, kinds, createdAt }),
    ),
    notificationSettings: (await findNotificationSettings(db, accountId))?.settings ?? null,
  }),
  erase: async ({ db }, { id }) => {
    await deleteNotificationsOf(db, id)
    await deleteNotificationSettings(db, id)
    await deletePushDevicesOf(db, id)
  },
}

import {
  deleteNotificationsOf,
  notificationsOf,
} from '#database/queries/foundation/notifications.ts'
import type { PersonalData } from '../privacy/personalData.ts'

/** The notifications of an account. */
export const NOTIFICATION_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => ({
    notifications: (await notificationsOf(db, accountId)).map(
      ({ accountId: _account, eventKey: _key, ...row }) => row,
    ),
  }),
  erase: async ({ db }, { id }) => await deleteNotificationsOf(db, id),
}

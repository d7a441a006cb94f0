import { sitePath } from '#content/sitePaths.ts'
import { notificationText } from '#content/wording/notificationTexts.ts'
import { deleteSends, listDueMessages } from '#database/queries/accounts/notificationChannels.ts'
import {
  deletePushDevice,
  dropOldPushes,
  listDuePushDevices,
  setPushFailures,
  type PushDeviceRow,
} from '#database/queries/accounts/pushDevices.ts'
import { shortened } from '#domain/foundation/forms/firstCharacters.ts'
import { readNotifiedEvent } from '#domain/foundation/notifications/notification.ts'
import { MAX_CHANNEL_FAILURES } from '#domain/foundation/notifications/notificationChannel.ts'
import type { PushMessage } from '#domain/foundation/notifications/pushDevice.ts'
import { postPush } from '#worker/adapters/push/postPush.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { retryTime } from './retryTime.ts'

const DEVICES_A_RUN = 30
const MESSAGES_A_RUN = 20
const MAX_TITLE = 100
const MAX_BODY = 300
const OLDEST_MS = 24 * 60 * 60_000

/**
 * Posts due notifications that are still unread to browsers, one message a device: several become one with their
 * number. Removes a device whose subscription has ended, or that failed too often.
 */
export async function sendPushMessages(context: OperationContext): Promise<void> {
  const { db, now, settings } = context
  await dropOldPushes(db, new Date(now.getTime() - OLDEST_MS).toISOString())
  if (settings.PUSH_SECRET === undefined) return
  const due = await listDuePushDevices(db, { now, limit: DEVICES_A_RUN })
  await Promise.all(due.map(async (device) => await sendTo(context, device)))
}

async function sendTo(context: OperationContext, device: PushDeviceRow): Promise<void> {
  const { db, now } = context
  const due = await listDueMessages(db, {
    channel: device.id,
    now: now.toISOString(),
    limit: MESSAGES_A_RUN,
  })
  const message = messageOf(due)
  const result = message === null ? 'sent' : await postPush(context, device, message)
  const failures = result === 'failed' ? device.failures + 1 : 0
  if (result === 'gone' || failures >= MAX_CHANNEL_FAILURES) {
    await deletePushDevice(db, device)
  } else if (result === 'failed') {
    const retryAt = await retryTime(context, { accountId: device.accountId, failures })
    await setPushFailures(db, { id: device.id, failures, retryAt })
  } else {
    const sent = due.map(({ sendId }) => sendId)
    await deleteSends(db, sent)
    if (device.failures > 0) await setPushFailures(db, { id: device.id, failures, retryAt: null })
  }
}

function messageOf(due: Awaited<ReturnType<typeof listDueMessages>>): PushMessage | null {
  const entries = due.flatMap(({ notification: { id, kind, facts } }) => {
    const event = readNotifiedEvent(kind, facts)
    return event ? [{ id, ...notificationText(event) }] : []
  })
  const [first, ...rest] = entries
  if (!first) return null
  if (rest.length === 0)
    return {
      id: first.id,
      title: shortened(first.title, MAX_TITLE),
      body: shortened(first.text, MAX_BODY),
      path: first.to,
    }
  return {
    id: null,
    title: `${entries.length} notifications`,
    body: shortened(entries.map(({ title }) => title).join(' · '), MAX_BODY),
    path: sitePath('myOrders'),
  }
}

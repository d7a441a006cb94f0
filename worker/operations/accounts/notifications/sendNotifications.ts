import { runBatch } from '#database/batch.ts'
import {
  delayVerdictMail,
  dropReadSends,
  listDueNotificationMails,
  listUnrouted,
  queueNotificationMail,
  routeNotification,
} from '#database/queries/accounts/notificationSends.ts'
import {
  readNotifiedEvent,
  type NotificationKind,
  type NotifiedEvent,
} from '#domain/foundation/notifications/notification.ts'
import {
  readNotificationSettings,
  type NotificationSettings,
} from '#domain/foundation/notifications/notificationSettings.ts'
import { eventMailDelay, mailTime, messageTime } from '#domain/foundation/notifications/sendTime.ts'
import { listChannels } from '#database/queries/accounts/notificationChannels.ts'
import { listPushDevices } from '#database/queries/accounts/pushDevices.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendChannelMessages } from './sendChannelMessages.ts'
import { sendPushMessages } from './sendPushMessages.ts'

export const ROUTED_A_RUN = 100
const MAILS_A_RUN = 500
/** Maximum notifications listed in one email; it counts the others. */
const LISTED_IN_A_MAIL = 30
/** Older notifications are not sent; they stay in the bell. */
const OLDEST_MS = 24 * 60 * 60_000

type Unrouted = Awaited<ReturnType<typeof listUnrouted>>[number]

/** A chat channel or device with the kinds that it gets. */
interface Target {
  id: string
  kinds: readonly NotificationKind[]
}

/**
 * Job: plans the sends of new notifications, then queues the emails and posts the messages that are due. Returns how
 * many it planned. Safe to repeat.
 */
export async function sendNotifications(context: OperationContext): Promise<number> {
  const { db } = context
  const unrouted = await listUnrouted(db, ROUTED_A_RUN)
  const owners = new Set(unrouted.map(({ notification }) => notification.accountId))
  const targets = new Map<string, Target[]>()
  for (const owner of owners) {
    const [channels, devices] = await Promise.all([
      listChannels(db, owner),
      listPushDevices(db, owner),
    ])
    targets.set(owner, [...channels, ...devices])
  }
  await runBatch(
    db,
    unrouted.flatMap((one) => routing(context, one, targets.get(one.notification.accountId) ?? [])),
  )
  await queueDueMails(context)
  await Promise.all([sendChannelMessages(context), sendPushMessages(context)])
  return unrouted.length
}

function routing(
  { db, now }: OperationContext,
  { notification, settings: stored, reportZone }: Unrouted,
  targets: readonly Target[],
) {
  const { id, accountId, kind, facts, createdAt, readAt } = notification
  const event = readNotifiedEvent(kind, facts)
  const isOld = now.getTime() - Date.parse(createdAt) > OLDEST_MS
  if (!event || isOld || readAt !== null) return routeNotification(db, id, [])
  const settings = readNotificationSettings(stored, reportZone ?? 'CST')
  const dueAt = mailTime(event.kind, settings, now)?.toISOString()
  const messageAt = messageTime(settings, now).toISOString()
  const sendOf = (channel: string, at: string) => [
    { id: newId('nsd'), notificationId: id, accountId, channel, dueAt: at },
  ]
  const sends = [
    ...(dueAt ? sendOf('mail', dueAt) : []),
    ...targets
      .filter(({ kinds }) => kinds.includes(event.kind))
      .flatMap((target) => sendOf(target.id, messageAt)),
  ]
  return [...routeNotification(db, id, sends), ...quietDelay({ db, now }, event, settings)]
}

/** Event emails wait for the end of the quiet hours too. */
function quietDelay(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  event: NotifiedEvent,
  settings: NotificationSettings,
) {
  const until = eventMailDelay(event.kind, settings, now)?.toISOString()
  return until && 'orderId' in event.facts
    ? [delayVerdictMail(db, { orderId: event.facts.orderId, until })]
    : []
}

/** Queues one email per account for everything due and unread; the mail registry sends it. */
async function queueDueMails({ db, now }: OperationContext): Promise<void> {
  const at = now.toISOString()
  await dropReadSends(db, at)
  const due = await listDueNotificationMails(db, at, MAILS_A_RUN)
  for (const [accountId, own] of Map.groupBy(due, ({ send }) => send.accountId)) {
    const ids = own.map(({ send }) => send.notificationId)
    await queueNotificationMail(db, {
      id: newId('mai'),
      accountId,
      recipient: own[0]?.email ?? '',
      sendIds: own.map(({ send }) => send.id),
      facts: {
        notificationIds: ids.slice(0, LISTED_IN_A_MAIL),
        more: Math.max(0, ids.length - LISTED_IN_A_MAIL),
      },
      at,
    })
  }
}

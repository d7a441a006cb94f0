import { notificationText } from '#content/wording/notificationTexts.ts'
import {
  deleteSends,
  dropOldMessages,
  listDueChannels,
  listDueMessages,
  updateChannel,
  type ChannelRow,
} from '#database/queries/accounts/notificationChannels.ts'
import { readNotifiedEvent } from '#domain/foundation/notifications/notification.ts'
import {
  channelMessage,
  MAX_CHANNEL_FAILURES,
} from '#domain/foundation/notifications/notificationChannel.ts'
import { postWebhook, type WebhookResult } from '#worker/adapters/postWebhook.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { CHANNEL_FOOTER } from './ownChannels.ts'
import { retryTime } from './retryTime.ts'

const CHANNELS_A_RUN = 30
const ENTRIES_A_MESSAGE = 10
const OLDEST_MS = 24 * 60 * 60_000

/**
 * Posts due notifications that are still unread, one message per channel. A failing channel waits longer after each
 * failure.
 */
export async function sendChannelMessages(context: OperationContext): Promise<void> {
  const { db, now } = context
  await dropOldMessages(db, new Date(now.getTime() - OLDEST_MS).toISOString())
  const due = await listDueChannels(db, {
    now: now.toISOString(),
    mostFailures: MAX_CHANNEL_FAILURES,
    limit: CHANNELS_A_RUN,
  })
  await Promise.all(due.map(async (channel) => await sendTo(context, channel)))
}

async function sendTo(context: OperationContext, channel: ChannelRow): Promise<void> {
  const { db, now, settings } = context
  const due = await listDueMessages(db, {
    channel: channel.id,
    now: now.toISOString(),
    limit: ENTRIES_A_MESSAGE,
  })
  const entries = due.flatMap(({ notification: { kind, facts } }) => {
    const event = readNotifiedEvent(kind, facts)
    if (!event) return []
    const { title, text, to } = notificationText(event)
    return [{ title, text, url: pageUrl(settings, to) }]
  })
  const result: WebhookResult =
    entries.length === 0
      ? { isSent: true }
      : await postWebhook(channel.url, channelMessage(channel.app, entries, CHANNEL_FOOTER))
  if (!result.isSent) return await rest(context, channel, result)
  await deleteSends(
    db,
    due.map(({ sendId }) => sendId),
  )
  if (channel.failures > 0)
    await updateChannel(db, channel, { failures: 0, retryAt: null, lastError: null })
}

async function rest(
  context: OperationContext,
  channel: ChannelRow,
  { reason, isGone }: Extract<WebhookResult, { isSent: false }>,
): Promise<void> {
  const failures = isGone ? MAX_CHANNEL_FAILURES : channel.failures + 1
  const retryAt = await retryTime(context, { accountId: channel.accountId, failures })
  await updateChannel(context.db, channel, { failures, retryAt, lastError: reason })
}

import {
  deleteChannel,
  findChannel,
  insertChannel,
  listChannels,
  updateChannel,
  type ChannelRow,
} from '#database/queries/accounts/notificationChannels.ts'
import { sitePath } from '#content/sitePaths.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  channelAppOf,
  channelMessage,
  MAX_CHANNEL_FAILURES,
  MAX_CHANNELS,
  type ChannelChange,
  type NewChannel,
  type NotificationChannel,
} from '#domain/foundation/notifications/notificationChannel.ts'
import { newId } from '#worker/adapters/ids.ts'
import { postWebhook } from '#worker/adapters/postWebhook.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pageUrl } from '#worker/operations/foundation/identity/mailedLink.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

const viewOf = ({
  id,
  app,
  name,
  kinds,
  failures,
  lastError,
}: ChannelRow): NotificationChannel => ({
  id,
  app,
  name,
  kinds,
  failures,
  isOff: failures >= MAX_CHANNEL_FAILURES,
  lastError,
})

/** Chat channels of the logged-in account, without their addresses. Raises no_access. */
export async function listOwnChannels(context: OperationContext): Promise<NotificationChannel[]> {
  return (await listChannels(context.db, ownAccount(context).id)).map(viewOf)
}

/** Adds a channel once a test message has arrived. Raises no_access, webhook_failed, too_many_channels. */
export async function addChannel(
  context: OperationContext,
  { name, kinds, url }: NewChannel,
): Promise<NotificationChannel> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const app = channelAppOf(url)
  if (!app) throw new ProductError('invalid_input')
  if ((await listChannels(db, accountId)).length >= MAX_CHANNELS)
    throw new ProductError('too_many_channels')
  await sendTest(context, { app, url, name })
  const row = { id: newId('nch'), accountId, app, name, url, kinds, createdAt: now.toISOString() }
  if (!(await insertChannel(db, row, MAX_CHANNELS))) throw new ProductError('too_many_channels')
  return viewOf({ ...row, failures: 0, retryAt: null, lastError: null })
}

/** Changes the name and kinds of a channel. Raises no_access, channel_not_found. */
export async function changeChannel(
  context: OperationContext,
  id: string,
  change: ChannelChange,
): Promise<NotificationChannel> {
  const row = await ownChannel(context, id)
  if (Object.keys(change).length > 0) await updateChannel(context.db, row, change)
  return viewOf({ ...row, ...change })
}

/**
 * Sends a test message; on success it reactivates a channel that was off. Raises no_access, channel_not_found,
 * webhook_failed.
 */
export async function testChannel(
  context: OperationContext,
  id: string,
): Promise<NotificationChannel> {
  const row = await ownChannel(context, id)
  await sendTest(context, row)
  const works = { failures: 0, retryAt: null, lastError: null }
  await updateChannel(context.db, row, works)
  return viewOf({ ...row, ...works })
}

/** Removes a channel of the account with its pending messages. Raises no_access, channel_not_found. */
export async function removeChannel(context: OperationContext, id: string): Promise<void> {
  await deleteChannel(context.db, await ownChannel(context, id))
}

async function ownChannel(context: OperationContext, id: string): Promise<ChannelRow> {
  const row = await findChannel(context.db, { id, accountId: ownAccount(context).id })
  if (!row) throw new ProductError('channel_not_found')
  return row
}

async function sendTest(
  context: OperationContext,
  { app, url, name }: Pick<ChannelRow, 'app' | 'url' | 'name'>,
): Promise<void> {
  const { email } = ownAccount(context)
  const entry = {
    title: 'This channel gets notifications',
    text: `${name} is connected to the campaigns of ${email}.`,
    url: `${pageUrl(context.settings, sitePath('editUser'))}#notifications`,
  }
  const result = await postWebhook(url, channelMessage(app, [entry], CHANNEL_FOOTER))
  if (!result.isSent)
    throw new ProductError('webhook_failed', {
      message: `The test message did not arrive. ${result.reason} Please check the address.`,
    })
}

/** Sender name of each message. */
export const CHANNEL_FOOTER = 'AdMarket Direct'

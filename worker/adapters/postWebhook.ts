import { channelAppOf } from '#domain/foundation/notifications/notificationChannel.ts'

const TIMEOUT_MS = 5_000

export type WebhookResult = { isSent: true } | { isSent: false; reason: string; isGone: boolean }

const failed = (reason: string, isGone = false): WebhookResult => ({
  isSent: false,
  reason,
  isGone,
})

/**
 * Posts a message to a chat's incoming webhook. Allows only addresses of `channelAppOf`, follows no redirect and reads
 * no response body, so that it reaches nothing internal. `isGone`: the webhook was removed there.
 */
export async function postWebhook(url: string, message: unknown): Promise<WebhookResult> {
  if (channelAppOf(url) === null) return failed('This address is not allowed.', true)
  try {
    const { status, body } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await body?.cancel()
    if (status >= 200 && status < 300) return { isSent: true }
    const isGone = status === 404 || status === 410
    return failed(
      isGone ? 'The webhook no longer exists.' : `It answered with status ${status}.`,
      isGone,
    )
  } catch {
    return failed('It could not be reached.')
  }
}

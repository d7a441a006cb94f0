import { isPushEndpoint, type PushMessage } from '#domain/foundation/notifications/pushDevice.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { encryptPush } from './encryptPush.ts'
import { vapidHeader, vapidKeys } from './vapidKeys.ts'

const TIMEOUT_MS = 5_000
/** How long a push service keeps a message for a device that is off. */
const LIFE_S = 24 * 60 * 60
const GONE = new Set([404, 410])

/** `gone`: the subscription has ended. `failed`: try again later. */
export type PushResult = 'sent' | 'failed' | 'gone'

type PushSettings = Pick<Settings, 'PUSH_SECRET' | 'MAIL_DESK'>

/** The public key for which browsers subscribe, base64url; null without `PUSH_SECRET`. */
export async function pushPublicKey({
  PUSH_SECRET,
}: Pick<Settings, 'PUSH_SECRET'>): Promise<string | null> {
  return PUSH_SECRET === undefined ? null : (await vapidKeys(PUSH_SECRET)).publicKey
}

/**
 * Posts an encrypted message to a browser's push service. Calls only hosts of `isPushEndpoint`, follows no redirect and
 * reads no response body, so that it reaches nothing internal.
 */
export async function postPush(
  { settings, now }: { settings: PushSettings; now: Date },
  device: { endpoint: string; p256dh: string; auth: string },
  message: PushMessage,
): Promise<PushResult> {
  const { endpoint, p256dh, auth } = device
  if (settings.PUSH_SECRET === undefined) return 'failed'
  if (!isPushEndpoint(endpoint)) return 'gone'
  try {
    const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
    const contact = settings.MAIL_DESK
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: await vapidHeader(await vapidKeys(settings.PUSH_SECRET), {
          endpoint,
          contact,
          now,
        }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(LIFE_S),
      },
      body: await encryptPush(JSON.stringify(message), keys),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await body?.cancel()
    if (status >= 200 && status < 300) return 'sent'
    return GONE.has(status) ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}

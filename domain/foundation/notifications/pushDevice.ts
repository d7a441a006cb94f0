import { z } from 'zod'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.ts'

/** Devices of an account that get notifications, at most. */
export const MAX_PUSH_DEVICES = 10
const MAX_ENDPOINT_LENGTH = 1_000
/** An uncompressed point of P-256: 65 bytes in base64url. */
const PUBLIC_KEY = /^B[\w-]{86}$/
/** 16 bytes in base64url. */
const AUTH_SECRET = /^[\w-]{22}$/

/** Push services of Chromium, Firefox, Safari and Edge. */
const PUSH_SERVICE =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]{1,63}\.notify\.windows\.com)\/[\w%=&.:~/?-]+$/

/** Whether an address is that of a browser's push service. No other host is ever called. */
export const isPushEndpoint = (address: string): boolean =>
  address.length <= MAX_ENDPOINT_LENGTH && PUSH_SERVICE.test(address)

const kinds = z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length)

/** A browser's subscription, as `PushSubscription.toJSON` states it. */
export const newPushDeviceSchema = z.strictObject({
  kinds,
  endpoint: z.string().refine(isPushEndpoint, {
    message: 'This browser’s push service is not supported.',
  }),
  p256dh: z.string().regex(PUBLIC_KEY),
  auth: z.string().regex(AUTH_SECRET),
})
export type NewPushDevice = z.infer<typeof newPushDeviceSchema>

export const pushDeviceChangeSchema = z.strictObject({ kinds })
export type PushDeviceChange = z.infer<typeof pushDeviceChangeSchema>

/** A device that gets notifications, as its owner sees it. Its address is not shown. */
export interface PushDevice {
  id: string
  name: string
  kinds: NotificationKind[]
  /** Whether it belongs to the login that reads the list. */
  isCurrent: boolean
}

export interface PushDevices {
  /** The server's public key, base64url; null where push is not set up. */
  publicKey: string | null
  devices: PushDevice[]
}

/** The content that the service worker shows. `id` is null for several notifications in one. */
export interface PushMessage {
  id: string | null
  title: string
  body: string
  /** Path on the site that a click opens. */
  path: string
}

import type { Settings } from '#domain/foundation/settings/settings.ts'
import { CachedValues } from '../platform/CachedValues.ts'
import { signatureBytes } from './signature.ts'

/** Purposes of signatures and keyed hashes, each with its own key. */
export type Purpose =
  | 'session'
  | 'login'
  | 'mailed-access'
  | 'mailed-code'
  | 'team-invitation'
  | 'order-approval'
  | 'standing-order'
  | 'known-device'
  | 'network'
  | 'coupon-network'
  | 'visitor-counts'
  | 'device'
  | 'click'
  | 'creative-url'
  | 'ad-url'
  | 'kit-picture-url'
  | 'screen-key'
  | 'second-factor'
  | 'push'

export type SessionSecrets = Pick<Settings, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>
export type ScreenSecrets = SessionSecrets &
  Pick<Settings, 'SCREEN_KEY_SECRET' | 'SCREEN_KEY_SECRET_PREVIOUS'>

/** Secrets from which keys are derived. */
export interface KeyRing {
  /** Secrets for deriving each purpose's keys; the first one signs, all of them verify. */
  derived: readonly [current: string, ...former: string[]]
  /** Secrets that signed directly, before each purpose had its own key; they only verify. */
  direct: readonly string[]
}

const isSet = (secret: string | undefined): secret is string => secret !== undefined

/**
 * The secret that signed directly before each purpose had its own key: the current one until the first rotation, then
 * the previous one. No later secret ever signed directly.
 */
export const directSecret = ({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }: SessionSecrets): string =>
  SESSION_SECRET_PREVIOUS ?? SESSION_SECRET

/** Key ring for everything except screens and second factors. */
export const sessionRing = (settings: SessionSecrets): KeyRing => ({
  derived: [settings.SESSION_SECRET, ...[settings.SESSION_SECRET_PREVIOUS].filter(isSet)],
  direct: [directSecret(settings)],
})

/** Key ring for screens. Keys from SESSION_SECRET open their screens until they are rotated out. */
export const screenRing = (settings: ScreenSecrets): KeyRing => {
  const previous = [settings.SCREEN_KEY_SECRET_PREVIOUS].filter(isSet)
  return {
    derived: [settings.SCREEN_KEY_SECRET ?? settings.SESSION_SECRET, ...previous],
    direct: [...new Set([...previous, directSecret(settings)])],
  }
}

const encoder = new TextEncoder()
const HMAC = { name: 'HMAC', hash: 'SHA-256' }
/** Cache size: more than all purposes with current, previous and direct keys. */
const MAX_KEYS = 128
const known = new CachedValues<CryptoKey>(MAX_KEYS)

/** Key material of a purpose: 32 bytes by HKDF-SHA-256 (RFC 5869) with the purpose as info. */
export async function deriveBytes(secret: string, purpose: Purpose): Promise<ArrayBuffer> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
  ])
  return await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) },
    material,
    256,
  )
}

const importHmac = async (bytes: ArrayBuffer | Uint8Array) =>
  await crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign', 'verify'])

interface Signer {
  key: Promise<CryptoKey>
  bytes: Uint8Array
}

const derivedSigner = (secret: string, purpose: Purpose, text: string): Signer => ({
  key: known.get(`${purpose} ${secret}`, async () =>
    importHmac(await deriveBytes(secret, purpose)),
  ),
  bytes: encoder.encode(text),
})

const directSigner = (secret: string, purpose: Purpose, text: string): Signer => ({
  key: known.get(`direct ${secret}`, async () => importHmac(encoder.encode(secret))),
  bytes: encoder.encode(`${purpose}:${text}`),
})

const signersOf = ({ derived, direct }: KeyRing, purpose: Purpose, text: string): Signer[] => [
  ...derived.map((secret) => derivedSigner(secret, purpose, text)),
  ...direct.map((secret) => directSigner(secret, purpose, text)),
]

async function signWith({ key, bytes }: Signer): Promise<string> {
  return Buffer.from(await crypto.subtle.sign('HMAC', await key, bytes)).toString('base64url')
}

/** Signs a text for one purpose with the current secret: 43 characters. */
export const sign = async (ring: KeyRing, purpose: Purpose, text: string): Promise<string> =>
  await signWith(derivedSigner(ring.derived[0], purpose, text))

/**
 * Whether the ring signed a text for this purpose, with the current secret or a former one; compares in constant time.
 */
export async function isSigned(
  ring: KeyRing,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const stated = signatureBytes(signature)
  if (!stated) return false
  for (const { key, bytes } of signersOf(ring, purpose, text))
    if (await crypto.subtle.verify('HMAC', await key, stated, bytes)) return true
  return false
}

/** Every signature of a text that the ring accepts, current first, to find values stored under a keyed hash. */
export const acceptedSignatures = async (
  ring: KeyRing,
  purpose: Purpose,
  text: string,
): Promise<[current: string, ...former: string[]]> => {
  const [, ...former] = signersOf(ring, purpose, text)
  return await Promise.all([sign(ring, purpose, text), ...former.map(signWith)])
}

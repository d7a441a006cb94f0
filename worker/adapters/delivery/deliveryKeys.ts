import {
  type DeliveryToken,
  MAX_TOKEN_LENGTH,
  readTokenPayload,
  tokenAge,
  writeTokenPayload,
} from '#domain/delivery/counting/deliveryToken.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { CachedValues } from '../../platform/CachedValues.ts'
import { signatureBytes } from '../signature.ts'

export type DeliverySecrets = Pick<
  Settings,
  'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS' | 'DELIVERY_SECRET' | 'DELIVERY_SECRET_PREVIOUS'
>

/** A token with its verified signature and age; a token with a foreign signature has no trusted content. */
export type ReadToken = { verdict: 'good' | 'late'; token: DeliveryToken } | { verdict: 'foreign' }

interface DayKey {
  id: string
  key: CryptoKey
}

const DAY_MS = 86_400_000
const MAX_KEYS = 128
const encoder = new TextEncoder()
const FOREIGN: ReadToken = { verdict: 'foreign' }

const dayOf = (ms: number) => Math.floor(ms / DAY_MS)

/** Keys by secret and day, each derived once per isolate. */
const known = new CachedValues<DayKey>(MAX_KEYS)

async function derive(secret: string, day: number): Promise<DayKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
  ])
  const bits = async (info: string, length: number) =>
    await crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(info) },
      material,
      length,
    )
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = await bits(`delivery token of day ${day}`, 256)
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign', 'verify'])
  const id = Buffer.from(await bits('delivery secret', 24)).toString('base64url')
  return { id, key }
}

const dayKey = async (secret: string, day: number): Promise<DayKey> =>
  await known.get(`${day}:${secret}`, async () => await derive(secret, day))

const secretsOf = (secrets: DeliverySecrets): string[] =>
  [
    ...(secrets.DELIVERY_SECRET === undefined
      ? [secrets.SESSION_SECRET, secrets.SESSION_SECRET_PREVIOUS]
      : [secrets.DELIVERY_SECRET]),
    secrets.DELIVERY_SECRET_PREVIOUS,
  ].filter((secret) => secret !== undefined)

/** Random nonce for one response: 72 bits. */
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(9))).toString('base64url')

/** Signs a token with the current secret's key for the token's day. */
export async function signToken(secrets: DeliverySecrets, token: DeliveryToken): Promise<string> {
  const [current = ''] = secretsOf(secrets)
  const { id, key } = await dayKey(current, dayOf(token.issuedAt))
  const payload = Buffer.from(writeTokenPayload(token, id)).toString('base64url')
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(payload))
  return `${payload}.${Buffer.from(signature).toString('base64url')}`
}

/**
 * Reads a token and checks that the current or previous secret signed it and that it has not expired. Each day's keys
 * are valid only for that day.
 */
export async function readToken(
  secrets: DeliverySecrets,
  text: string,
  nowMs: number,
): Promise<ReadToken> {
  if (text.length > MAX_TOKEN_LENGTH) return FOREIGN
  const [payload = '', signature = '', ...more] = text.split('.')
  const read = readTokenPayload(Buffer.from(payload, 'base64url').toString())
  if (!read || more.length > 0) return FOREIGN
  const { token, keyId } = read
  const age = tokenAge(token, nowMs)
  if (age === 'impossible') return FOREIGN
  for (const secret of secretsOf(secrets)) {
    const { id, key } = await dayKey(secret, dayOf(token.issuedAt))
    if (id !== keyId) continue
    const bytes = signatureBytes(signature)
    const isOurs =
      bytes !== null && (await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(payload)))
    return isOurs ? { verdict: age, token } : FOREIGN
  }
  return FOREIGN
}

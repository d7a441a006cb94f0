const encoder = new TextEncoder()

/** Keys by their secret, of which there are as many as settings name: each answer of the ad server signs three times. */
const known = new Map<string, CryptoKey>()
const MAX_KEYS = 16

async function hmacKey(secret: string): Promise<CryptoKey> {
  const found = known.get(secret)
  if (found) return found
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  if (known.size >= MAX_KEYS) known.clear()
  known.set(secret, key)
  return key
}

const toBase64Url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

/**
 * The bytes of a signature that is written as we write it, else null: the last letter carries bits that decoding drops,
 * so that other texts would pass for the same signature.
 */
export function signatureBytes(signature: string): Buffer | null {
  const bytes = Buffer.from(signature, 'base64url')
  return bytes.toString('base64url') === signature ? bytes : null
}

/** The HMAC of a text for one purpose, so that a signature for one thing is none for another. */
export async function sign(secret: string, purpose: string, text: string): Promise<string> {
  const key = await hmacKey(secret)
  return toBase64Url(await crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}:${text}`)))
}

/** Whether a signature was made by `sign` with the same secret, purpose and text; takes the same time either way. */
export async function isSignedBy(
  secret: string,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = signatureBytes(signature)
  if (!bytes) return false
  const key = await hmacKey(secret)
  return await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${purpose}:${text}`))
}

/** Whether two secrets are the same, compared in constant time. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return left !== undefined && right !== undefined && crypto.subtle.timingSafeEqual(left, right)
}

/** The SHA-256 of a text, to compare contents by. */
export async function hashText(text: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

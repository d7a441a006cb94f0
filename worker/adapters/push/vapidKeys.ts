import { deriveBytes } from '../keyRing.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
/** The order of P-256: a private key is below it. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
/** PKCS #8 header of a P-256 private key without its public key (RFC 5208, RFC 5915). */
const PKCS8_HEADER = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420'
/** Lifetime of a signed token; RFC 8292 allows 24 hours. */
const TOKEN_LIFE_S = 12 * 60 * 60

interface VapidKeys {
  privateKey: CryptoKey
  /** Uncompressed point, base64url. */
  publicKey: string
}

/** The private number of a secret; never zero. */
async function privateNumber(secret: string): Promise<Buffer> {
  const bytes = Buffer.from(await deriveBytes(secret, 'push'))
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
}

/** The key pair with which we identify ourselves to push services, derived from a secret (RFC 8292). */
export async function vapidKeys(secret: string): Promise<VapidKeys> {
  const pkcs8 = Buffer.concat([Buffer.from(PKCS8_HEADER, 'hex'), await privateNumber(secret)])
  const pair = await crypto.subtle.importKey('pkcs8', pkcs8, CURVE, true, ['sign'])
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', pair)) as JsonWebKey
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { privateKey: pair, publicKey: Buffer.concat(point).toString('base64url') }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The Authorization header of a request to a push service. */
export async function vapidHeader(
  { privateKey, publicKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + TOKEN_LIFE_S,
    sub: `mailto:${contact}`,
  }
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    Buffer.from(text),
  )
  return `vapid t=${text}.${Buffer.from(signature).toString('base64url')}, k=${publicKey}`
}

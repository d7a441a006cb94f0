import type { NewPushDevice, PushMessage } from '#domain/foundation/notifications/pushDevice.ts'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }

async function hkdf(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: string | Buffer,
  bytes: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: Buffer.from(info) }
  return await crypto.subtle.deriveBits(algorithm, key, bytes * 8)
}

/** A browser with a subscription: what it sends to us, and how it reads a message (RFC 8291). */
export async function givenBrowser(endpoint: string) {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  const own = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey))
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
  const subscription: NewPushDevice = {
    endpoint,
    kinds: ['desk_message'],
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  const read = async (body: Uint8Array<ArrayBuffer>): Promise<PushMessage> => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
    const shared = await crypto.subtle.deriveBits(
      {
        name: 'ECDH',
        public: await crypto.subtle.importKey('raw', sender, CURVE, false, []),
      },
      pair.privateKey,
      256,
    )
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const secret = await hkdf(shared, auth, info, 32)
    const key = await hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const iv = await hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
    const record = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']),
      body.subarray(86),
    )
    return JSON.parse(Buffer.from(record).subarray(0, -1).toString()) as PushMessage
  }
  return { subscription, read }
}

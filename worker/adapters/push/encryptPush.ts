const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
/** Marks the last record of a body (RFC 8188). */
const LAST_RECORD = 2
const RECORD_BYTES = 4_096

/** A browser's keys: its public key and its authentication secret. */
export interface PushKeys {
  p256dh: Uint8Array
  auth: Uint8Array
}

/** Ours for one message; random except in tests. */
export interface MessageKeys {
  pair: CryptoKeyPair
  salt: Uint8Array
}

const newMessageKeys = async (): Promise<MessageKeys> => ({
  pair: (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair,
  salt: crypto.getRandomValues(new Uint8Array(16)),
})

async function hkdf(
  secret: Uint8Array | ArrayBuffer,
  salt: Uint8Array,
  info: Uint8Array,
  bytes: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, bytes * 8))
}

const infoOf = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)

/** The body of a push message in the encoding aes128gcm (RFC 8291). The text has at most 3,993 bytes. */
export async function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  own?: MessageKeys,
): Promise<Uint8Array> {
  const { pair, salt } = own ?? (await newMessageKeys())
  const reader = await crypto.subtle.importKey('raw', p256dh, CURVE, false, [])
  const sender = new Uint8Array(
    (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer,
  )
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: reader } as SubtleCryptoDeriveKeyAlgorithm,
    pair.privateKey,
    256,
  )
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
  const secret = await hkdf(shared, auth, info, 32)
  const key = await crypto.subtle.importKey(
    'raw',
    await hkdf(secret, salt, infoOf('aes128gcm'), 16),
    'AES-GCM',
    false,
    ['encrypt'],
  )
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: await hkdf(secret, salt, infoOf('nonce'), 12) },
    key,
    Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)]),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.of(sender.length), sender, Buffer.from(record)])
}

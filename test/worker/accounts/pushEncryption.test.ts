import { expect, it } from 'vitest'
import { encryptPush } from '#worker/adapters/push/encryptPush.ts'
import { vapidHeader, vapidKeys } from '#worker/adapters/push/vapidKeys.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const SENDER_PUBLIC =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'

const senderKey = async (isPrivate: boolean) => {
  const point = bytes(SENDER_PUBLIC)
  return await crypto.subtle.importKey(
    'jwk',
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      ...(isPrivate ? { d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' } : {}),
    },
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    isPrivate ? ['deriveBits'] : [],
  )
}

it('encrypts the example of RFC 8291 to its bytes', async () => {
  const body = await encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      pair: { privateKey: await senderKey(true), publicKey: await senderKey(false) },
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  )
  expect(Buffer.from(body).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('signs a token that the stated public key verifies', async () => {
  const keys = await vapidKeys('a-secret-of-at-least-32-characters-0123')
  expect((await vapidKeys('a-secret-of-at-least-32-characters-0123')).publicKey).toBe(
    keys.publicKey,
  )
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const now = new Date('2026-11-27T12:00:00.000Z')
  const header = await vapidHeader(keys, { endpoint, contact: 'desk@example.com', now })
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:desk@example.com',
  })
  const point = await crypto.subtle.importKey(
    'raw',
    bytes(key),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const text = Buffer.from(`${head}.${claims}`)
  expect(await crypto.subtle.verify(algorithm, point, bytes(signature), text)).toBe(true)
})

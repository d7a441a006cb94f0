import { createHmac } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import {
  acceptedSignatures,
  isSigned,
  type KeyRing,
  type Purpose,
  screenRing,
  sessionRing,
  sign,
} from '#worker/adapters/keyRing.ts'
import { adUrl, creativesOrigin, readAdAddress } from '#worker/adapters/creatives/creativeUrl.ts'
import { isKitPictureSignature, kitPictureUrl } from '#worker/adapters/creatives/kitPictureUrl.ts'
import { screenKeyOf, screenOfKey } from '#worker/adapters/delivery/screenKey.ts'
import { hashesOfCode } from '#worker/operations/orders/access/accessCodeMail.ts'
import { couponBuyer } from '#worker/operations/commerce/coupons/couponBuyer.ts'
import { deviceCookie, knownDevice } from '#worker/operations/foundation/identity/knownDevice.ts'
import { startSession } from '#worker/operations/contact/startSession.ts'
import { verifySession } from '#worker/operations/contact/verifySession.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { clickAddress, isOurAim } from '#worker/serve/clickAddress.ts'
import { readDevice, readVisitor, writeDevice, writeVisitor } from '#worker/serve/visitorState.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const C = 'c'.repeat(64)

const settings: Settings = settingsOf(env)
/**
 * Secrets before a rotation, after it, after a second one, and once the previous one is removed.
 */
const secretsOf = (current: string, previous?: string): Settings => ({
  ...settings,
  SESSION_SECRET: current,
  SESSION_SECRET_PREVIOUS: previous,
  SCREEN_KEY_SECRET: `screen ${current}`,
  SCREEN_KEY_SECRET_PREVIOUS: previous && `screen ${previous}`,
})
const before = secretsOf(A)
const after = secretsOf(B, A)
const twice = secretsOf(C, B)
const finished = secretsOf(B)

/** A signature from before purposes had their own keys. */
const directly = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')

const PURPOSES: Purpose[] = [
  'session',
  'mailed-access',
  'mailed-code',
  'known-device',
  'network',
  'coupon-network',
  'visitor-counts',
  'device',
  'click',
  'creative-url',
  'ad-url',
  'kit-picture-url',
]

describe.each<[string, Purpose[], (of: Settings) => KeyRing, string]>([
  ['SESSION_SECRET', PURPOSES, sessionRing, A],
  ['SCREEN_KEY_SECRET', ['screen-key'], screenRing, `screen ${A}`],
])('a rotation of %s', (_name, purposes, ringOf, secret) => {
  it.each(purposes)('keeps signatures for %s through one rotation', async (purpose) => {
    const signature = await sign(ringOf(before), purpose, 'text')
    const accepted = async (of: Settings) => await isSigned(ringOf(of), purpose, 'text', signature)
    expect(signature).toHaveLength(43)
    expect(await accepted(before)).toBe(true)
    expect(await accepted(after)).toBe(true)
    expect(await accepted(twice)).toBe(false)
    expect(await accepted(finished)).toBe(false)
    expect(await sign(ringOf(after), purpose, 'text')).not.toBe(signature)
    expect(await acceptedSignatures(ringOf(after), purpose, 'text')).toContain(signature)
  })

  it.each(purposes)('keeps signatures for %s from before its own key', async (purpose) => {
    const signature = directly(secret, purpose, 'text')
    const accepted = async (of: Settings) => await isSigned(ringOf(of), purpose, 'text', signature)
    expect(await accepted(after)).toBe(true)
    expect(await accepted(twice)).toBe(false)
    expect(await acceptedSignatures(ringOf(after), purpose, 'text')).toContain(signature)
  })

  it('gives each purpose its own key', async () => {
    const all = [...PURPOSES, 'screen-key' as const]
    const signatures = await Promise.all(all.map((purpose) => sign(ringOf(before), purpose, 'x')))
    expect(new Set(signatures).size).toBe(all.length)
  })
})

describe('tokens from before a rotation', () => {
  const context = (of: Settings) => ({
    ...databaseContext(env),
    settings: of,
    now: new Date(),
  })

  it('keep a session valid', async () => {
    const { sessionId } = await startSession(context(before))
    const id = sessionId.split('.')[0]
    expect(await verifySession({ settings: after }, sessionId)).toBe(id)
    expect(await verifySession({ settings: twice }, sessionId)).toBeNull()
    const direct = `${id}.${directly(A, 'session', id ?? '')}`
    expect(await verifySession({ settings: before }, direct)).toBe(id)
  })

  it('still identify a known device', async () => {
    const cookie = await deviceCookie(before, new Headers(), 'ann@example.com')
    const headers = new Headers({ Cookie: cookie.split(';')[0] ?? '' })
    expect(await knownDevice(after, headers, 'ann@example.com')).toMatch(/^[\w-]{21}$/)
    expect(await knownDevice(twice, headers, 'ann@example.com')).toBeNull()
  })

  it('still work as a mailed code', async () => {
    const parts = { orderId: 'ord_1', recipient: 'buyer', address: 'a@b.c', code: '1' } as const
    const [stored] = await hashesOfCode({ settings: before }, parts)
    expect(await hashesOfCode({ settings: after }, parts)).toContain(stored)
    expect(await hashesOfCode({ settings: twice }, parts)).not.toContain(stored)
  })

  it('still identify the network for coupons', async () => {
    const guest = { account: null, network: '203.0.113.7' }
    const [stored] = (await couponBuyer({ ...guest, settings: before }, null)).networks
    const { networks } = await couponBuyer({ ...guest, settings: after }, null)
    expect(networks).toContain(stored)
    expect(networks).toContain(directly(A, 'coupon-network', guest.network))
  })

  it('still count views of a visitor and of a device', async () => {
    const seen = { ...(await readVisitor(before, '')), at: 1 }
    const counts = await readVisitor(before, await writeVisitor(before, seen))
    expect(await readVisitor(after, await writeVisitor(before, counts))).toEqual(counts)
    const device = crypto.randomUUID()
    await writeDevice(before, device, counts)
    expect(await readDevice(after, device)).toEqual(await readDevice(before, device))
  })

  it('still work as the URL of a click, an ad and a picture', async () => {
    const aim = { token: 't', to: 'https://example.com/' }
    const click = new URL(await clickAddress(before, aim.token, aim))
    const signature = click.searchParams.get('s') ?? ''
    expect(await isOurAim(after, { ...aim, signature })).toBe(true)
    expect(await isOurAim(twice, { ...aim, signature })).toBe(false)

    const file = { versionId: 'v', storageKey: 'k', bytes: 1, sha256: 's', mimeType: 'image/png' }
    const ad = await adUrl(before, { ...file, isZip: false, patches: [], path: 'file' })
    const [, facts = '', ofAd = ''] = /\/ads\/([^/]+)\/([^/]+)\//.exec(ad) ?? []
    expect(await readAdAddress(after, { facts, signature: ofAd })).toMatchObject(file)
    expect(await readAdAddress(twice, { facts, signature: ofAd })).toBeNull()

    const key = { kitId: 'kit_1', role: 'logo', sha256: 'f' } as const
    const url = await kitPictureUrl(before, {
      ...key,
      picture: { sha256: 'f' } as Parameters<typeof kitPictureUrl>[1]['picture'],
    })
    expect(url.startsWith(creativesOrigin(before))).toBe(true)
    const ofPicture = url.split('/').at(-1) ?? ''
    expect(await isKitPictureSignature(after, key, ofPicture)).toBe(true)
    expect(await isKitPictureSignature(twice, key, ofPicture)).toBe(false)
  })
})

describe('screens', () => {
  it('keep playing through a rotation of their secret', async () => {
    const key = await screenKeyOf(before, 'screen_1')
    expect(await screenOfKey(after, key)).toBe('screen_1')
    expect(await screenOfKey(twice, key)).toBeNull()
  })

  it('keep playing with URLs signed by SESSION_SECRET until their own secret is rotated out', async () => {
    const key = `screen_1~${directly(A, 'screen-key', 'screen_1')}`
    const kept = { ...secretsOf(C, B), SCREEN_KEY_SECRET_PREVIOUS: A }
    expect(await screenOfKey(before, key)).toBe('screen_1')
    expect(await screenOfKey(after, key)).toBe('screen_1')
    expect(await screenOfKey(kept, key)).toBe('screen_1')
    expect(await screenOfKey(twice, key)).toBeNull()
  })

  it('cannot be opened by a leaked SESSION_SECRET once they have their own secret', async () => {
    const forged = await screenKeyOf({ ...before, SCREEN_KEY_SECRET: undefined }, 'screen_1')
    expect(await screenOfKey(before, forged)).toBeNull()
  })
})

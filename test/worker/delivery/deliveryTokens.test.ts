import { describe, expect, it } from 'vitest'
import type { DeliveryToken } from '#domain/delivery/counting/deliveryToken.ts'
import { newNonce, readToken, signToken } from '#worker/adapters/delivery/deliveryKeys.ts'
import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const HOUR = 3_600_000
const secrets = {
  SESSION_SECRET: 's'.repeat(40),
  SESSION_SECRET_PREVIOUS: undefined,
  DELIVERY_SECRET: 'a'.repeat(40),
  DELIVERY_SECRET_PREVIOUS: undefined,
}
const token: DeliveryToken = {
  v: 1,
  lineId: 'lin_1',
  versionId: 'crv_1',
  productId: 'morning-paper',
  formatId: '300x250',
  place: 'US-TX',
  kind: 'display',
  nonce: newNonce(),
  issuedAt: NOW,
}

describe('delivery tokens', () => {
  it('are valid in time, and late afterwards', async () => {
    const signed = await signToken(secrets, token)
    expect(signed.length).toBeLessThan(260)
    expect(await readToken(secrets, signed, NOW + HOUR)).toEqual({ verdict: 'good', token })
    expect(await readToken(secrets, signed, NOW + 3 * HOUR)).toEqual({ verdict: 'late', token })
    // Signed yesterday, reported after midnight: the key belongs to the token's own day.
    const evening = { ...token, issuedAt: Date.parse('2026-11-21T23:30:00Z') }
    const told = await readToken(secrets, await signToken(secrets, evening), NOW - 12 * HOUR)
    expect(told.verdict).toBe('good')
  })

  it('survive one rotation of the secret, and no more', async () => {
    const signed = await signToken(secrets, token)
    const rotated = {
      ...secrets,
      DELIVERY_SECRET: 'b'.repeat(40),
      DELIVERY_SECRET_PREVIOUS: secrets.DELIVERY_SECRET,
    }
    expect((await readToken(rotated, signed, NOW)).verdict).toBe('good')
    const again = {
      ...secrets,
      DELIVERY_SECRET: 'c'.repeat(40),
      DELIVERY_SECRET_PREVIOUS: rotated.DELIVERY_SECRET,
    }
    expect(await readToken(again, signed, NOW)).toEqual({ verdict: 'foreign' })
  })

  it('are foreign when forged, changed, from the future or malformed', async () => {
    const signed = await signToken(secrets, token)
    const [payload = '', signature = ''] = signed.split('.')
    const others = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('lin_1', 'lin_2'),
    ).toString('base64url')
    const future = await signToken(secrets, { ...token, issuedAt: NOW + 48 * HOUR })
    const elsewhere = await signToken({ ...secrets, DELIVERY_SECRET: 'x'.repeat(40) }, token)
    const forged = [
      `${others}.${signature}`,
      `${payload}.${signature.slice(1)}A`,
      `${payload}.`,
      `${signed}.more`,
      future,
      elsewhere,
      'x'.repeat(10_000),
      '',
      '.',
    ]
    for (const text of forged)
      expect(await readToken(secrets, text, NOW)).toEqual({ verdict: 'foreign' })
  })

  it('and other signatures have one spelling, so another last letter is invalid', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
    const signed = await signToken(secrets, token)
    const signature = await sign(sessionRing(secrets), 'click', 'text')
    const spelled = (text: string) => letters.map((letter) => `${text.slice(0, -1)}${letter}`)
    const tokens = await Promise.all(
      spelled(signed).map(async (text) => (await readToken(secrets, text, NOW)).verdict),
    )
    const signatures = await Promise.all(
      spelled(signature).map((text) => isSigned(sessionRing(secrets), 'click', 'text', text)),
    )
    expect(tokens.filter((verdict) => verdict === 'good')).toHaveLength(1)
    expect(signatures.filter((isOurs) => isOurs)).toHaveLength(1)
  })
})

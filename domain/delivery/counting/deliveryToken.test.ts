import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeliveryToken,
  MAX_TOKEN_LENGTH,
  readTokenPayload,
  TOKEN_LIFE_MS,
  CLOCK_TOLERANCE_MS,
  tokenAge,
  writeTokenPayload,
} from './deliveryToken.ts'
import { ANSWER_KINDS, BILLED_KINDS, EVENT_KINDS, isBilledKind, mayBring } from './eventKind.ts'

const id = fc.stringMatching(/^[a-z]{3}_[A-Za-z0-9]{24}$/)
const tokens: fc.Arbitrary<DeliveryToken> = fc.record(
  {
    v: fc.constant(1 as const),
    lineId: id,
    versionId: id,
    productId: fc.stringMatching(/^[a-z][a-z0-9-]{3,40}$/),
    formatId: fc.stringMatching(/^[a-z0-9-]{3,20}$/),
    place: fc.constantFrom('', 'DE', 'US-TX', 'GB-ENG'),
    screenId: fc.stringMatching(/^[a-z0-9-]{3,20}$/),
    kind: fc.constantFrom(...ANSWER_KINDS),
    nonce: fc.stringMatching(/^[\w-]{12}$/),
    issuedAt: fc.integer({ min: 0, max: 4_102_444_800_000 }),
    isDemo: fc.constant(true),
  },
  {
    requiredKeys: [
      'v',
      'lineId',
      'versionId',
      'productId',
      'formatId',
      'place',
      'kind',
      'nonce',
      'issuedAt',
    ],
  },
)

describe('delivery tokens', () => {
  it.each([
    { durationMs: 30_000 },
    { loop: { slotSeconds: 8, loopSlots: 8, slots: 2 } },
    { isDemo: true },
  ])('contain the limits of their events: %o', (limits) => {
    const [token] = fc.sample(tokens, 1)
    if (!token) throw new Error('There is no token.')
    const { isDemo: _, ...real } = token
    const read = readTokenPayload(writeTokenPayload({ ...real, ...limits }, 'abcd'))
    expect(read?.token).toEqual({ ...real, ...limits })
  })

  it('round-trip, and are short', () => {
    fc.assert(
      fc.property(tokens, (token) => {
        const payload = writeTokenPayload(token, 'abcd')
        expect(readTokenPayload(payload)).toEqual({ token, keyId: 'abcd' })
        expect((payload.length * 4) / 3 + 50).toBeLessThan(MAX_TOKEN_LENGTH)
      }),
    )
  })

  it('round-trip exactly', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readTokenPayload(text)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(tokens, fc.nat(11), fc.jsonValue(), (token, at, other) => {
        const parts = JSON.parse(writeTokenPayload(token, 'abcd')) as unknown[]
        parts[at] = other
        const read = readTokenPayload(JSON.stringify(parts))
        const written = read && readTokenPayload(writeTokenPayload(read.token, read.keyId))
        expect(written).toEqual(read)
      }),
    )
  })

  it.each([
    [0, 2],
    [1, 7],
    [4, null],
    [7, false],
    [8, 9],
    [8, '0'],
    [9, 'short'],
    [9, 12_345_678],
    [10, '1800000000000'],
    [10, 1.5],
    [12, 'one more'],
  ])('are rejected with %j: %j instead', (at, other) => {
    const token = {
      v: 1,
      lineId: 'lin_1',
      versionId: 'ver_1',
      productId: 'prd_1',
      formatId: 'fmt_1',
      place: 'US',
      kind: 'display',
      nonce: 'abcdefgh',
      issuedAt: 1_800_000_000_000,
    } as const
    const parts = JSON.parse(writeTokenPayload(token, 'abcd')) as unknown[]
    expect(readTokenPayload(JSON.stringify(parts))).not.toBeNull()
    parts[at] = other
    expect(readTokenPayload(JSON.stringify(parts))).toBeNull()
  })

  it('are valid for two hours, a day and three days, then late, and finally rejected', () => {
    for (const kind of ANSWER_KINDS) {
      const life = TOKEN_LIFE_MS[kind]
      const issuedAt = 1_800_000_000_000
      expect(tokenAge({ kind, issuedAt }, issuedAt + life)).toBe('good')
      expect(tokenAge({ kind, issuedAt }, issuedAt + life + 1)).toBe('late')
      expect(tokenAge({ kind, issuedAt }, issuedAt + 35 * 86_400_000)).toBe('late')
      expect(tokenAge({ kind, issuedAt }, issuedAt + 35 * 86_400_000 + 1)).toBe('impossible')
      // Our clocks may differ by five minutes.
      expect(tokenAge({ kind, issuedAt }, issuedAt - 300_000)).toBe('good')
      expect(tokenAge({ kind, issuedAt }, issuedAt - 300_001)).toBe('impossible')
      expect(tokenAge({ kind, issuedAt }, issuedAt - 2 * 86_400_000)).toBe('impossible')
    }
  })

  it('are accepted within five minutes of the clock and for 35 days', () => {
    const day = 86_400_000
    expect(TOKEN_LIFE_MS).toEqual({ display: day / 12, vast: day, dooh: 3 * day })
    expect(CLOCK_TOLERANCE_MS).toBe(300_000)
    const age = (ageMs: number) => tokenAge({ kind: 'vast', issuedAt: 0 }, ageMs)
    expect([-300_001, -300_000, 35 * day, 35 * day + 1].map(age)).toEqual([
      'impossible',
      'good',
      'late',
      'impossible',
    ])
  })

  it('are null if a part has another type', () => {
    const good = [1, 'key', 'lin', 'crv', 'site', 'format', 'US', '', 0, 'nonce_12', 1_000, 0]
    const read = (at: number, part: unknown) =>
      readTokenPayload(JSON.stringify(good.with(at, part as 0)))
    expect(read(0, 1)?.token).toMatchObject({ kind: 'display', nonce: 'nonce_12' })
    const wrong: [number, unknown][] = [
      [0, 2],
      [3, 7],
      [8, '0'],
      [8, 3],
      [8, 'length'],
      [9, 12_345_678],
      [9, 'short'],
      [9, 'not allowed'],
      [10, 1.5],
      [10, '1000'],
      [10, 2 ** 53],
    ]
    for (const [at, part] of wrong) expect(read(at, part)).toBeNull()
    expect(readTokenPayload(JSON.stringify([...good, 0]))).toBeNull()
    expect(readTokenPayload(JSON.stringify(good.slice(0, -1)))).toBeNull()
    expect(readTokenPayload(JSON.stringify({ length: 12, 0: 1 }))).toBeNull()
  })

  it('allow the events of their kind, one of them billed', () => {
    for (const answer of ANSWER_KINDS) {
      const brought = EVENT_KINDS.filter((event) => mayBring(answer, event))
      expect(brought.filter(isBilledKind)).toEqual([BILLED_KINDS[answer]])
    }
    expect(mayBring('display', 'play')).toBe(false)
    expect(mayBring('dooh', 'click')).toBe(false)
  })
})

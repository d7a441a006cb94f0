import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { screenPlays } from '#database/schema/delivery/screenPlays.ts'
import type { PlayBatch } from '#domain/delivery/counting/playBatch.ts'
import {
  givenToken,
  rollups,
  SERVE_ORIGIN,
  settleCounters,
  signed,
  tell,
  totalOf,
} from '#test/support/delivery/deliveries.ts'

const HOUR = 3_600_000

describe('beacons', () => {
  it('are counted once each, whoever repeats them', async () => {
    const token = await signed(givenToken())
    const first = await Promise.all([tell('impression', token), tell('impression', token)])
    const then = await Promise.all([tell('viewable', token), tell('click', token)])
    const answers = [...first, ...then]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    const pixel = await SELF.fetch(`${SERVE_ORIGIN}/e/impression?t=${token}`)
    expect(pixel.headers.get('Content-Type')).toBe('image/gif')
    expect(pixel.headers.get('Set-Cookie')).toBeNull()
    await settleCounters()
    await settleCounters()
    expect(await rollups()).toEqual({
      'lin_a impression valid': 1,
      'lin_a viewable valid': 1,
      'lin_a click valid': 1,
    })
    expect(await totalOf('lin_a')).toBe(1)
  })

  it('with a forged or foreign token, or of another kind, are refused and counted for nobody', async () => {
    const token = await signed(givenToken())
    const refused = await Promise.all([
      tell('impression', `${token.slice(0, -2)}xx`),
      tell('impression', 'nonsense'),
      tell('impression', ''),
      tell('complete', token),
      tell('impression', await signed(givenToken({ issuedAt: Date.now() + 48 * HOUR }))),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect((await tell('nonsense', token)).status).toBe(404)
    await settleCounters()
    expect(await rollups()).toEqual({ 'impression foreign_token': 4, 'complete foreign_token': 1 })
  })

  it('whose impression never arrived are counted separately, once', async () => {
    const spot = await signed(givenToken({ kind: 'vast' }))
    const never = await signed(givenToken())
    await tell('midpoint', spot)
    for (const kind of ['impression', 'start', 'midpoint', 'complete']) await tell(kind, spot)
    for (const kind of ['click', 'viewable', 'click']) await tell(kind, never)
    const failed = await signed(givenToken({ kind: 'vast' }))
    await tell('error', failed)
    await settleCounters()
    expect(await rollups()).toEqual({
      'lin_a midpoint no_impression': 1,
      'lin_a impression valid': 1,
      'lin_a start valid': 1,
      'lin_a complete valid': 1,
      'lin_a click no_impression': 1,
      'lin_a viewable no_impression': 1,
      'lin_a error valid': 1,
    })
    expect(await totalOf('lin_a')).toBe(1)
  })

  it('that are late, from a crawler or implausibly fast are counted as such, never billed', async () => {
    const late = await signed(givenToken({ issuedAt: Date.now() - 3 * HOUR }))
    expect((await tell('impression', late)).status).toBe(204)
    await tell('impression', late)
    const crawled = await signed(givenToken())
    await tell('impression', crawled, { 'User-Agent': 'Googlebot/2.1' })
    const hasty = await signed(givenToken({ kind: 'vast', issuedAt: Date.now() }))
    await tell('complete', hasty)
    await tell('impression', hasty)
    await settleCounters()
    expect(await rollups()).toEqual({
      'lin_a impression late': 1,
      'lin_a impression crawler': 1,
      'lin_a impression valid': 1,
      'lin_a complete impossible_rate': 1,
    })
    expect(await totalOf('lin_a')).toBe(1)
  })
})

describe('batches of a screen', () => {
  const post = async (batch: PlayBatch) =>
    await SELF.fetch(`${SERVE_ORIGIN}/plays`, { method: 'POST', body: JSON.stringify(batch) })

  it('count each play once: twice, out of order, and with a clock that is two days off', async () => {
    const issuedAt = Date.now() - 5 * HOUR
    const token = await signed(givenToken({ kind: 'dooh', screenId: 'screen-1', issuedAt }))
    const wrong = 48 * HOUR
    const batch = (number: number, from: number): PlayBatch => ({
      batch: number,
      sentAt: Date.now() + wrong,
      plays: Array.from({ length: 100 }, (_, at) => ({
        token,
        number: from + at,
        at: issuedAt + wrong + (from + at) * 8_000,
      })),
    })
    const second = await post(batch(2, 100))
    expect(await second.json()).toEqual({ batch: 2, counted: 100, repeated: 0, refused: 0 })
    expect(await (await post(batch(1, 0))).json()).toMatchObject({ counted: 100 })
    expect(await (await post(batch(2, 100))).json()).toMatchObject({ counted: 0, repeated: 100 })
    const other = await signed(givenToken())
    const foreign = { ...batch(3, 200), plays: [{ token: other, number: 0, at: issuedAt }] }
    expect(await (await post(foreign)).json()).toMatchObject({ counted: 0, refused: 1 })
    expect((await post({ ...batch(4, 0), plays: [] })).status).toBe(400)
    await settleCounters()
    expect(await rollups()).toEqual({ 'lin_a play valid': 200, 'play foreign_token': 1 })
    expect(await totalOf('lin_a')).toBe(200)
    const plays = await connect(env.DELIVERY_DB_0).select().from(screenPlays)
    expect(new Set(plays.map(({ playId }) => playId)).size).toBe(200)
    expect(Math.min(...plays.map(({ atMs }) => atMs))).toBeGreaterThanOrEqual(issuedAt)
  })

  const loop = { slotSeconds: 8, loopSlots: 8, slots: 1 }
  const dooh = (changes: object = {}) =>
    signed(
      givenToken({
        kind: 'dooh',
        screenId: 'screen-1',
        issuedAt: Date.now() - HOUR,
        loop,
        ...changes,
      }),
    )
  const tellPlays = async (plays: { token: string; number: number; agoMs: number }[]) => {
    const sentAt = Date.now()
    const told = plays.map(({ token, number, agoMs }) => ({ token, number, at: sentAt - agoMs }))
    await post({ batch: 0, sentAt, plays: told })
  }

  it('count one ad at a time, from any playlist and tab', async () => {
    // Six playlists of one screen, with one play each in the same second, for six lines.
    const tokens = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => dooh({ lineId: `lin_${at}` })))
    for (const token of tokens) await tellPlays([{ token, number: 0, agoMs: 600_000 }])
    // Another screen has its own limit.
    const other = await dooh({ screenId: 'screen-2', lineId: 'lin_7' })
    await tellPlays([{ token: other, number: 0, agoMs: 600_000 }])
    await settleCounters()
    expect(await rollups()).toEqual({
      'lin_1 play valid': 1,
      'lin_2 play beyond_loop': 1,
      'lin_3 play beyond_loop': 1,
      'lin_4 play beyond_loop': 1,
      'lin_5 play beyond_loop': 1,
      'lin_6 play beyond_loop': 1,
      'lin_7 play valid': 1,
    })
    expect(await totalOf('lin_2')).toBe(0)
  })

  it('count a line once per turn of the loop', async () => {
    const token = await dooh()
    const start = Math.floor((Date.now() - 600_000) / 62_000) * 62_000
    const at = (number: number, ms: number) => ({ token, number, agoMs: Date.now() - start - ms })
    // Eleven plays within 44 s of a slot that runs once per 64 s loop, then one in the next loop.
    await tellPlays(Array.from({ length: 11 }, (_, number) => at(number, number * 4_000)))
    await tellPlays([at(11, 64_500)])
    await settleCounters()
    expect(await rollups()).toEqual({ 'lin_a play valid': 2, 'lin_a play beyond_loop': 10 })
  })

  it('count no more plays of a line in an hour than the loop has turns', async () => {
    const short = { slotSeconds: 10, loopSlots: 1, slots: 1 }
    const token = await dooh({ loop: short, issuedAt: Date.now() - 3 * HOUR })
    const start = Math.floor((Date.now() - 2 * HOUR) / HOUR) * HOUR
    // A play every 8 s in a slot that lasts 10 s.
    const plays = Array.from({ length: 450 }, (_, number) => ({
      token,
      number,
      agoMs: Date.now() - start - number * 8_000 - 100,
    }))
    await tellPlays(plays)
    await settleCounters()
    expect(await rollups()).toEqual({ 'lin_a play valid': 361, 'lin_a play beyond_loop': 89 })
  })

  it('count every turn of a screen that keeps to its loop, late and out of order', async () => {
    const two = { ...loop, slots: 2 }
    const [first, second] = await Promise.all([dooh({ loop: two }), dooh({ loop: two })])
    const plays = Array.from({ length: 40 }, (_, round) => [
      { token: first, number: round, agoMs: 3_000_000 - round * 64_300 },
      { token: second, number: round, agoMs: 3_000_000 - round * 64_300 - 8_050 },
    ]).flat()
    await tellPlays(plays.slice(40))
    await tellPlays(plays.slice(0, 40))
    await settleCounters()
    expect(await rollups()).toEqual({ 'lin_a play valid': 80 })
  })
})

import { describe, expect, it } from 'vitest'
import { playBatchSchema, playedAtMs } from './playBatch.ts'
import { digestKey, digestText, rawLogKey } from './rawLog.ts'

const NOW = Date.parse('2026-11-23T17:00:00Z')

describe('the time of a play', () => {
  it('is as far in the past as the screen’s clock states', () => {
    expect(playedAtMs({ at: 1_000 }, 61_000, NOW)).toBe(NOW - 60_000)
    const wrongByDays = NOW - 5 * 86_400_000
    expect(playedAtMs({ at: wrongByDays - 60_000 }, wrongByDays, NOW)).toBe(NOW - 60_000)
  })

  it('is never later than reported', () => {
    expect(playedAtMs({ at: 61_000 }, 61_000, NOW)).toBe(NOW)
    expect(playedAtMs({ at: 62_000 }, 61_000, NOW)).toBe(NOW)
  })
})

describe('a batch of plays', () => {
  const play = { token: 't', number: 0, at: 0 }
  const takes = (change: object) =>
    playBatchSchema.safeParse({ batch: 0, sentAt: 0, plays: [play], ...change }).success
  const plays = (count: number, change: object = {}) =>
    takes({ plays: Array.from({ length: count }, () => ({ ...play, ...change })) })

  it('has 1 to 500 of them', () => {
    expect([plays(0), plays(1), plays(500), plays(501)]).toEqual([false, true, true, false])
  })

  it('numbers the plays of a token of at most 512 characters', () => {
    expect(plays(1, { token: 't'.repeat(512) })).toBe(true)
    expect(plays(1, { token: 't'.repeat(513) })).toBe(false)
    expect(plays(1, { number: 1 })).toBe(true)
    expect(plays(1, { number: -1 })).toBe(false)
    expect(plays(1, { number: 1e9 })).toBe(false)
  })

  it('has no times before the first', () => {
    expect([takes({ batch: -1 }), takes({ sentAt: -1 }), plays(1, { at: -1 })]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('the raw log', () => {
  it('is stored by the day and hour of arrival', () => {
    expect(rawLogKey({ hour: '2026-11-23T17', shard: 3, part: 42 })).toBe(
      'events/2026-11-23/17/shard-3-00000042.ndjson.gz',
    )
    expect(digestKey('2026-11-23')).toBe('digests/2026-11-23.json')
  })

  it('has digests that include the previous one', () => {
    const files = [{ key: 'k', sha256: 'ab', events: 2 }]
    expect(digestText({ day: '2026-11-23', previous: 'cd', files })).toBe(
      '["2026-11-23","cd",[["k","ab",2]]]',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CountedEvent } from '#domain/delivery/counting/countedEvent.ts'
import {
  loopPosition,
  newestPlays,
  playCursor,
  playQuerySchema,
  readPlayCursor,
  screenPlayOf,
  type ScreenPlay,
} from './playLog.ts'

const play: fc.Arbitrary<Omit<ScreenPlay, 'playId'>> = fc.record({
  lineId: fc.constantFrom('lin_a', 'lin_b', 'lin_c'),
  atMs: fc.nat(20),
  screenId: fc.constant('screen'),
  versionId: fc.constant('crv'),
})
const byTime = (a: ScreenPlay, b: ScreenPlay) => b.atMs - a.atMs || (a.playId < b.playId ? 1 : -1)

describe('the log of several campaigns', () => {
  it('lists each play once, newest first, whatever the page size', () => {
    fc.assert(
      fc.property(
        fc.array(play, { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (made, limit) => {
          const plays: ScreenPlay[] = made.map((one, at) => ({
            ...one,
            playId: `n${String(at).padStart(2, '0')}.0`,
          }))
          const all = plays.toSorted(byTime)
          const read: ScreenPlay[] = []
          for (;;) {
            const last = read.at(-1)
            const left = last ? all.slice(all.indexOf(last) + 1) : all
            // Of each campaign as many as a page holds.
            const pages = [...Map.groupBy(left, ({ lineId }) => lineId).values()].map((own) =>
              own.slice(0, limit),
            )
            const page = newestPlays(pages, limit)
            if (page.length === 0) break
            read.push(...page)
          }
          expect(read).toEqual(all)
        },
      ),
    )
  })

  it('names the loop position of the campaign that had the slot', () => {
    const [screenId, week] = ['screen', '2026-11-16']
    const slots = [
      { lineId: 'lin_a', screenId, week, slot: 2 },
      { lineId: 'lin_b', screenId, week, slot: 5 },
    ]
    const at = (lineId: string) =>
      loopPosition(slots, { lineId, screenId, atMs: Date.parse('2026-11-21T12:00:00Z') }, 'UTC')
    expect([at('lin_a'), at('lin_b'), at('lin_c')]).toEqual([3, 6, null])
  })
  it('names no loop position for screens or weeks without a slot', () => {
    const slots = [
      { lineId: 'lin_a', screenId: 'screen', week: '2026-11-16', slot: 0 },
      { lineId: 'lin_a', screenId: 'other', week: '2026-11-23', slot: 4 },
    ]
    const at = (screenId: string, iso: string) =>
      loopPosition(slots, { lineId: 'lin_a', screenId, atMs: Date.parse(iso) }, 'CST')
    expect(at('screen', '2026-11-16T06:00:00Z')).toBe(1)
    expect(at('screen', '2026-11-16T05:59:59Z')).toBeNull()
    expect(at('screen', '2026-11-23T06:00:00Z')).toBeNull()
    expect(at('other', '2026-11-23T06:00:00Z')).toBe(5)
  })
})

describe('a play', () => {
  const event: CountedEvent = {
    lineId: 'lin_a',
    kind: 'play',
    validity: 'valid',
    hour: '1970-01-01T00',
    versionId: 'crv',
    productId: 'screen',
    formatId: 'dooh',
    place: 'US',
    nonce: 'abc',
    number: 7,
    answer: 'dooh',
    screenId: 'screen',
    atMs: 5,
    issuedAtMs: 1,
  }
  it('is the billed event of a screen', () => {
    expect(screenPlayOf(event)).toEqual({
      lineId: 'lin_a',
      atMs: 5,
      playId: 'abc.7',
      screenId: 'screen',
      versionId: 'crv',
    })
    expect(screenPlayOf({ ...event, kind: 'impression' })).toBeNull()
    expect(screenPlayOf({ ...event, validity: 'late' })).toBeNull()
  })

  it('is found by its cursor', () => {
    const play = { atMs: 1_795_000_000_000, playId: 'ab-_9.12' }
    expect(readPlayCursor(playCursor(play))).toEqual(play)
    expect(readPlayCursor(undefined)).toBeUndefined()
    expect(readPlayCursor('yesterday')).toBeUndefined()
  })
  it('is queried by ids and texts of limited length', () => {
    const isTaken = (query: object) => playQuerySchema.safeParse({ zone: 'CET', ...query }).success
    expect([120, 121].map((length) => isTaken({ screen: 'x'.repeat(length) }))).toEqual([
      true,
      false,
    ])
    expect([60, 61].map((length) => isTaken({ find: 'x'.repeat(length) }))).toEqual([true, false])
    expect(isTaken({ before: playCursor({ atMs: 5, playId: 'abc.7' }) })).toBe(true)
    expect(isTaken({ before: 'yesterday' })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { adRequest, AUSTIN, bookCreative, bookLine } from '#domain/testing/deliveryCases.ts'
import type { BookLine, BookRegion } from '../book/book.types.ts'
import { chooseAd, prepareBook } from './chooseAd.ts'
import { drawClaim } from '../book/claims.ts'
import { runningCreatives, runsAt } from './eligibility.ts'
import { isInRegion, locate, prepareRegion, reachesCountry } from '../book/requestPlace.ts'
import { countAnswer, NEW_VISITOR, seenOn } from './visitorCounts.ts'

const at = (iso: string) => Date.parse(iso)

describe('the delivery time of a line', () => {
  const line = bookLine({
    startsAtMs: at('2026-12-08T18:30:00Z'),
    endsAtMs: at('2026-12-10T18:30:00Z'),
    dates: [{ from: '2026-12-08', to: '2026-12-10' }],
  })

  it('lasts from its start until just before its end', () => {
    expect(runsAt(line, line.startsAtMs - 1)).toBe('dates')
    expect(runsAt(line, line.startsAtMs)).toBeNull()
    expect(runsAt(line, line.endsAtMs - 1)).toBeNull()
    expect(runsAt(line, line.endsAtMs)).toBe('dates')
  })

  it('covers its days, the first and last of each stretch inclusive', () => {
    const dates = [
      { from: '2026-12-03', to: '2026-12-04' },
      { from: '2026-12-07', to: '2026-12-07' },
    ]
    const days = ['02', '03', '04', '05', '06', '07', '08'].map((day) =>
      runsAt(bookLine({ dates }), at(`2026-12-${day}T18:00:00Z`)),
    )
    expect(days).toEqual(['dates', null, null, 'dates', 'dates', null, 'dates'])
  })

  it('is exact within the hour in which it begins or ends', () => {
    const book = bookOf(line)
    const chosen = (nowMs: number) =>
      chooseAd(book, adRequest({ nowMs }), { line: 0, creative: 0 }) !== null
    const moments = [line.startsAtMs - 1, line.startsAtMs, line.endsAtMs - 1, line.endsAtMs]
    expect(moments.map(chosen)).toEqual([false, true, true, false])
  })
})

const bookOf = (...lines: BookLine[]) =>
  prepareBook({
    version: 2,
    builtAtMs: 0,
    country: 'US',
    mediaType: 'online_display',
    products: [],
    screens: [],
    lines,
  })

describe('a draw', () => {
  it('splits among claims in proportion, and never above the claims', () => {
    const drawn = [0, 0.24, 0.25, 0.49, 0.5, 0.99].map((draw) => drawClaim([0.25, 0, 0.25], draw))
    expect(drawn).toEqual([0, 0, 2, 2, -1, -1])
    expect([0, 0.5, 0.99].map((draw) => drawClaim([3, 3], draw))).toEqual([0, 1, 1])
    expect(drawClaim([0, 1], 0)).toBe(1)
    expect(drawClaim([], 0)).toBe(-1)
  })

  it('among creatives follows their weights; one without weight never runs', () => {
    const creatives = [
      bookCreative({ versionId: 'none', weight: 0 }),
      bookCreative({ versionId: 'a', weight: 1 }),
      bookCreative({ versionId: 'b', weight: 1 }),
    ]
    const book = bookOf(bookLine({ creatives }))
    const drawn = [0, 0.49, 0.5, 1].map(
      (creative) => chooseAd(book, adRequest(), { line: 0, creative })?.creative.versionId,
    )
    expect(drawn).toEqual(['a', 'a', 'b', 'b'])
    const hour = { date: '2026-12-08', weekday: 1, hour: 12 }
    const running = runningCreatives(bookLine({ creatives }), ['display_300x250'], hour)
    expect(running.map(({ versionId }) => versionId)).toEqual(['a', 'b'])
  })

  it('never picks a line without a claim', () => {
    const idle = bookLine({ pace: { ...bookLine().pace, claim: 0 } })
    expect(chooseAd(bookOf(idle), adRequest(), { line: 0, creative: 0 })).toBeNull()
    const eager = bookLine({ lineId: 'lin_2', pace: { ...bookLine().pace, claim: 5 } })
    const chosen = chooseAd(bookOf(idle, eager), adRequest(), { line: 0, creative: 0 })
    expect(chosen?.line.lineId).toBe('lin_2')
  })
})

describe('a region', () => {
  const region = (changes: Partial<BookRegion>): BookRegion => ({
    country: 'AT',
    wholeCountry: false,
    stateCodes: [],
    zipCodes: [],
    circles: [],
    ...changes,
  })
  const has = (changes: Partial<BookRegion>, country: string, place = {}) =>
    isInRegion(
      prepareRegion(region(changes)),
      locate({ country, stateCode: '', zipCode: '', position: null, ...place }),
    )
  const BREGENZ = { latitude: 47.5, longitude: 9.74 }
  const circles = [{ ...BREGENZ, radiusKm: 20 }]

  it('is a country, or states and postal codes of it', () => {
    expect(has({ wholeCountry: true }, 'AT')).toBe(true)
    expect(has({ wholeCountry: true }, 'DE', { position: BREGENZ })).toBe(false)
    expect(has({ stateCodes: ['W'] }, 'AT', { stateCode: 'W' })).toBe(true)
    expect(has({ stateCodes: ['W'] }, 'DE', { stateCode: 'W' })).toBe(false)
    expect(has({ zipCodes: ['6900'] }, 'AT', { zipCode: '6900' })).toBe(true)
    expect(has({ zipCodes: ['6900'] }, 'AT', { zipCode: '6901' })).toBe(false)
  })

  it('is a circle including its edge, across the border to a country of its group', () => {
    const north = (km: number) => ({
      position: { latitude: BREGENZ.latitude + km / 111.195, longitude: BREGENZ.longitude },
    })
    expect(has({ circles }, 'AT', north(19.9))).toBe(true)
    expect(has({ circles }, 'DE', north(19.9))).toBe(true)
    expect(has({ circles }, 'DE', north(20.1))).toBe(false)
    expect(has({ circles }, 'US', north(0))).toBe(false)
    expect(has({ circles }, 'XX', north(0))).toBe(false)
    expect(has({ circles }, 'AT')).toBe(false)
    expect(
      has({ circles: [{ latitude: -47, longitude: 3, radiusKm: 5 }, ...circles] }, 'AT', north(1)),
    ).toBe(true)
    const across = [{ ...AUSTIN, radiusKm: 30_000 }]
    expect(has({ country: 'US', circles: across }, 'US', north(0))).toBe(true)
  })

  it('reaches a neighboring country only by its circles', () => {
    expect(reachesCountry(region({}), 'AT')).toBe(true)
    expect(reachesCountry(region({}), 'DE')).toBe(false)
    expect(reachesCountry(region({ circles }), 'DE')).toBe(true)
    expect(reachesCountry(region({ circles }), 'US')).toBe(false)
  })
})

describe('the views of a visitor', () => {
  it('are stored per line for the current and previous day', () => {
    const seen = [
      ['lin_1', '2026-12-06', 4],
      ['lin_1', '2026-12-07', 3],
      ['lin_1', '2026-12-08', 2],
      ['lin_2', '2026-12-08', 1],
    ] satisfies [string, string, number][]
    const after = countAnswer({ v: 1, seen }, 'lin_1', '2026-12-08')
    expect(after.seen).toEqual([
      ['lin_1', '2026-12-07', 3],
      ['lin_2', '2026-12-08', 1],
      ['lin_1', '2026-12-08', 3],
    ])
    expect(seenOn(after, 'lin_2', '2026-12-07')).toBe(0)
    expect(seenOn(after, 'lin_1', '2026-12-07')).toBe(3)
  })

  it('cover the last sixty lines', () => {
    let visitor = NEW_VISITOR
    for (let at = 0; at < 70; at += 1) visitor = countAnswer(visitor, `lin_${at}`, '2026-12-08')
    expect(visitor.seen).toHaveLength(60)
    expect(seenOn(visitor, 'lin_9', '2026-12-08')).toBe(0)
    expect(seenOn(visitor, 'lin_69', '2026-12-08')).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import type { EventKind } from './eventKind.ts'
import { type EventSource, MAX_PLAY_NUMBER, type ToldEvent, validityOf } from './invalidTraffic.ts'

const ISSUED = 1_800_000_000_000
const HOUR = 3_600_000
const person: EventSource = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
  organization: 'Deutsche Telekom AG',
  isOverRate: false,
}
const told = (changes: Partial<ToldEvent> = {}): ToldEvent => ({
  kind: 'impression',
  token: { kind: 'display', issuedAt: ISSUED },
  isLate: false,
  atMs: ISSUED + 200,
  number: 0,
  ...changes,
})

describe('the validity of an event', () => {
  it('is the kind of its source', () => {
    expect(validityOf(told(), person, false)).toBe('valid')
    const bot = { ...person, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    expect(validityOf(told(), bot, false)).toBe('crawler')
    for (const organization of ['Amazon.com, Inc.', 'Hetzner Online GmbH', 'OVH SAS', 'Google LLC'])
      expect(validityOf(told(), { ...person, organization }, false)).toBe('data_centre')
    for (const organization of ['', 'Comcast Cable', 'Google Fiber Inc.', 'T-Mobile USA'])
      expect(validityOf(told(), { ...person, organization }, false)).toBe('valid')
    expect(validityOf(told(), { ...person, isOverRate: true }, false)).toBe('impossible_rate')
    expect(validityOf(told({ isLate: true }), person, false)).toBe('late')
  })

  it('is demo for demo traffic, except where all traffic is', () => {
    const demo = told({ token: { kind: 'display', issuedAt: ISSUED, isDemo: true } })
    expect(validityOf(demo, { ...person, isOverRate: true }, false)).toBe('demo')
    expect(validityOf(demo, { ...person, isOverRate: true }, true)).toBe('valid')
  })

  it.each<[EventKind, number, string]>([
    ['viewable', 300, 'impossible_rate'],
    ['viewable', 1_000, 'valid'],
    ['complete', 400, 'impossible_rate'],
    ['complete', 6_000, 'valid'],
    ['click', 0, 'valid'],
  ])('of %s after %i ms is %s', (kind, afterMs, validity) => {
    const event = told({ kind, atMs: ISSUED + afterMs, token: { kind: 'vast', issuedAt: ISSUED } })
    expect(validityOf(event, person, false)).toBe(validity)
  })

  it.each<[EventKind, number, number, string]>([
    ['complete', 30_000, 26_900, 'impossible_rate'],
    ['complete', 30_000, 27_000, 'valid'],
    ['midpoint', 30_000, 13_400, 'impossible_rate'],
    ['midpoint', 30_000, 13_500, 'valid'],
    ['complete', 600, 900, 'impossible_rate'],
    ['start', 30_000, 0, 'valid'],
  ])('of %s of an ad of %i ms after %i ms is %s', (kind, durationMs, afterMs, validity) => {
    const token = { kind: 'vast', issuedAt: ISSUED, durationMs } as const
    expect(validityOf(told({ kind, token, atMs: ISSUED + afterMs }), person, false)).toBe(validity)
  })

  it('of plays depends on when they ran, not on when or by whom they are reported', () => {
    const token = { kind: 'dooh', issuedAt: ISSUED } as const
    const play = (changes: Partial<ToldEvent>) => told({ kind: 'play', token, ...changes })
    const player = { userAgent: 'curl/8', organization: 'Hetzner Online GmbH', isOverRate: true }
    expect(validityOf(play({ atMs: ISSUED + 5 * HOUR, number: 400 }), player, false)).toBe('valid')
    expect(validityOf(play({ atMs: ISSUED + HOUR, number: 4_000 }), player, false)).toBe(
      'impossible_rate',
    )
    expect(validityOf(play({ atMs: ISSUED - 48 * HOUR }), player, false)).toBe('late')
    expect(validityOf(play({ atMs: ISSUED + 73 * HOUR }), player, false)).toBe('late')
  })
  it('of plays allows one every four seconds, within five minutes', () => {
    const token = { kind: 'dooh', issuedAt: ISSUED } as const
    const play = (number: number, afterMs: number) =>
      validityOf(told({ kind: 'play', token, number, atMs: ISSUED + afterMs }), person, false)
    expect(play(76, 4_000)).toBe('valid')
    expect(play(76, 3_999)).toBe('impossible_rate')
    expect(MAX_PLAY_NUMBER).toBe(64_800)
  })

  it('lasts from five minutes before the response to five minutes after its token expires', () => {
    const token = { kind: 'dooh', issuedAt: ISSUED } as const
    const play = (afterMs: number) =>
      validityOf(told({ kind: 'play', token, atMs: ISSUED + afterMs }), person, false)
    const [early, late] = [-300_000, 72 * HOUR + 300_000]
    expect([early - 1, early, late, late + 1].map(play)).toEqual(['late', 'valid', 'valid', 'late'])
    const demo = { ...token, isDemo: true }
    const shown = told({ kind: 'play', token: demo, atMs: ISSUED + late + 1 })
    expect(validityOf(shown, person, true)).toBe('late')
  })

  it('of a bot or a data center is decided before its rate', () => {
    const bot = { ...person, userAgent: 'Googlebot/2.1', organization: 'OVH SAS', isOverRate: true }
    expect(validityOf(told(), bot, false)).toBe('crawler')
    const host = { ...bot, userAgent: person.userAgent }
    expect(validityOf(told(), host, false)).toBe('data_centre')
    const [seen, least] = [told({ kind: 'viewable' }), 900]
    expect(validityOf({ ...seen, atMs: ISSUED + least }, person, false)).toBe('valid')
    expect(validityOf({ ...seen, atMs: ISSUED + least - 1 }, person, false)).toBe('impossible_rate')
  })
})

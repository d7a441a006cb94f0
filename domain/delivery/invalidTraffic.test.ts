import { describe, expect, it } from 'vitest'
import type { EventKind } from './eventKind.ts'
import { type EventSource, type ToldEvent, validityOf } from './invalidTraffic.ts'

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
  it('is what its source says', () => {
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

  it('is demo for demo traffic, but for where nothing else is', () => {
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

  it('of plays depends on when they were, not on when they are told or by whom', () => {
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
})

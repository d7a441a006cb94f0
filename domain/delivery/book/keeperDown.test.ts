import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POINTER_FORM, type BookPointer } from './bookPointer.ts'
import { isKeeperDown, type Unheard } from './keeperDown.ts'

const NOW = Date.parse('2026-12-10T18:00:00Z')
const SECOND = 1_000

const pointerOf = (ageMs: number): BookPointer => ({
  form: POINTER_FORM,
  epoch: 'one',
  version: 1,
  publishedAtMs: NOW - ageMs,
  books: {},
  products: null,
  halts: [],
})

const unheard = (change: Partial<Unheard>): Unheard => ({
  isFollowing: false,
  hasRelayAnswered: false,
  heartbeat: { pointer: pointerOf(40 * SECOND), atMs: NOW - 30 * SECOND },
  stored: pointerOf(40 * SECOND),
  ...change,
})

const ages = fc.integer({ min: 0, max: 600 * SECOND })
const states: fc.Arbitrary<Unheard> = fc.record({
  isFollowing: fc.boolean(),
  hasRelayAnswered: fc.boolean(),
  heartbeat: fc.option(ages.map((age) => ({ pointer: pointerOf(age), atMs: NOW - age }))),
  stored: fc.option(ages.map(pointerOf)),
})

describe('an unreachable keeper', () => {
  it('is down for a reader that has followed it', () => {
    expect(isKeeperDown(unheard({ isFollowing: true }), NOW)).toBe(true)
    expect(isKeeperDown(unheard({ isFollowing: true, stored: null }), NOW)).toBe(true)
  })

  it('is down for a new reader whose relay has lost it too', () => {
    expect(isKeeperDown(unheard({ hasRelayAnswered: true }), NOW)).toBe(true)
    expect(isKeeperDown(unheard({}), NOW)).toBe(false)
  })

  it('is not considered down without the bucket', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(isKeeperDown({ ...state, heartbeat: null }, NOW)).toBe(false)
      }),
    )
  })

  it('is not down while its heartbeat is recent', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 5_999 }), (state, age) => {
        const heartbeat = { pointer: pointerOf(age), atMs: NOW - age }
        expect(isKeeperDown({ ...state, heartbeat }, NOW)).toBe(false)
      }),
    )
  })

  it('is up while the store has a newer version than the bucket', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 149_999 }), (state, age) => {
        const heartbeat = { pointer: pointerOf(age), atMs: NOW - age - 5_001 }
        expect(isKeeperDown({ ...state, heartbeat, stored: pointerOf(age) }, NOW)).toBe(false)
      }),
    )
  })

  it('is down for everybody once the store is older than a running keeper would leave it', () => {
    const stored = pointerOf(150 * SECOND)
    expect(isKeeperDown(unheard({ stored }), NOW)).toBe(true)
    expect(isKeeperDown(unheard({ stored: pointerOf(149 * SECOND) }), NOW)).toBe(false)
  })
})

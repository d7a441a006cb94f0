import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  eventsUntilVerdict,
  logEvidence,
  ratioBounds,
  reaches,
  VERDICT_EVIDENCE,
} from './evidence.ts'

const HALF = 0.5
const counts = fc.record({
  a: fc.integer({ min: 0, max: 5_000 }),
  b: fc.integer({ min: 0, max: 5_000 }),
})

const someOfBoth = fc.record({
  a: fc.integer({ min: 1, max: 5_000 }),
  b: fc.integer({ min: 1, max: 5_000 }),
})

/** Repeatable numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Looks after each event; whether any look finds a difference. */
function findsDifference(chanceOfB: number, events: number, random: () => number): boolean {
  const found = { a: 0, b: 0, shareOfB: HALF }
  for (let event = 0; event < events; event += 1) {
    if (random() < chanceOfB) found.b += 1
    else found.a += 1
    if (reaches(found, VERDICT_EVIDENCE)) return true
  }
  return false
}

describe('the evidence', () => {
  it('is none without events, and symmetric in both creatives', () => {
    expect(logEvidence({ a: 0, b: 0, shareOfB: HALF })).toBeCloseTo(0, 10)
    fc.assert(
      fc.property(counts, ({ a, b }) => {
        const one = logEvidence({ a, b, shareOfB: HALF })
        expect(one).toBeCloseTo(logEvidence({ a: b, b: a, shareOfB: HALF }), 6)
      }),
    )
  })

  it('matches the sum over all orders: its mean is 1 if both perform alike', () => {
    for (const shareOfB of [0.5, 0.2]) {
      const events = 12
      let mean = 0
      let choose = 1
      for (let b = 0; b <= events; b += 1) {
        const chance = choose * shareOfB ** b * (1 - shareOfB) ** (events - b)
        mean += chance * Math.exp(logEvidence({ a: events - b, b, shareOfB }))
        choose = (choose * (events - b)) / (b + 1)
      }
      expect(mean).toBeCloseTo(1, 8)
    }
  })

  it('raises at most 2.5% false alarms with a look after each of 2,000 events', () => {
    const random = numbers(7)
    const runs = 600
    let alarms = 0
    for (let run = 0; run < runs; run += 1) if (findsDifference(HALF, 2_000, random)) alarms += 1
    expect(alarms / runs).toBeLessThan(0.025)
  })

  it.each([
    [1.2, 1_078, 1_828],
    [1.3, 520, 856],
    [1.5, 260, 406],
    [2, 123, 165],
  ])(
    'needs for a ratio of %s the simulated number, from the median %i to the 80th percentile %i',
    (ratio, median, most) => {
      expect(eventsUntilVerdict(ratio, HALF)).toBeGreaterThan(median)
      expect(eventsUntilVerdict(ratio, HALF)).toBeLessThan(most)
      expect(eventsUntilVerdict(1 / ratio, HALF)).toBeCloseTo(eventsUntilVerdict(ratio, HALF), -1)
    },
  )

  it('never ends for creatives that perform alike', () => {
    expect(eventsUntilVerdict(1, HALF)).toBe(Infinity)
  })
})

describe('the bounds of the ratio', () => {
  it('contain the observed ratio, and exclude 1 exactly with a verdict', () => {
    fc.assert(
      fc.property(someOfBoth, ({ a, b }) => {
        const pair = { a, b, shareOfB: HALF }
        const { low, high } = ratioBounds(pair)
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeLessThanOrEqual((b / a) * 1.000001)
        expect(high).toBeGreaterThanOrEqual((b / a) * 0.999999)
        expect(low > 1 || high < 1).toBe(logEvidence(pair) > Math.log(VERDICT_EVIDENCE))
      }),
    )
  })

  it('miss the true ratio at any time in less than 5% of runs', () => {
    const random = numbers(11)
    const runs = 300
    const chance = 1.2 / 2.2
    let missed = 0
    for (let run = 0; run < runs; run += 1) {
      const pair = { a: 0, b: 0, shareOfB: HALF }
      for (let event = 0; event < 1_000; event += 1) {
        if (random() < chance) pair.b += 1
        else pair.a += 1
        if (event % 20 > 0) continue
        const { low, high } = ratioBounds(pair)
        if (low > 1.2 || high < 1.2) {
          missed += 1
          break
        }
      }
    }
    expect(missed / runs).toBeLessThan(0.05)
  })
})

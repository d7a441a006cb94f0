import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf, splitCase } from '#domain/testing/splitCases.ts'
import { nextGain, splitBudget, splitValue } from './budgetSplit.ts'
import { SPLIT_GOAL_NAMES, type SplitGoal } from './goalRates.ts'
import type { MixPart } from './mediaMix.ts'
import type { SplitPlace } from './splitPlace.ts'

const supplyArb = fc.record({
  cpmMinor: fc.integer({ min: 200, max: 4_000 }),
  weeklyImpressions: fc.integer({ min: 200_000_000, max: 900_000_000 }),
  products: fc.integer({ min: 3, max: 12 }),
})
const placeArb = fc
  .record({
    online_display: supplyArb,
    mobile_display: supplyArb,
    online_video: supplyArb,
    online_audio: supplyArb,
    ctv: supplyArb,
    dooh: supplyArb,
  })
  .chain((supply) => fc.integer({ min: 15, max: 90 }).map((radius) => placeOf(supply, radius)))
const budgetArb = fc.integer({ min: 5, max: 400 }).map((hundreds) => hundreds * 100_00)
const goalArb = fc.constantFrom(...SPLIT_GOAL_NAMES)

const TENTHS = 10

/** The best value of all splits of a budget in tenths. */
function bruteForce(place: SplitPlace, goal: SplitGoal, budgetMinor: number): number {
  const unitMinor = budgetMinor / TENTHS
  let best = 0
  const tryMedium = (at: number, left: number, parts: MixPart[]): void => {
    const medium = place.media[at]
    if (!medium) {
      best = Math.max(best, splitValue(place, goal, parts))
      return
    }
    tryMedium(at + 1, left, parts)
    for (let steps = 1; steps <= left; steps++) {
      const own = steps * unitMinor
      if (own < medium.minBudgetMinor || own > medium.maxBudgetMinor) continue
      const part = { mediaType: medium.mediaType, budgetMinor: own }
      tryMedium(at + 1, left - steps, [...parts, part])
    }
  }
  tryMedium(0, TENTHS, [])
  return best
}

/** The same place, with what each budget buys worked out once. */
function remembered(place: SplitPlace): SplitPlace {
  const media = place.media.map((medium) => {
    const known = new Map<number, ReturnType<typeof medium.boughtAt>>()
    const boughtAt = (budgetMinor: number) => {
      const bought = known.get(budgetMinor) ?? medium.boughtAt(budgetMinor)
      known.set(budgetMinor, bought)
      return bought
    }
    return { ...medium, boughtAt }
  })
  return { ...place, media }
}

describe('splitBudget', () => {
  it('is within 1% of the best of all splits in 200 random cases', () => {
    fc.assert(
      fc.property(placeArb, budgetArb, goalArb, (place, budgetMinor, goal) => {
        const { parts } = splitBudget(place, goal, budgetMinor)
        const best = bruteForce(remembered(place), goal, budgetMinor)
        expect(place.media.length).toBeGreaterThan(4)
        expect(best).toBeGreaterThan(0)
        expect(splitValue(place, goal, parts)).toBeGreaterThanOrEqual(best * 0.99)
      }),
      { numRuns: 200, seed: 31 },
    )
  })

  it('keeps to the budget, and to what each medium can be charged', () => {
    fc.assert(
      fc.property(placeArb, budgetArb, goalArb, (place, budgetMinor, goal) => {
        const { parts } = splitBudget(place, goal, budgetMinor)
        const sum = parts.reduce((total, part) => total + part.budgetMinor, 0)
        expect(sum).toBeLessThanOrEqual(budgetMinor)
        for (const part of parts) {
          const medium = place.media.find(({ mediaType }) => mediaType === part.mediaType)
          expect(part.budgetMinor).toBeGreaterThanOrEqual(medium?.minBudgetMinor ?? Infinity)
          expect(part.budgetMinor).toBeLessThanOrEqual(medium?.maxBudgetMinor ?? 0)
        }
      }),
      { numRuns: 100, seed: 31 },
    )
  })

  it('never gains less from a larger budget, so the curve never falls', () => {
    fc.assert(
      fc.property(placeArb, budgetArb, (place, budgetMinor) => {
        const { parts, curve } = splitBudget(place, 'reach', budgetMinor)
        const values = curve.map(({ value }) => value)
        for (const [at, value] of values.entries())
          expect(value).toBeGreaterThanOrEqual((values[at - 1] ?? 0) * 0.995)
        const more = splitBudget(place, 'reach', budgetMinor * 2)
        const now = splitValue(place, 'reach', parts)
        expect(splitValue(place, 'reach', more.parts)).toBeGreaterThanOrEqual(now * 0.995)
      }),
      { numRuns: 100, seed: 31 },
    )
  })

  const austin = splitCase()

  it('spends a goal that only some media serve on those alone', () => {
    const media = (goal: SplitGoal) =>
      splitBudget(austin, goal, 5_000_00).parts.map(({ mediaType }) => mediaType)
    const played = new Set(['online_video', 'online_audio', 'ctv'])
    expect(media('views').filter((mediaType) => !played.has(mediaType))).toEqual([])
    expect(media('visits')).not.toContain('dooh')
    expect(media('visits')).not.toContain('ctv')
    expect(media('reach').length).toBeGreaterThan(2)
  })

  it('has nothing to share where the budget is below every minimum', () => {
    expect(splitBudget(austin, 'reach', 50_00).parts).toEqual([])
    expect(nextGain(austin, 'reach', { parts: [], moreMinor: 50_00 })).toBeNull()
  })

  it('says where the next $100 bring most, and how much', () => {
    const { parts } = splitBudget(austin, 'reach', 2_000_00)
    const next = nextGain(austin, 'reach', { parts, moreMinor: 100_00 })
    const added = parts.map((part) =>
      part.mediaType === next?.mediaType
        ? { ...part, budgetMinor: part.budgetMinor + 100_00 }
        : part,
    )
    const before = splitValue(austin, 'reach', parts)
    expect(next?.gain).toBeGreaterThan(0)
    expect(splitValue(austin, 'reach', added) - before).toBe(next?.gain)
  })
})

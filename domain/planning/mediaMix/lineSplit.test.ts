import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plansOf } from '#domain/testing/splitCases.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import {
  lineCurve,
  nextLineGain,
  peopleOf,
  splitLines,
  splitOverLines,
  totalRange,
  type SplitLines,
} from './lineSplit.ts'

const supplyArb = fc.record({
  cpmMinor: fc.integer({ min: 200, max: 4_000 }),
  weeklyImpressions: fc.integer({ min: 200_000_000, max: 900_000_000 }),
  products: fc.integer({ min: 3, max: 12 }),
})
/** Three to four lines in two regions, of which two may be in the same medium. */
const linesArb = fc
  .record({
    supply: supplyArb,
    media: fc.array(fc.constantFrom(...MEDIA_TYPES), { minLength: 3, maxLength: 4 }),
    radii: fc.array(fc.constantFrom(15, 40, 90), { minLength: 4, maxLength: 4 }),
  })
  .map(({ supply, media, radii }): SplitLines => {
    const each = Object.fromEntries(MEDIA_TYPES.map((mediaType) => [mediaType, supply]))
    return splitLines(
      media.flatMap((mediaType, at) =>
        plansOf(each as Parameters<typeof plansOf>[0], radii[at] ?? 15)
          .filter(({ plan }) => plan.mediaType === mediaType)
          .map(({ plan, reference }) => ({ key: `cart_${at}`, plan, reference })),
      ),
    )
  })
const totalArb = fc.integer({ min: 20, max: 400 }).map((hundreds) => hundreds * 100_00)
const sumOf = (budgets: readonly number[]) => budgets.reduce((sum, own) => sum + own, 0)
const TENTHS = 12

/** The most people of all splits of the budget above the minimums, in twelfths. */
function bruteForce(place: SplitLines, totalMinor: number): number {
  const { leastMinor } = totalRange(place)
  const unit = (totalMinor - leastMinor) / TENTHS
  let best = 0
  const tryLine = (at: number, left: number, budgets: number[]): void => {
    const line = place.lines[at]
    if (!line) {
      best = Math.max(best, peopleOf(place, budgets))
      return
    }
    for (let steps = 0; steps <= left; steps++) {
      const own = line.minBudgetMinor + steps * unit
      if (own > line.maxBudgetMinor) continue
      tryLine(at + 1, left - steps, [...budgets, own])
    }
  }
  tryLine(0, TENTHS, [])
  return best
}

describe('splitOverLines', () => {
  it('keeps every line within its minimum and maximum, and spends the whole total', () => {
    fc.assert(
      fc.property(linesArb, totalArb, (place, totalMinor) => {
        const { budgets } = splitOverLines(place, totalMinor)
        const { leastMinor, mostMinor } = totalRange(place)
        expect(sumOf(budgets)).toBe(Math.min(mostMinor, Math.max(leastMinor, totalMinor)))
        for (const [at, { minBudgetMinor, maxBudgetMinor }] of place.lines.entries()) {
          expect(budgets[at]).toBeGreaterThanOrEqual(minBudgetMinor)
          expect(budgets[at]).toBeLessThanOrEqual(maxBudgetMinor)
        }
      }),
      { numRuns: 100, seed: 31 },
    )
  })

  it('is within 1% of the best of all splits in 60 random carts', () => {
    fc.assert(
      fc.property(linesArb, totalArb, (place, totalMinor) => {
        const { leastMinor } = totalRange(place)
        const total = Math.max(leastMinor, totalMinor)
        const best = bruteForce(place, total)
        expect(splitOverLines(place, total).people).toBeGreaterThanOrEqual(best * 0.99)
      }),
      { numRuns: 60, seed: 31 },
    )
  })

  it('has a curve that never falls by more than rounding', () => {
    fc.assert(
      fc.property(linesArb, totalArb, (place, totalMinor) => {
        const values = lineCurve(place, totalMinor * 2, 8).map(({ value }) => value)
        for (const [at, value] of values.entries())
          expect(value).toBeGreaterThanOrEqual((values[at - 1] ?? 0) * 0.995)
      }),
      { numRuns: 30, seed: 31 },
    )
  })

  it('says in which line the next $100 reach most', () => {
    fc.assert(
      fc.property(linesArb, totalArb, (place, totalMinor) => {
        const { budgets, people } = splitOverLines(place, totalMinor)
        const next = nextLineGain(place, budgets, 100_00)
        const gains = place.lines.map(({ maxBudgetMinor }, at) => {
          const then = (budgets[at] ?? 0) + 100_00
          return then > maxBudgetMinor ? 0 : peopleOf(place, budgets.with(at, then)) - people
        })
        expect(next?.gain ?? 0).toBe(Math.max(0, ...gains))
      }),
      { numRuns: 30, seed: 31 },
    )
  })
})

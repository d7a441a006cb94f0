import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitCase } from '#domain/testing/splitCases.ts'
import { splitBudget } from '../mediaMix/budgetSplit.ts'
import { formatAdvice } from './formatAdvice.ts'
import { budgetAdvice, resultOf } from './budgetAdvice.ts'
import { GOAL_TARGETS } from './goalTargets.ts'

const place = splitCase()
const target = { ...GOAL_TARGETS.shop, share: 0.2, frequency: 3 }
const range = { leastMinor: 500_00, mostMinor: 50_000_00 }

describe('budgetAdvice', () => {
  it('meets the target within a range where it can, and nothing smaller does', () => {
    const targets = fc.record({
      share: fc.double({ min: 0.02, max: 0.3, noNaN: true }),
      frequency: fc.double({ min: 1, max: 4, noNaN: true }),
    })
    fc.assert(
      fc.property(targets, (wanted) => {
        const aim = { ...target, ...wanted }
        const advice = budgetAdvice(place, aim, range)
        if (!advice) throw new Error('Something is for sale here.')
        // Budgets are tried in hundredths of the largest.
        const lessMinor = advice.budgetMinor - range.mostMinor / 50
        const { parts } = splitBudget(place, 'reach', lessMinor)
        const less = resultOf(place, parts)
        const isMet = advice.share >= aim.share * 0.97 && advice.frequency >= aim.frequency * 0.97
        const isLessEnough =
          less.share >= aim.share * 1.03 && less.frequency >= aim.frequency * 1.03
        expect(advice.budgetMinor).toBeGreaterThanOrEqual(range.leastMinor)
        expect(advice.budgetMinor).toBeLessThanOrEqual(range.mostMinor)
        expect(isLessEnough && advice.limit === 'none').toBe(false)
        expect(isMet || advice.limit === 'most').toBe(true)
      }),
      { numRuns: 30, seed: 31 },
    )
  })

  it('stops at the largest budget of the trade', () => {
    const advice = budgetAdvice(place, { ...target, share: 0.9 }, { ...range, mostMinor: 900_00 })
    expect(advice).toMatchObject({ budgetMinor: 900_00, limit: 'most' })
  })

  it('stops at everything that is for sale', () => {
    const media = place.media.filter(({ mediaType }) => mediaType === 'dooh')
    const join = (reaches: readonly number[]) => reaches[0] ?? 0
    const screens = { ...place, media, join }
    const most = media[0]?.maxBudgetMinor ?? 0
    const wide = { leastMinor: 500_00, mostMinor: most * 4 }
    const advice = budgetAdvice(screens, { ...target, share: 1, frequency: 900 }, wide)
    expect(advice?.limit).toBe('supply')
    expect(advice?.budgetMinor).toBeLessThanOrEqual(most + 100)
  })

  it('has no advice where nothing can be bought within the range', () => {
    expect(budgetAdvice(place, target, { leastMinor: 10_00, mostMinor: 50_00 })).toBeNull()
  })
})

describe('formatAdvice', () => {
  const advice = { budgetMinor: 2_350_00, reach: 41_000, share: 0.204, frequency: 3.14 } as const

  it('says what the budget reaches and which target that meets', () => {
    expect(formatAdvice({ ...advice, limit: 'none' }, target, '5 miles of Austin, Texas')).toBe(
      'It reaches 41,000 people in four weeks, 3.1 times each, equal to 20% of the residents aged 13 and over within 5 miles of Austin, Texas. Our target for this goal is 20% at 3 times each.',
    )
  })

  it('says which limit comes before the target', () => {
    expect(formatAdvice({ ...advice, limit: 'most' }, target, 'x')).toMatch(
      /would cost more than your trade usually spends\. A smaller radius gets closer\.$/,
    )
    expect(formatAdvice({ ...advice, share: 0.001, limit: 'supply' }, target, 'x')).toMatch(
      /equal to under 1% .* It buys everything for sale here\./,
    )
  })
})

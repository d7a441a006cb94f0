import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { readyPlans } from './readyPlans.ts'
import { CAMPAIGN_GOAL_NAMES, mediaMix, type MixMedium } from './mediaMix.ts'

/** Media whose reach grows ever more slowly towards their people. */
const mediaOf = (people: readonly number[]): MixMedium[] =>
  MEDIA_TYPES.map((mediaType, index) => {
    const { minBudgetMinor, typicalCpmMinor } = MEDIA_ECONOMICS[mediaType]
    const most = people[index] ?? 0
    const reachOf = (budgetMinor: number) =>
      most * (1 - Math.exp((-budgetMinor / typicalCpmMinor) * (300 / Math.max(1, most))))
    return { mediaType, minBudgetMinor, reachOf }
  })

const sumOf = (parts: readonly { budgetMinor: number }[]) =>
  parts.reduce((sum, { budgetMinor }) => sum + budgetMinor, 0)

describe('a first media mix', () => {
  const everywhere = mediaOf([900_000, 800_000, 600_000, 500_000, 400_000, 700_000])

  it('shares a budget among several media, and follows the goal', () => {
    const known = mediaMix('known', 5_000_00, everywhere)
    const website = mediaMix('website', 5_000_00, everywhere)
    for (const mix of [known, website]) {
      expect(mix.length).toBeGreaterThan(1)
      expect(sumOf(mix)).toBe(5_000_00)
    }
    const ofScreens = (mix: typeof known) =>
      mix.find(({ mediaType }) => mediaType === 'dooh')?.budgetMinor ?? 0
    expect(ofScreens(known)).toBeGreaterThanOrEqual(ofScreens(website))
  })

  it('has three plans ready, a medium each', () => {
    const plans = readyPlans(everywhere)
    expect(plans.map(({ budgetMinor }) => budgetMinor)).toEqual([500_00, 1_500_00, 5_000_00])
    expect(new Set(plans.map(({ mediaType }) => mediaType)).size).toBe(3)
    expect(readyPlans(mediaOf([1_000]))).toHaveLength(1)
    expect(readyPlans(mediaOf([]))).toEqual([])
  })

  it('gives all to one medium where the budget is enough for one alone', () => {
    const mix = mediaMix('website', 120_00, everywhere)
    expect(mix).toHaveLength(1)
    expect(sumOf(mix)).toBe(120_00)
    expect(mediaMix('known', 50_00, everywhere)).toEqual([])
    expect(mediaMix('known', 5_000_00, mediaOf([]))).toEqual([])
  })

  it('never spends more than the budget, nor less on a medium than its least', () => {
    const people = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 6, maxLength: 6 })
    const budgets = fc.integer({ min: 1, max: 50_000 }).map((dollars) => dollars * 100)
    fc.assert(
      fc.property(
        fc.constantFrom(...CAMPAIGN_GOAL_NAMES),
        budgets,
        people,
        (goal, budgetMinor, some) => {
          const mix = mediaMix(goal, budgetMinor, mediaOf(some))
          expect(sumOf(mix)).toBeLessThanOrEqual(budgetMinor)
          for (const part of mix) {
            const { minBudgetMinor } = MEDIA_ECONOMICS[part.mediaType]
            expect(part.budgetMinor).toBeGreaterThanOrEqual(minBudgetMinor)
            expect(some[MEDIA_TYPES.indexOf(part.mediaType)]).toBeGreaterThan(0)
          }
          expect(mediaMix(goal, budgetMinor, mediaOf(some))).toEqual(mix)
        },
      ),
    )
  })
})

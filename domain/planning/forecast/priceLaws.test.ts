import { describe, expect, it } from 'vitest'
import { assessPlan } from '../assessment/assessPlan.ts'
import { budgetForImpressions, forecast } from './forecast.ts'
import { counterexample, type Claims } from '#domain/testing/randomCases.ts'
import { budgetProblem } from '../pricing/budgetProblem.ts'
import { priceSchedule, VOLUME_SAVINGS } from '../pricing/priceSchedule.ts'

describe('laws of the price', () => {
  it('a larger budget never buys fewer impressions, nor reaches fewer people, nor at a higher CPM', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const small = forecast(plan, reference)
      const claims: Claims = {}
      for (const more of [1, extra, extra * 100]) {
        const large = forecast({ ...plan, budgetMinor: plan.budgetMinor + more }, reference)
        claims[`impressions for ${more} more`] = large.impressions.mid >= small.impressions.mid
        claims[`low for ${more} more`] = large.impressions.low >= small.impressions.low
        claims[`reach for ${more} more`] = large.reach >= small.reach
        claims[`CPM for ${more} more`] = large.cpmMinor <= small.cpmMinor
        claims[`price for ${more} more`] = large.priceMinor >= small.priceMinor
      }
      return claims
    })
    expect(broken).toBeNull()
  })

  it('the last cent before a volume saving never buys more than the saving does, and the steps go up alone', () => {
    const broken = counterexample(({ plan, reference }) => {
      const claims: Claims = {}
      const bought = (budgetMinor: number) => forecast({ ...plan, budgetMinor }, reference)
      for (const { fromMinor } of VOLUME_SAVINGS.filter((saving) => saving.percent > 0)) {
        const below = bought(fromMinor - 1)
        const from = bought(fromMinor)
        claims[`impressions from ${fromMinor}`] = from.impressions.mid >= below.impressions.mid
        claims[`reach from ${fromMinor}`] = from.reach >= below.reach
        claims[`CPM from ${fromMinor}`] = from.cpmMinor <= below.cpmMinor
      }
      return claims
    }, 300)
    expect(broken).toBeNull()
  })

  it('the price lines add up, nothing is dearer than the ratecard, nothing costs more than the budget', () => {
    const broken = counterexample(({ plan, reference }) => {
      const result = forecast(plan, reference)
      const codes = new Set(result.priceLines.map(({ code }) => code))
      const sum = result.priceLines.reduce((all, { cpmMinor }) => all + cpmMinor, 0)
      const assessment = assessPlan(plan, reference)
      const problem = budgetProblem(assessment, priceSchedule(assessment))
      return {
        sum: sum === result.cpmMinor,
        'each line once': codes.size === result.priceLines.length,
        'each line says what and how much': result.priceLines.every(
          ({ code, label, cpmMinor }) => label !== '' && (cpmMinor !== 0 || code === 'base'),
        ),
        'only volume and a cheaper market lower it': result.priceLines.every(
          ({ code, cpmMinor }) => cpmMinor >= 0 || code === 'volume' || code === 'market',
        ),
        savings: result.savingsMinor === result.ratecardPriceMinor - result.priceMinor,
        'savings not negative': result.savingsMinor >= 0,
        ratecard: result.ratecardCpmMinor >= result.cpmMinor,
        'within budget': result.priceMinor <= plan.budgetMinor,
        'all of it is spent unless something is wrong':
          problem !== null || result.priceMinor === plan.budgetMinor,
      }
    })
    expect(broken).toBeNull()
  })

  it('the budget for impressions is the smallest that buys them', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const everything = 10_000_000_000
      const bought = (budgetMinor: number): number =>
        forecast({ ...plan, budgetMinor }, reference).impressions.mid
      const wanted = Math.min(bought(everything), extra)
      const budgetMinor = budgetForImpressions(wanted, plan, reference)
      return {
        'it buys them': bought(budgetMinor) >= wanted,
        'a cent less does not': budgetMinor === 0 || bought(budgetMinor - 1) < wanted,
      }
    })
    expect(broken).toBeNull()
  })
})

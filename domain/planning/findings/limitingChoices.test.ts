import { describe, expect, it } from 'vitest'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import { campaignPlanSchema } from '../campaign/campaignPlan.ts'
import { setBudget, setFrequencyCap } from '../campaign/edits/planEdits.ts'
import { forecast } from '../forecast/forecast.ts'
import { deliverySpread } from '../forecast/deliverySpread.ts'
import { assessPlan } from '../assessment/assessPlan.ts'
import { leastGain } from './leastGain.ts'
import { planned, sites } from '#domain/testing/austin.ts'
import { counterexample, type Claims } from '#domain/testing/randomCases.ts'
import { limitingChoices } from './limitingChoices.ts'
import { relaxations } from './relaxations.ts'

describe('limitingChoices', () => {
  it('offers changes that the budget would gain from, and none that gain nothing or lose people', () => {
    const codes = (cap: number, budgetMinor: number): string[] => {
      const plan = setFrequencyCap(setBudget(planned('online_display'), budgetMinor), cap)
      return limitingChoices(plan, sites).map(({ code }) => code)
    }
    // A tight cap spreads the same money among more people.
    expect(codes(1, 500_00)).not.toContain('frequency')
    // More days have more to buy: that is worth something only to a budget that buys all there is.
    expect(codes(3, 500_00)).toEqual([])
    expect(codes(3, 1_000_000_00)).toContain('flight')
  })

  it('says what limits most, in plain words, with one click to relax it', () => {
    const plan = setFrequencyCap(
      editAudience(planned('online_display'), { gender: 'female', ageFrom: 25, ageTo: 34 }),
      null,
    )
    const choices = limitingChoices(plan, sites)
    expect(choices.map(({ label }) => label)).toEqual(['Age 25 to 34', 'Female only'])
    const [age, gender] = choices
    expect(age?.relaxLabel).toMatch(/^\+ [\d,]+ people for 15 to 44$/)
    expect(gender?.relaxLabel).toMatch(/^\+ [\d,]+ people for all genders$/)
    const [radius] = limitingChoices(planned('online_display', 5), sites)
    expect(radius?.label).toBe('Radius 5 mi')
    expect(radius?.relaxLabel).toMatch(/^\+ [\d,]+ people at 10 mi$/)
    expect(radius?.relaxedPlan.region.places[0]?.radius).toBe(10)
  })

  it('are at most three, whose undoing gains for the same money what they say, and lowers nothing', () => {
    const broken = counterexample(({ plan, reference }) => {
      const now = forecast(plan, reference)
      const choices = limitingChoices(plan, reference)
      const claims: Claims = { 'at most three': choices.length <= 3 }
      for (const [at, choice] of choices.entries()) {
        const { code, gainedReach, gainedImpressions, relaxedPlan } = choice
        const then = forecast(relaxedPlan, reference)
        claims[`${code} for the same budget`] = relaxedPlan.budgetMinor === plan.budgetMinor
        claims[`${code} gains`] = gainedReach + gainedImpressions > 0
        claims[`${code} lowers nothing`] = gainedReach >= 0 && gainedImpressions >= 0
        claims[`${code} people`] = then.reach - now.reach === gainedReach
        claims[`${code} true`] = then.impressions.mid - now.impressions.mid === gainedImpressions
        claims[`${code} CPM`] = then.cpmMinor === choice.cpmMinor
        claims[`${code} people first`] = choice.relaxLabel.includes(' people ') === gainedReach > 0
        const above = choices[at - 1]
        claims[`${code} in order`] =
          !above ||
          above.gainedReach > gainedReach ||
          (above.gainedReach === gainedReach && above.gainedImpressions >= gainedImpressions)
        claims[`${code} is a plan`] = campaignPlanSchema.safeParse(relaxedPlan).success
      }
      return claims
    })
    expect(broken).toBeNull()
  })

  it('include every change that gains 3% and more than the error band and lowers neither people nor impressions', () => {
    const broken = counterexample(({ plan, reference }) => {
      const now = forecast(plan, reference)
      const part = leastGain(assessPlan(plan, reference))
      const gains = (before: number, more: number) => more > 0 && more >= before * part
      const choices = limitingChoices(plan, reference)
      const shown = new Set(choices.map(({ code }) => code))
      const least = choices.length < 3 ? -1 : (choices.at(-1)?.gainedReach ?? -1)
      const claims: Claims = {}
      for (const { code, relaxedPlan } of relaxations(plan, reference)) {
        const then = forecast(relaxedPlan, reference)
        const people = then.reach - now.reach
        const impressions = then.impressions.mid - now.impressions.mid
        const worth = gains(now.reach, people) || gains(now.impressions.mid, impressions)
        const limits = worth && people >= 0 && impressions >= 0
        if (shown.has(code)) claims[`${code} is worth it`] = limits
        else claims[`${code} is missed`] = !limits || people <= least
      }
      return claims
    }, 200)
    expect(broken).toBeNull()
  })

  it('exclude changes within the error band of the forecast, and those under 3%', () => {
    const broken = counterexample(({ plan, reference }) => {
      const now = forecast(plan, reference)
      const { share } = deliverySpread(assessPlan(plan, reference))
      const isOutside = (gained: number, before: number): boolean =>
        gained > 0 && gained >= before * 0.03 && gained >= before * share
      return Object.fromEntries(
        limitingChoices(plan, reference).map(({ code, gainedReach, gainedImpressions }) => [
          code,
          isOutside(gainedReach, now.reach) || isOutside(gainedImpressions, now.impressions.mid),
        ]),
      )
    }, 300)
    expect(broken).toBeNull()
  })

  it('do not change the forecast', () => {
    const broken = counterexample(({ plan, reference }) => {
      const before = JSON.stringify(forecast(plan, reference))
      limitingChoices(plan, reference)
      const again = forecast(copyOf(plan), copyOf(reference))
      return { same: JSON.stringify(again) === before }
    }, 200)
    expect(broken).toBeNull()
  })
})

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

import { describe, expect, it } from 'vitest'
import { editAudience } from '../campaign/audienceEdits.ts'
import { campaignPlanSchema } from '../campaign/campaignPlan.ts'
import { setFrequencyCap } from '../campaign/planEdits.ts'
import { forecast } from '../forecast/forecast.ts'
import { planned, sites } from '../testing/austin.ts'
import { counterexample, type Claims } from '../testing/randomCases.ts'
import { limitingChoices } from './limitingChoices.ts'

describe('limitingChoices', () => {
  it('leaves out what would hardly gain anything', () => {
    const codes = (cap: number): string[] =>
      limitingChoices(setFrequencyCap(planned('online_display'), cap), sites).map(
        ({ code }) => code,
      )
    expect(codes(1)).toContain('frequency')
    expect(codes(20)).not.toContain('frequency')
  })

  it('says what limits most, in plain words, with one click to relax it', () => {
    const plan = setFrequencyCap(
      editAudience(planned('online_display'), { gender: 'female', ageFrom: 25, ageTo: 34 }),
      null,
    )
    const choices = limitingChoices(plan, sites)
    expect(choices.map(({ label }) => label)).toEqual([
      'Age 25 to 34',
      'Female only',
      'Radius 60 mi',
    ])
    const [age, gender, radius] = choices
    expect(age?.relaxLabel).toMatch(/^\+ [\d,]+ for 15 to 44$/)
    expect(gender?.relaxLabel).toMatch(/^\+ [\d,]+ for all genders$/)
    expect(radius?.relaxLabel).toMatch(/^\+ [\d,]+ at 80 mi$/)
    expect(radius?.relaxedPlan.region.places[0]?.radius).toBe(80)
  })

  it('are at most three, whose undoing gains what they say', () => {
    const broken = counterexample(({ plan, reference }) => {
      const { avails } = forecast(plan, reference)
      const choices = limitingChoices(plan, reference)
      const claims: Claims = { 'at most three': choices.length <= 3 }
      for (const [at, { code, gainedImpressions, relaxedPlan }] of choices.entries()) {
        const relaxed = forecast(relaxedPlan, reference)
        claims[`${code} gains`] = gainedImpressions > 0
        claims[`${code} true`] = relaxed.avails.mid - avails.mid === gainedImpressions
        claims[`${code} in order`] =
          gainedImpressions <= (choices[at - 1]?.gainedImpressions ?? Infinity)
        claims[`${code} is a plan`] = campaignPlanSchema.safeParse(relaxedPlan).success
      }
      return claims
    })
    expect(broken).toBeNull()
  })

  it('leave the forecast as it was', () => {
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

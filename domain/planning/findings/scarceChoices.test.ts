import { describe, expect, it } from 'vitest'
import { assessPlan } from '../assessment/assessPlan.ts'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import { planned, sites } from '#domain/testing/austin.ts'
import { counterexample } from '#domain/testing/randomCases.ts'
import { forecast } from '../forecast/forecast.ts'
import { leastAvailsGain } from './leastGain.ts'
import { relaxations } from './relaxations.ts'
import { scarceChoices } from './scarceChoices.ts'

describe('the choices that limit a plan', () => {
  it('is the choice that costs most impressions, in the plan’s wording', () => {
    const narrow = editAudience(planned('online_display'), { gender: 'female', ageTo: 34 })
    const choices = scarceChoices(assessPlan(narrow, sites), sites)
    expect(choices).toHaveLength(3)
    expect(choices.map(({ label }) => label)).toContain('Female only')
  })

  it('is at most three choices, that gain at least 3% and more than the error band, and no other gains more', () => {
    const broken = counterexample(({ plan, reference }) => {
      const now = assessPlan(plan, reference)
      const shown = scarceChoices(now, reference).map(({ gainedImpressions }) => gainedImpressions)
      const { low, mid } = forecast(plan, reference).avails
      const band = mid > 0 ? (mid - low - 1) / mid : 0
      const least = now.avails * leastAvailsGain(now)
      const gains = relaxations(plan, reference)
        .map(({ relaxedPlan }) => assessPlan(relaxedPlan, reference, now).avails - now.avails)
        .filter((gain) => gain > 0 && gain >= least)
      return {
        'at most three': shown.length === Math.min(3, gains.length),
        'each counts': shown.every((gain) => gain > 0 && gain >= least),
        'at least 3%': shown.every((gain) => gain >= now.avails * 0.03),
        'beyond the band': shown.every((gain) => gain >= now.avails * band),
        'largest first': shown.every((gain, at) => gain <= (shown[at - 1] ?? Infinity)),
        'none gains more': gains.filter((gain) => gain > (shown.at(-1) ?? Infinity)).length < 3,
      }
    }, 150)
    expect(broken).toBeNull()
  })
})

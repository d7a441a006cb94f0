import { describe, expect, it } from 'vitest'
import { assessPlan } from '../assessment/assessPlan.ts'
import { editAudience } from '../campaign/edits/audienceEdits.ts'
import { planned, sites } from '#domain/testing/austin.ts'
import { counterexample } from '#domain/testing/randomCases.ts'
import { relaxations } from './relaxations.ts'
import { scarceChoices } from './scarceChoices.ts'

describe('what makes a plan scarce', () => {
  it('is what costs most impressions, in the words of the plan', () => {
    const narrow = editAudience(planned('online_display'), { gender: 'female', ageTo: 34 })
    const choices = scarceChoices(assessPlan(narrow, sites), sites)
    expect(choices).toHaveLength(3)
    expect(choices.map(({ label }) => label)).toContain('Female only')
  })

  it('is at most three choices, that gain at least half a percent, and no other gains more', () => {
    const broken = counterexample(({ plan, reference }) => {
      const now = assessPlan(plan, reference)
      const shown = scarceChoices(now, reference).map(({ gainedImpressions }) => gainedImpressions)
      const least = now.avails * 0.005
      const gains = relaxations(plan, reference)
        .map(({ relaxedPlan }) => assessPlan(relaxedPlan, reference, now).avails - now.avails)
        .filter((gain) => gain > 0 && gain >= least)
      return {
        'at most three': shown.length === Math.min(3, gains.length),
        'each counts': shown.every((gain) => gain > 0 && gain >= least),
        'largest first': shown.every((gain, at) => gain <= (shown[at - 1] ?? Infinity)),
        'none gains more': gains.filter((gain) => gain > (shown.at(-1) ?? Infinity)).length < 3,
      }
    }, 150)
    expect(broken).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { planned, sites } from '#domain/testing/austin.ts'
import { seededChance } from '#domain/testing/seededChance.ts'
import { assessPlan } from '../assessment/assessPlan.ts'
import { bandsByMarket } from '../measured/bandsByMarket.ts'
import { limitingChoices } from '../findings/limitingChoices.ts'
import { leastGain } from '../findings/leastGain.ts'
import { setBudget } from '../campaign/edits/planEdits.ts'
import { forecast } from './forecast.ts'

const plan = setBudget(planned('online_display', 5), 500_00)
const market = plan.region.places[0]?.label ?? ''
const band = (low: number, high: number, campaigns = 40) => ({ campaigns, bias: 0, low, high })

describe('the error band of a forecast', () => {
  it('is the model’s before enough campaigns ran', () => {
    const { impressions, measuredCampaigns } = forecast(plan, sites)
    expect(measuredCampaigns).toBeNull()
    expect(impressions.low).toBeLessThan(impressions.mid)
  })

  it('is the medium’s measured one, and the market’s before that', () => {
    const ofMedium = forecast(plan, { ...sites, bands: { '': band(0.8, 1.01) } })
    const { low, mid, high } = ofMedium.impressions
    expect([low, high]).toEqual([Math.floor(mid * 0.8), Math.ceil(mid * 1.01)])
    expect(ofMedium.measuredCampaigns).toBe(40)
    expect(ofMedium.spreadReasons).toEqual([])
    const bands = { '': band(0.8, 1.01), [market]: band(0.9, 1, 31) }
    const ofMarket = forecast(plan, { ...sites, bands })
    expect(ofMarket.impressions.low).toBe(Math.floor(mid * 0.9))
    expect(ofMarket.measuredCampaigns).toBe(31)
  })

  it('includes the forecast itself if all campaigns fell short of theirs', () => {
    const { impressions } = forecast(plan, { ...sites, bands: { '': band(0.5, 0.8) } })
    expect(impressions.high).toBe(impressions.mid)
  })

  it('keeps choices that gain less than it from being offered', () => {
    const wide = { ...sites, bands: { '': band(0.01, 100) } }
    const narrow = { ...sites, bands: { '': band(0.999, 1.001) } }
    expect(leastGain(assessPlan(plan, wide))).toBe(99)
    expect(leastGain(assessPlan(plan, narrow))).toBe(0.03)
    expect(limitingChoices(plan, wide)).toEqual([])
    expect(limitingChoices(plan, narrow).length).toBeGreaterThan(0)
  })

  it('covers 90% ± 3 of the campaigns of simulated months with a known bias, market by market', () => {
    const chance = seededChance(7)
    const biases = { Austin: -0.1, Chicago: 0.04 }
    const ran = (name: keyof typeof biases) =>
      (1 + biases[name]) * (1 + 0.3 * (chance() + chance() + chance() - 1.5))
    let covered = 0
    const months = 300
    for (let month = 0; month < months; month++) {
      const campaigns = (['Austin', 'Chicago'] as const).flatMap((name) =>
        Array.from({ length: 60 }, () => ({ market: name, ratio: ran(name) })),
      )
      const bands = Object.fromEntries(bandsByMarket(campaigns))
      for (const name of ['Austin', 'Chicago'] as const) {
        const { low = 0, high = 0 } = bands[name] ?? {}
        const further = Array.from({ length: 50 }, () => ran(name))
        covered += further.filter((ratio) => ratio >= low && ratio <= high).length
      }
    }
    expect(covered / (months * 100)).toBeGreaterThan(0.87)
    expect(covered / (months * 100)).toBeLessThan(0.93)
  })
})

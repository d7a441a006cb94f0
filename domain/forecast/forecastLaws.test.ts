import { describe, expect, it } from 'vitest'
import { campaignPlanSchema } from '../campaign/campaignPlan.ts'
import { runtimeDays } from '../campaign/planFlight.ts'
import { planProducts } from '../campaign/planProducts.ts'
import { regionPopulation } from '../geo/reachedCells.ts'
import { forecast, reachCurve } from './forecast.ts'
import type { Forecast } from './forecast.types.ts'
import { limitingChoices } from './limitingChoices.ts'
import { counterexample, type Claims } from './randomCases.ts'

describe('laws of the forecast', () => {
  it('same plan, same answer, whatever was asked before', () => {
    const broken = counterexample(({ plan, reference }) => {
      const first = forecast(plan, reference)
      limitingChoices(plan, reference)
      const again = forecast(copyOf(plan), copyOf(reference))
      return {
        same: JSON.stringify(again) === JSON.stringify(first),
        'population as the map counts it':
          first.regionPopulation === regionPopulation(plan.region, reference.region),
        'products as listed': first.productCount === planProducts(plan, reference).length,
      }
    }, 200)
    expect(broken).toBeNull()
  })

  it('is finite, whole where it counts, not negative, and in order', () => {
    const broken = counterexample(({ plan, reference }) => {
      const result = forecast(plan, reference)
      const claims: Claims = {}
      for (const [name, value] of numbersOf(result)) {
        claims[name] =
          Number.isFinite(value) && value >= 0 && (name === 'frequency' || Number.isInteger(value))
      }
      const { available, impressions, reach, audience, frequency } = result
      const { frequencyCapPerDay: cap, runtime } = plan
      const days = Math.max(1, runtimeDays(runtime))
      return {
        ...claims,
        'available in order': available.low <= available.mid && available.mid <= available.high,
        'bought in order':
          impressions.low <= impressions.mid && impressions.mid <= impressions.high,
        'no more than available': impressions.mid <= available.mid,
        'whom it can reach lives there, or passes a screen':
          plan.mediaType === 'dooh' || audience <= result.regionPopulation,
        'no more people than there are': reach <= Math.min(audience, impressions.mid),
        'somebody sees it': reach > 0 || impressions.mid === 0,
        'within the cap': cap === null || frequency <= cap * days,
      }
    })
    expect(broken).toBeNull()
  })

  it('the reach curve says what the forecast says, and never falls', () => {
    const broken = counterexample(({ plan, reference }) => {
      const curve = reachCurve(plan, reference, 6)
      const claims: Claims = { points: curve.length === 6 }
      for (const [at, { budgetMinor, impressions, reach }] of curve.entries()) {
        const result = forecast({ ...plan, budgetMinor }, reference)
        claims[`reach at ${at}`] = reach === result.reach
        claims[`impressions at ${at}`] = impressions === result.impressions.mid
        claims[`no fall at ${at}`] = reach >= (curve[at - 1]?.reach ?? 0)
      }
      return claims
    }, 200)
    expect(broken).toBeNull()
  })

  it('names at most three limiting choices, whose undoing gains what they say', () => {
    const broken = counterexample(({ plan, reference }) => {
      const { available } = forecast(plan, reference)
      const choices = limitingChoices(plan, reference)
      const claims: Claims = { 'at most three': choices.length <= 3 }
      for (const [at, { code, gainedImpressions, relaxedPlan }] of choices.entries()) {
        const relaxed = forecast(relaxedPlan, reference)
        claims[`${code} gains`] = gainedImpressions > 0
        claims[`${code} true`] = relaxed.available.mid - available.mid === gainedImpressions
        claims[`${code} in order`] =
          gainedImpressions <= (choices[at - 1]?.gainedImpressions ?? Infinity)
        claims[`${code} is a plan`] = campaignPlanSchema.safeParse(relaxedPlan).success
      }
      return claims
    })
    expect(broken).toBeNull()
  })
})

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

function numbersOf(result: Forecast): [string, number][] {
  return Object.entries(result).flatMap(([name, value]): [string, number][] => {
    if (typeof value === 'number') return [[name, value]]
    if (name === 'available' || name === 'impressions') {
      return Object.entries(value as Record<string, number>)
    }
    return []
  })
}

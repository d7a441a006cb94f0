import { describe, expect, it } from 'vitest'
import { runtimeDays } from '../campaign/planFlight.ts'
import { planProducts } from '../assessment/planProducts.ts'
import { regionPopulation } from '../assessment/reachedCells.ts'
import { VOLUME_SAVINGS } from '../pricing/priceSchedule.ts'
import { forecast, reachCurve } from './forecast.ts'
import type { Forecast } from './forecast.types.ts'
import { counterexample, type Claims } from '../testing/randomCases.ts'

describe('laws of the forecast', () => {
  it('same plan, same answer, whatever was asked before', () => {
    const broken = counterexample(({ plan, reference }) => {
      const first = forecast(plan, reference)
      reachCurve(plan, reference, 3)
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
      const { avails, impressions, reach, reachable, audience, frequency } = result
      const { frequencyCapPerDay: cap, runtime } = plan
      const days = Math.max(1, runtimeDays(runtime))
      return {
        ...claims,
        'available in order': avails.low <= avails.mid && avails.mid <= avails.high,
        'bought in order':
          impressions.low <= impressions.mid && impressions.mid <= impressions.high,
        'no more than available': impressions.mid <= avails.mid,
        'whom it can reach lives there, or passes a screen':
          plan.mediaType === 'dooh' || audience <= result.regionPopulation,
        'no more people than meet what is chosen': reach <= Math.min(reachable, impressions.mid),
        'who meets it uses the medium': reachable <= audience,
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

  it('the reach curve bends one way alone, but where a volume saving begins or a cap wants more people', () => {
    const broken = counterexample(({ plan: capped, reference }) => {
      const plan = { ...capped, frequencyCapPerDay: null }
      const curve = reachCurve(plan, reference, 25)
      const claims: Claims = {}
      // Cents, impressions and people are whole: a step may be off by what a cent buys.
      const roundings = 4 + 4_000 / Math.max(1, forecast(plan, reference).cpmMinor)
      for (const [at, to] of curve.entries()) {
        const [from, middle] = [curve[at - 2], curve[at - 1]]
        if (!from || !middle) continue
        const isStep = VOLUME_SAVINGS.some(
          ({ fromMinor }) => fromMinor > from.budgetMinor && fromMinor <= to.budgetMinor,
        )
        claims[`bend at ${at}`] =
          isStep || to.reach - middle.reach <= middle.reach - from.reach + roundings
      }
      return claims
    }, 200)
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

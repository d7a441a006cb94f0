import { describe, expect, it } from 'vitest'
import { runtimeDays } from '../campaign/planFlight.ts'
import { planProducts } from '../assessment/planProducts.ts'
import { regionPopulation } from '../assessment/reachedCells.ts'
import { VOLUME_SAVINGS } from '../pricing/priceSchedule.ts'
import { forecast, reachCurve } from './forecast.ts'
import type { Forecast } from './forecast.types.ts'
import { counterexample, type Claims } from '#domain/testing/randomCases.ts'

describe('laws of the forecast', () => {
  it('same plan, same forecast, whatever was calculated before', () => {
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

  it('the reach curve never gets steeper, but by the little that a growing volume saving or a cap gives', () => {
    const broken = counterexample(({ plan, reference }) => {
      const curve = reachCurve(plan, reference, 49)
      const { cpmMinor, reachable } = forecast(plan, reference)
      const claims: Claims = {}
      for (const [at, to] of curve.entries()) {
        const [from, middle] = [curve[at - 2], curve[at - 1]]
        if (!from || !middle || isFull(to.reach, reachable)) continue
        const isSaving = volumeSaves(from.budgetMinor, to.budgetMinor)
        const steeper = isSaving || plan.frequencyCapPerDay !== null ? 1.2 : 1
        const spare = roundings(cpmMinor) + (isSaving ? ofOneCent(to.reach, cpmMinor) : 0)
        claims[`bend at ${at}`] =
          to.reach - middle.reach <= (middle.reach - from.reach) * steeper + spare
      }
      return claims
    })
    expect(broken).toBeNull()
  })

  it('the reach curve has no corner: the next 2% of any budget bring what the last 2% brought, within a quarter', () => {
    const broken = counterexample(({ plan, reference }, extra) => {
      const { maxBudgetMinor, reachable } = forecast(plan, reference)
      const savings = VOLUME_SAVINGS.map(({ fromMinor }) => fromMinor)
      const claims: Claims = {}
      for (const budgetMinor of [...savings, Math.round((maxBudgetMinor * extra) / 1_000_000)]) {
        const step = Math.floor(budgetMinor / 50)
        const reachOf = (minor: number): number =>
          forecast({ ...plan, budgetMinor: minor }, reference).reach
        const more = reachOf(budgetMinor + step)
        if (budgetMinor + step > maxBudgetMinor || isFull(more, reachable)) continue
        const { cpmMinor, reach } = forecast({ ...plan, budgetMinor }, reference)
        const spare = roundings(cpmMinor) + ofOneCent(more, cpmMinor)
        const [before, after] = [reach - reachOf(budgetMinor - step), more - reach]
        claims[`below ${budgetMinor}`] = before <= after * 1.25 + spare
        claims[`above ${budgetMinor}`] = after <= before * 1.25 + spare
      }
      return claims
    })
    expect(broken).toBeNull()
  })
})

/** Cents, impressions and people are whole, so a step may be off by the effect of a cent. */
const roundings = (cpmMinor: number): number => 4 + 4_000 / Math.max(1, cpmMinor)

/**
 * The maximum effect of a cent of the CPM, which is in whole cents: it may belong to either of two
 * steps.
 */
const ofOneCent = (reach: number, cpmMinor: number): number => reach / Math.max(1, cpmMinor)

/**
 * Hardly any people are left to reach: under a cap, more impressions must then go to exactly those.
 */
const isFull = (reach: number, reachable: number): boolean => reach > reachable * 0.95

/** Whether the volume saving grows somewhere between two budgets. */
const volumeSaves = (fromMinor: number, toMinor: number): boolean =>
  toMinor > VOLUME_SAVINGS[0].fromMinor &&
  VOLUME_SAVINGS.some((saving) => saving.percent > 0 && saving.fromMinor >= fromMinor)

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

import { describe, expect, it } from 'vitest'
import { productPlan } from '../campaign/productPlan.ts'
import { setBudget } from '../campaign/edits/planEdits.ts'
import { forecast } from '../forecast/forecast.ts'
import { now, planned, product, sites } from '#domain/testing/austin.ts'
import { budgetForecast } from './budgetForecast.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { productForecast } from './productForecast.ts'

describe('the forecast of a budget', () => {
  it('is the forecast of the plan with that budget', () => {
    const plan = planned('online_display')
    const figures = budgetForecast(plan, sites)
    expect(figures.runtime).toBe(plan.runtime)
    for (const budgetMinor of [0, 100_00, 2_500_00, 90_000_000_00])
      expect(figures.at(budgetMinor)).toEqual(forecast(setBudget(plan, budgetMinor), sites))
  })

  it('of one product is for all of its country, format by format', () => {
    const one = product(1, 'online_display')
    const { profiles } = sites.region
    const figures = productForecast({ product: one, profiles, now })
    const plan = productPlan({ product: one, now })
    const reference = { region: { profiles, cells: [], places: [] }, products: [one] }
    expect(figures.at(1_000_00)).toEqual(forecast(setBudget(plan, 1_000_00), reference))
    const curve = figures.curve(3, 1_000_00)
    expect(curve.map(({ budgetMinor }) => budgetMinor)).toEqual([0, 500_00, 1_000_00])
    expect(curve[2]?.reach).toBe(figures.at(1_000_00).reach)
    const alone = { ...plan, formatIds: ['display_728x90'] }
    expect(figures.cpmOf('display_728x90')).toBe(forecast(alone, reference).cpmMinor)
  })

  it('capitalizes the first letter of a sentence', () => {
    expect(['websites', 'Á la carte', ''].map(capitalized)).toEqual(['Websites', 'Á la carte', ''])
  })
})

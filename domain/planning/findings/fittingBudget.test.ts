import { describe, expect, it } from 'vitest'
import { setBudget } from '../campaign/edits/planEdits.ts'
import { forecast } from '../forecast/forecast.ts'
import { counterexample } from '#domain/testing/randomCases.ts'
import { planned, sites } from '#domain/testing/austin.ts'
import { fittingBudget } from './fittingBudget.ts'

describe('the budget that fits', () => {
  const limits = { minBudgetMinor: 100_00, maxBudgetMinor: 1_013_71 }

  it('is the nearest limit, and null if the budget is right or no budget would be', () => {
    expect(fittingBudget(2_000_00, limits)).toBe(1_013_71)
    expect(fittingBudget(99_99, limits)).toBe(100_00)
    expect(fittingBudget(500_00, limits)).toBeNull()
    expect(fittingBudget(500_00, { minBudgetMinor: 100_00, maxBudgetMinor: 0 })).toBeNull()
    const one = { minBudgetMinor: 100_00, maxBudgetMinor: 100_00 }
    expect([fittingBudget(99_99, one), fittingBudget(500_00, one)]).toEqual([100_00, 100_00])
    expect([fittingBudget(100_00, limits), fittingBudget(1_013_71, limits)]).toEqual([null, null])
    const { maxBudgetMinor } = forecast(planned('online_display'), sites)
    expect(fittingBudget(maxBudgetMinor + 1, forecast(planned('online_display'), sites))).toBe(
      maxBudgetMinor,
    )
  })

  it('is taken by the plan without another word', () => {
    const broken = counterexample(({ plan, reference }) => {
      const fitting = fittingBudget(plan.budgetMinor, forecast(plan, reference))
      const changed = forecast(setBudget(plan, fitting ?? plan.budgetMinor), reference)
      return { fits: fitting === null || fittingBudget(fitting, changed) === null }
    }, 200)
    expect(broken).toBeNull()
  })
})

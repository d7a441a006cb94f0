import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetLeft, secondsUntilSpendable, spend, type Budget } from './budget.ts'

const RULE = { capacity: 100, perSecond: 5 }

describe('a budget', () => {
  it('is full at first, refills with time and never exceeds its capacity', () => {
    expect(budgetLeft(undefined, 0, RULE)).toBe(100)
    const spent = spend(undefined, 60, 0, RULE)
    expect(budgetLeft(spent, 2_000, RULE)).toBe(50)
    expect(budgetLeft(spent, 60_000, RULE)).toBe(100)
  })

  it('can be overspent once, and reports when it is available again', () => {
    const { left } = spend(undefined, 550, 0, RULE)
    expect(left).toBe(-450)
    expect(secondsUntilSpendable(left, RULE)).toBe(91)
    expect(secondsUntilSpendable(0.1, RULE)).toBe(0)
  })

  it('never allows more than its capacity, the refill and one last debt', () => {
    const tries = fc.array(
      fc.record({ waitMs: fc.nat(5_000), cost: fc.integer({ min: 1, max: 600 }) }),
    )
    fc.assert(
      fc.property(tries, (all) => {
        let budget: Budget | undefined
        let nowMs = 0
        let spent = 0
        for (const { waitMs, cost } of all) {
          nowMs += waitMs
          if (budgetLeft(budget, nowMs, RULE) <= 0) continue
          budget = spend(budget, cost, nowMs, RULE)
          spent += cost
        }
        const cameBack = (nowMs / 1_000) * RULE.perSecond
        expect(spent).toBeLessThanOrEqual(RULE.capacity + cameBack + 600)
      }),
    )
  })
})

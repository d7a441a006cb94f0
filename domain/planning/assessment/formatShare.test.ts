import { describe, expect, it } from 'vitest'
import { planned, referenceOf, product } from '#domain/testing/austin.ts'
import { assessPlan } from './assessPlan.ts'
import { formatShare } from './formatShare.ts'
import { minBudgetMinor } from './minBudget.ts'
import { offeredProducts } from './offeredProducts.ts'

describe('the part of a product that a choice of formats can use', () => {
  const shareOf = (offered: string[], chosen: string[]) => formatShare(offered, new Set(chosen))

  it('of a page is divided among the sizes of its banner places', () => {
    const all = ['display_300x250', 'display_728x90', 'display_120x600']
    expect(shareOf(all, all)).toBe(1)
    expect(shareOf(all, ['display_300x250'])).toBe(0.5)
    expect(shareOf(all.slice(0, 2), ['display_728x90'])).toBe(30 / 80)
    expect(shareOf(all, ['mobile_300x50'])).toBe(0)
    expect(shareOf([], all)).toBe(0)
  })

  it('of a screen is all of it or nothing', () => {
    const both = ['dooh_16x9_static', 'dooh_16x9_video']
    expect(shareOf(both, ['dooh_16x9_video'])).toBe(1)
    expect(shareOf(both, ['dooh_9x16_static'])).toBe(0)
  })
})

describe('the least that can be spent', () => {
  const leastOf = (selected: string[], topics: string[], minSpends = [0, 900_00]) => {
    const plan = planned('online_display')
    const products = minSpends.map((minSpendMinor, at) =>
      product(at, 'online_display', { minSpendMinor }),
    )
    const inventory = { ...plan.inventory, selected, topics }
    return minBudgetMinor(assessPlan({ ...plan, inventory }, referenceOf(products)))
  }

  it('is the medium’s, and for products picked by hand alone the most that one of them asks', () => {
    expect(leastOf([], ['cooking'])).toBe(100_00)
    expect(leastOf(['p0', 'p1'], ['cooking'])).toBe(100_00)
    expect(leastOf(['p0', 'p1'], [])).toBe(900_00)
    expect(leastOf(['p0'], [])).toBe(100_00)
    expect(leastOf(['p0'], [], [50_00])).toBe(100_00)
  })
})

describe('the views of a medium in a region', () => {
  const products = [
    product(0, 'online_display', { weeklyImpressions: 1_001 }),
    product(1, 'ctv'),
    product(2, 'online_display', { country: 'CA' }),
  ]

  it('is the country’s while no region is chosen, for that medium only', () => {
    const plan = planned('online_display')
    const nowhere = { ...plan, region: { ...plan.region, places: [] } }
    expect(offeredProducts(nowhere, referenceOf(products))).toEqual([products[0]])
  })

  it('is the region’s share of it', () => {
    const [own, ...others] = offeredProducts(planned('online_display'), referenceOf(products))
    expect(others).toEqual([])
    expect(own?.weeklyImpressions).toBeLessThan(1_001)
    expect(Number.isInteger(own?.weeklyImpressions)).toBe(true)
  })
})

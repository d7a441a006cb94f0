import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '#domain/testing/austin.ts'
import type { Product } from './product.ts'
import { medianCpmMinor, similarProducts } from './productFigures.ts'

const priced = (...prices: number[]) => prices.map((baseCpmMinor) => ({ baseCpmMinor }))

describe('the median price', () => {
  it('is the middle price, whatever the order of products', () => {
    expect(medianCpmMinor(priced(900, 100, 600))).toBe(600)
    expect(medianCpmMinor(priced(700))).toBe(700)
  })

  it('is halfway between the two middle prices, in whole cents', () => {
    expect(medianCpmMinor(priced(100, 900, 600, 500))).toBe(550)
    expect(medianCpmMinor(priced(1_000, 1_001))).toBe(1_001)
    expect(medianCpmMinor(priced(1_000, 1_002))).toBe(1_001)
  })

  it('is empty without products', () => {
    expect(medianCpmMinor([])).toBeNull()
  })

  it('has at most half of the products below it, and at most half above', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9_000), { minLength: 1, maxLength: 20 }), (prices) => {
        const median = medianCpmMinor(priced(...prices)) ?? Number.NaN
        expect(prices.filter((price) => price > median).length * 2).toBeLessThanOrEqual(
          prices.length,
        )
        expect(prices.filter((price) => price < median - 0.5).length * 2).toBeLessThanOrEqual(
          prices.length,
        )
      }),
    )
  })
})

describe('similar products', () => {
  const own = product(1, 'online_display', { topic: 'travel', baseCpmMinor: 600 })
  const other = (at: number, more: Partial<Product>) =>
    product(at, 'online_display', { topic: 'travel', baseCpmMinor: 600, ...more })
  const idsOf = (others: Product[], limit = 9) =>
    similarProducts(own, others, limit).map(({ id }) => id)

  it('have the same medium and country', () => {
    const foreign = other(2, { country: 'DE' })
    const spot = product(3, 'online_video', { topic: 'travel', baseCpmMinor: 600 })
    expect(idsOf([own, foreign, spot, other(4, {})])).toEqual(['p4'])
  })

  it('are sorted by price difference, in either direction', () => {
    const others = [
      other(2, { baseCpmMinor: 100 }),
      other(3, { baseCpmMinor: 700 }),
      other(4, { baseCpmMinor: 450 }),
    ]
    expect(idsOf(others)).toEqual(['p3', 'p4', 'p2'])
  })

  it('are sorted by name where the difference is the same', () => {
    expect(idsOf([other(3, {}), other(2, {}), other(4, {})])).toEqual(['p2', 'p3', 'p4'])
    expect(idsOf([other(3, { baseCpmMinor: 650 }), other(2, { baseCpmMinor: 550 })])).toEqual([
      'p2',
      'p3',
    ])
  })

  it('prefer the same topic, unless the price difference is more than twice as large', () => {
    const elsewhere = other(2, { topic: 'cooking' })
    expect(idsOf([elsewhere, other(3, { baseCpmMinor: 1_799 })])).toEqual(['p3', 'p2'])
    expect(idsOf([elsewhere, other(3, { baseCpmMinor: 1_801 })])).toEqual(['p2', 'p3'])
    const farElsewhere = other(4, { topic: 'cooking', baseCpmMinor: 601 })
    expect(idsOf([farElsewhere, elsewhere])).toEqual(['p2', 'p4'])
  })

  it('are limited to the requested number', () => {
    expect(idsOf([other(2, {}), other(3, {}), other(4, {})], 2)).toEqual(['p2', 'p3'])
  })
})

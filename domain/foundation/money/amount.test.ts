import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateMinor, formatMoney } from './amount.ts'

describe('a split amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [5, [3, 1, 1], [3, 1, 1]],
    [1, [0, 1], [0, 1]],
    [7, [0, 0], [7, 0]],
    [7, [-1, 1], [7, 0]],
    [7, [], []],
  ])('%d by %j', (total, weights, parts) => {
    expect(allocateMinor(total, weights)).toEqual(parts)
  })

  it('adds up to the whole, each part within a cent of its share', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(100_000_000), weights, (total, shares) => {
        const parts = allocateMinor(total, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        const all = shares.reduce((sum, share) => sum + share, 0)
        if (all === 0) return
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (total * (shares[at] ?? 0)) / all)).toBeLessThan(1)
      }),
    )
  })
})

describe('a formatted amount', () => {
  it.each([
    [1_500_00, false, '$1,500.00'],
    [1_500_00, true, '$1,500'],
    [1_500_50, true, '$1,500.50'],
    [5, false, '$0.05'],
    [-169_61, false, '−$169.61'],
    [-2_500_00, true, '−$2,500'],
    [0, false, '$0.00'],
    [-0, true, '$0'],
  ])('%d, trimmed: %j', (amountMinor, trim, words) => {
    expect(formatMoney({ amountMinor, currency: 'USD' }, { trim })).toBe(words)
  })

  it('includes its currency, whatever came before', () => {
    expect(formatMoney({ amountMinor: 100, currency: 'EUR' })).toBe('€1.00')
    expect(formatMoney({ amountMinor: 100, currency: 'USD' })).toBe('$1.00')
    expect(formatMoney({ amountMinor: -100, currency: 'CHF' })).toBe('−CHF\u00a01.00')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linePayments, type LedgerOrder } from './orderEntries.ts'

/** Prices from nothing up, close together and far apart, so that every way of rounding comes up. */
const price = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 3_000_000 }))
/** A coupon that was paid for takes any part; one that was given away a few cents, or any part of the rest. */
const cart = fc.record({
  prices: fc.array(price, { minLength: 2, maxLength: 8 }),
  paidShare: fc.double({ min: 0, max: 1, noNaN: true }),
  given: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 2 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 3_000_000 }) },
  ),
})
const NOTHING = { subtotalMinor: 0, discountMinor: 0, netMinor: 0, taxMinor: 0, totalMinor: 0 }
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('how the lines of an order are paid', () => {
  it('gives no line more of a paid coupon than its own reduction, to the cent', () => {
    fc.assert(
      fc.property(cart, ({ prices, paidShare, given }) => {
        const paid = Math.floor(sumOf(prices) * paidShare)
        const free = Math.min(sumOf(prices) - paid, given)
        const left = sumOf(prices) - paid - free
        const order: LedgerOrder = {
          id: 'ord',
          currency: 'USD',
          totalUsdMinor: left,
          discounts: [
            { num: 'PAID', curAmount: paid },
            { num: 'FREE', curAmount: free },
          ],
          lines: prices.map((one, at) => ({
            id: `lin_${at}`,
            sumUsdMinor: one,
            amounts: NOTHING,
          })),
        }
        const payments = linePayments(order, new Set(['PAID']))
        const parts = payments.map(({ discountUsdMinor, couponUsdMinor, chargeUsdMinor }) => [
          discountUsdMinor,
          couponUsdMinor,
          chargeUsdMinor,
        ])
        expect(parts.flat().filter((part) => part < 0)).toEqual([])
        expect(parts.map(sumOf)).toEqual(prices)
        expect([0, 1, 2].map((at) => sumOf(parts.map((part) => part[at] ?? 0)))).toEqual([
          free,
          paid,
          left,
        ])
      }),
      { numRuns: 20_000 },
    )
  })
})

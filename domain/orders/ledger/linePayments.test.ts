import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import { priceCart } from '#domain/commerce/checkout/priceCart.ts'
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

describe('the payment of an order’s lines', () => {
  it('attributes to a line no more of a paid coupon than its discount, to the cent', () => {
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

  it('attributes a coupon for one medium to its lines alone, as the invoice does', () => {
    const quote = priceCart({
      now: '2026-11-21T00:00:00.000Z',
      placedOn: '2026-11-20',
      items: (['online_display', 'ctv'] as const).map((mediaType, at) =>
        cartEntry(
          campaignItem({
            ...newPlan({ mediaType, country: 'US', now: new Date('2026-11-21') }),
            budgetMinor: 1_000_00,
          }),
          `cart_${at}`,
        ),
      ),
      campaigns: new Map(),
      coupons: [
        {
          num: 'TV',
          amount: 5_000_00,
          rule: { percent: 100, media: ['ctv'], minimumMinor: 0 },
          issue: null,
        },
      ],
      rate: { currency: 'USD', perUsdMicros: 1_000_000, asOfDate: '2026-11-01' },
      tax: null,
    })
    const order = {
      id: 'ord',
      currency: quote.currency,
      totalUsdMinor: quote.totalUsdMinor,
      discounts: quote.discounts,
      lines: quote.lines.map((line, at) => ({ id: `lin_${at}`, ...line })),
    }
    expect(linePayments(order, new Set())).toMatchObject([
      { chargeUsdMinor: 1_000_00, discountUsdMinor: 0 },
      { chargeUsdMinor: 0, discountUsdMinor: 1_000_00 },
    ])
    expect(quote.lines.map(({ amounts }) => amounts.netMinor)).toEqual([1_000_00, 0])
  })
})

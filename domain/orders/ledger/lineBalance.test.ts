import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEDGER_KINDS } from './ledgerEntry.ts'
import { balanceProblems, lineBalance } from './lineBalance.ts'

const NOTHING = {
  orderedUsdMinor: 0,
  discountUsdMinor: 0,
  dueUsdMinor: 0,
  paidUsdMinor: 0,
  deliveredUsdMinor: 0,
  remainingUsdMinor: 0,
  couponsUsdMinor: 0,
  creditsUsdMinor: 0,
  taxUsdMinor: 0,
  amendedUsdMinor: 0,
}

/** The intended effect of each kind of entry on its own. */
const CHANGES: Record<(typeof LEDGER_KINDS)[number], Partial<typeof NOTHING>> = {
  ordered: { orderedUsdMinor: 7, dueUsdMinor: 7 },
  discount_used: { dueUsdMinor: -7, discountUsdMinor: 7 },
  coupon_used: { dueUsdMinor: -7, paidUsdMinor: 7, remainingUsdMinor: 7 },
  charged: { dueUsdMinor: -7, paidUsdMinor: 7, remainingUsdMinor: 7 },
  tax_charged: { taxUsdMinor: 7 },
  charge_reversed: { dueUsdMinor: 7, paidUsdMinor: -7, remainingUsdMinor: -7 },
  tax_reversed: { taxUsdMinor: -7 },
  delivered: { remainingUsdMinor: -7, deliveredUsdMinor: 7 },
  coupon_issued: { remainingUsdMinor: -7, couponsUsdMinor: 7 },
  credit: { remainingUsdMinor: -7, creditsUsdMinor: 7 },
  coupon_returned: { paidUsdMinor: -7, remainingUsdMinor: -7 },
  released: { dueUsdMinor: -7 },
  refund_due: {},
  refunded: {},
  refund_returned: {},
  // Of the order, not of a line.
  dispute_withdrawn: {},
  dispute_reinstated: {},
  amended: { paidUsdMinor: -7, remainingUsdMinor: -7, amendedUsdMinor: 7 },
}

describe("a line's balance", () => {
  it.each(LEDGER_KINDS)('is changed by %s only in the related amounts', (kind) => {
    expect(lineBalance([{ kind, amountUsdMinor: 7 }])).toEqual({ ...NOTHING, ...CHANGES[kind] })
  })

  it('is zero again when an unpaid order is canceled, with its coupon', () => {
    const balance = lineBalance([
      { kind: 'ordered', amountUsdMinor: 1_000 },
      { kind: 'discount_used', amountUsdMinor: 100 },
      { kind: 'coupon_used', amountUsdMinor: 300 },
      { kind: 'released', amountUsdMinor: 600 },
      { kind: 'coupon_returned', amountUsdMinor: 300 },
    ])
    expect(balance).toEqual({ ...NOTHING, orderedUsdMinor: 1_000, discountUsdMinor: 100 })
    expect(balanceProblems(balance)).toEqual([])
  })

  it('reports negative amounts, and paid amounts without a use', () => {
    expect(balanceProblems({ ...NOTHING, dueUsdMinor: -1 })).toEqual(['dueUsdMinor is -1'])
    expect(balanceProblems({ ...NOTHING, paidUsdMinor: 5, deliveredUsdMinor: 4 })).toEqual([
      'paid 5 is not delivered, remaining, coupons and credits 4',
    ])
  })

  it('counts credits as uses of the paid money', () => {
    const balance = { ...NOTHING, paidUsdMinor: 10, deliveredUsdMinor: 7, creditsUsdMinor: 3 }
    expect(balanceProblems(balance)).toEqual([])
    expect(balanceProblems({ ...balance, creditsUsdMinor: 2 })).toEqual([
      'paid 10 is not delivered, remaining, coupons and credits 9',
    ])
  })

  it('holds when each part of the payment is accounted for, and not when a cent is missing', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_00 })
    fc.assert(
      fc.property(
        fc.record({
          deliveredUsdMinor: cents,
          remainingUsdMinor: cents,
          couponsUsdMinor: cents,
          creditsUsdMinor: cents,
        }),
        (parts) => {
          const paidUsdMinor = Object.values(parts).reduce((sum, part) => sum + part, 0)
          expect(balanceProblems({ ...NOTHING, ...parts, paidUsdMinor })).toEqual([])
          const more = { ...NOTHING, ...parts, paidUsdMinor: paidUsdMinor + 1 }
          expect(balanceProblems(more)).toHaveLength(1)
        },
      ),
    )
  })
})

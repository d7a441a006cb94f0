import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../ledger/ledgerEntry.ts'
import { balanceProblems } from '../ledger/lineBalance.ts'
import { balanceOf, plan } from '../testing/ledgerEnds.ts'
import {
  factsOf,
  ledgerCommandArb,
  moveRefund,
  newLedgerWorld,
  place,
  run,
  surplus,
} from '../testing/ledgerWorld.ts'
import type { LedgerWorld } from '../testing/ledgerWorld.types.ts'
import { deliveryProblems } from './deliveryProblems.ts'
import { ledgerProblems } from './ledgerProblems.ts'

const sumOf = (entries: readonly LedgerEntry[], kind: LedgerEntry['kind']) =>
  entries
    .filter((entry) => entry.kind === kind)
    .reduce((sum, entry) => sum + entry.amountUsdMinor, 0)

/** Money that came in is somewhere: used, still there, in coupons, or given up with a part of a coupon. */
function expectNothingAppearsOrVanishes(world: LedgerWorld): void {
  const remaining = world.orders
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + balanceOf(world, line.id).remainingUsdMinor, 0)
  const inCoupons = world.coupons
    .filter(({ lineId }) => lineId !== null)
    .reduce((sum, { amount }) => sum + amount, 0)
  expect(sumOf(world.entries, 'charged')).toBe(
    sumOf(world.entries, 'delivered') + remaining + inCoupons + world.forfeited,
  )
  const refunded = sumOf(world.entries, 'refunded') - sumOf(world.entries, 'refund_returned')
  const stillDue = world.surplus
    .filter(({ state }) => state !== 'made')
    .reduce((sum, { amountUsdMinor }) => sum + amountUsdMinor, 0)
  expect(sumOf(world.entries, 'refund_due')).toBe(refunded + stillDue)
}

/** Each line as the nightly check sees it: delivered what was counted, and invoices that come to what was ordered. */
const deliveryFactsOf = (world: LedgerWorld, order: LedgerWorld['orders'][number]) =>
  order.lines.map((line) => ({
    line: {
      id: line.id,
      state: line.state,
      mediaType: plan.mediaType,
      bookedImpressions: line.booked,
      deliveredImpressions: line.delivered,
    },
    orderState: order.state,
    orderTotalMinor: order.totalUsdMinor + line.agreedMinor,
    counted: { hours: line.delivered, totals: line.delivered },
    entries: world.entries.filter(({ lineId }) => lineId === line.id),
    invoices: [{ kind: 'invoice' as const, totalMinor: order.totalUsdMinor }, ...line.documents],
  }))

describe('the ledger', () => {
  it('holds for 10,000 random sequences of coupon, order, payment, refund, delivery, amendment, stop, end and choice', () => {
    fc.assert(
      fc.property(fc.array(ledgerCommandArb, { minLength: 1, maxLength: 14 }), (commands) => {
        const world = newLedgerWorld()
        for (const one of commands) {
          run(world, one)
          for (const { lines } of world.orders)
            for (const { id } of lines) expect(balanceProblems(balanceOf(world, id))).toEqual([])
        }
        for (const order of world.orders) {
          expect(ledgerProblems(factsOf(world, order))).toEqual([])
          for (const facts of deliveryFactsOf(world, order))
            expect(deliveryProblems(facts)).toEqual([])
        }
        expectNothingAppearsOrVanishes(world)
        expect(new Set(world.entries.map(({ id }) => id)).size).toBe(world.entries.length)
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('tells every refund that differs from its rows', () => {
    const world = newLedgerWorld()
    place(world, {
      do: 'order',
      sums: [100],
      coupons: [],
      currency: 'USD',
      perUsdMicros: 1_000_000,
      country: 'DE',
      isPaidAtOnce: true,
    })
    surplus(world, { order: 0, amountMinor: 119 })
    const [order] = world.orders
    const [refund] = world.surplus
    if (!order || !refund) throw new Error('an order or a refund is missing')
    expect(ledgerProblems(factsOf(world, order))).toEqual([])
    refund.state = 'made'
    expect(ledgerProblems(factsOf(world, order))).toEqual([
      `${refund.paymentId}: 0 is refunded, not 119`,
    ])
    refund.state = 'due'
    moveRefund(world, { do: 'refund', refund: 0 })
    expect(ledgerProblems(factsOf(world, order))).toEqual([])
    refund.amountMinor = 120
    expect(ledgerProblems(factsOf(world, order))).toHaveLength(2)
    world.surplus = []
    expect(ledgerProblems(factsOf(world, order))).toEqual([
      `${refund.paymentId}:refund_due has no payment to give back`,
    ])
  })
})

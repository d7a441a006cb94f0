import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../../ledger/ledgerEntry.ts'
import { convertMinor } from '#domain/foundation/money/convert.ts'
import { balanceProblems } from '../../ledger/lineBalance.ts'
import { paymentEntries } from '../../ledger/orderEntries.ts'
import { AT, balanceOf, momentOf, plan } from '#domain/testing/ledgerEnds.ts'
import { moveRefund, surplus } from '#domain/testing/ledgerSurplus.ts'
import {
  factsOf,
  giftArb,
  ledgerCommandArb,
  newLedgerWorld,
  orderCommandArb,
  place,
  run,
} from '#domain/testing/ledgerWorld.ts'
import type { LedgerWorld } from '#domain/testing/ledgerWorld.types.ts'
import { heldImpressions } from '../pause/pausedTime.ts'
import { deliveryProblems } from '../line/deliveryProblems.ts'
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

/** Checks that the invoice of a revised order adds up, and that its payment matches it. */
function expectInvoiceToAddUp({ revision, id, ...order }: LedgerWorld['orders'][number]): void {
  if (!revision) return
  const { amounts, discounts, tax, lines, totalUsdMinor } = revision
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  for (const key of [
    'subtotalMinor',
    'discountMinor',
    'netMinor',
    'taxMinor',
    'totalMinor',
  ] as const)
    expect(add(lines.map((line) => line.amounts[key]))).toBe(amounts[key])
  for (const { subtotalMinor, discountMinor, netMinor, taxMinor, totalMinor } of [
    amounts,
    ...lines.map((line) => line.amounts),
  ]) {
    expect([subtotalMinor - discountMinor, netMinor + taxMinor]).toEqual([netMinor, totalMinor])
    expect(Math.min(discountMinor, netMinor, taxMinor)).toBeGreaterThanOrEqual(0)
  }
  expect(add(discounts.map(({ appliedMinor }) => appliedMinor))).toBe(amounts.discountMinor)
  expect(Math.min(0, ...discounts.flatMap((one) => [one.appliedMinor, one.curAmount]))).toBe(0)
  expect(add(tax.taxes.map(({ amountMinor }) => amountMinor))).toBe(amounts.taxMinor)
  expect(add(lines.map((line) => line.chargeUsdMinor + line.taxUsdMinor))).toBe(totalUsdMinor)
  const paid = paymentEntries({ ...order, id, revision }, { reference: 'inv', at: AT })
  expect(add(paid.map(({ amountMinor }) => amountMinor ?? 0))).toBe(amounts.totalMinor)
  const isExact = order.currency !== 'USD' || totalUsdMinor === amounts.totalMinor
  expect(isExact).toBe(true)
}

/**
 * Lines whose charge differs from their invoice, without tax: to the cent in dollars, elsewhere
 * beyond rounding; empty if all are right.
 */
const wrongCharges = (world: LedgerWorld, order: LedgerWorld['orders'][number]) =>
  order.lines.flatMap((line, at) => {
    const { netMinor } = order.revision?.lines[at]?.amounts ?? line.amounts
    const charged = world.entries.filter(({ id }) => id === `${line.id}:charged`)
    const isPaid = order.state === 'booked'
    const usdMinor = isPaid ? sumOf(charged, 'charged') : balanceOf(world, line.id).dueUsdMinor
    const chargedMinor = isPaid
      ? charged.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
      : convertMinor(usdMinor, order.rate)
    const isOff =
      order.currency === 'USD'
        ? usdMinor !== netMinor || chargedMinor !== netMinor
        : Math.abs(convertMinor(usdMinor, order.rate) - netMinor) > 12 ||
          Math.abs(chargedMinor - netMinor) > (isPaid ? 0 : 12)
    const isUnpaidGift = usdMinor === 0 && !order.revision && netMinor !== 0
    return isOff || isUnpaidGift ? [{ line: line.id, usdMinor, chargedMinor, netMinor }] : []
  })

/**
 * Each line as the nightly check sees it: delivery equals the counts, and invoices equal the order.
 */
const deliveryFactsOf = (world: LedgerWorld, order: LedgerWorld['orders'][number]) =>
  order.lines.map((line) => ({
    line: {
      id: line.id,
      state: line.state,
      mediaType: plan.mediaType,
      bookedImpressions: line.booked,
      deliveredImpressions: line.delivered,
      usedBefore: line.usedBefore,
      heldImpressions: heldImpressions(
        plan,
        { pauses: line.pauses, bookedImpressions: line.booked },
        momentOf(line),
      ),
    },
    orderState: order.state,
    orderTotalMinor: (order.revision?.amounts.totalMinor ?? order.totalMinor) + line.agreedMinor,
    counted: { hours: line.delivered, totals: line.delivered },
    entries: world.entries.filter(({ lineId }) => lineId === line.id),
    invoices: [
      { kind: 'invoice' as const, totalMinor: order.totalMinor },
      ...order.corrections,
      ...line.documents,
    ],
  }))

describe('the ledger', () => {
  it('holds for 10,000 random sequences of coupon, order, revision, payment, refund, delivery, change, renewal, pause, stop, end and choice', () => {
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
          expectInvoiceToAddUp(order)
          expect(order.state === 'cancelled' ? [] : wrongCharges(world, order)).toEqual([])
          for (const facts of deliveryFactsOf(world, order))
            expect(deliveryProblems(facts)).toEqual([])
        }
        expectNothingAppearsOrVanishes(world)
        expect(new Set(world.entries.map(({ id }) => id)).size).toBe(world.entries.length)
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('holds for orders that are revised before they are paid or written off', () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ line: fc.nat(3), percent: fc.integer({ min: 1, max: 300 }) }),
      },
      { weight: 1, arbitrary: fc.constantFrom('pay' as const, 'abandon' as const) },
    )
    const placed = fc.record({
      gifts: fc.array(giftArb, { maxLength: 2 }),
      paidCoupons: fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 2 }),
      order: orderCommandArb,
      steps: fc.array(step, { minLength: 1, maxLength: 6 }),
    })
    let revised = 0
    fc.assert(
      fc.property(placed, ({ gifts, paidCoupons, order: wanted, steps }) => {
        const world = newLedgerWorld()
        for (const gift of gifts) run(world, gift)
        paidCoupons.forEach((amount, at) =>
          world.coupons.push({ num: `STOP-${at}`, amount, lineId: 'lin_before' }),
        )
        place(world, { ...wanted, coupons: [0, 1, 2, 3], isPaidAtOnce: false })
        for (const one of steps)
          run(
            world,
            typeof one === 'string' ? { do: one, order: 0 } : { do: 'revise', order: 0, ...one },
          )
        const [order] = world.orders
        if (!order) throw new Error('There is no order.')
        if (order.revision) revised += 1
        expectInvoiceToAddUp(order)
        expect(order.state === 'cancelled' ? [] : wrongCharges(world, order)).toEqual([])
        expect(ledgerProblems(factsOf(world, order))).toEqual([])
        for (const facts of deliveryFactsOf(world, order))
          expect(deliveryProblems(facts)).toEqual([])
        for (const { lineId, sumUsdMinor } of order.revision?.lines ?? [])
          expect(sumUsdMinor).toBe(order.lines.find(({ id }) => id === lineId)?.price)
      }),
      { numRuns: 5_000 },
    )
    expect(revised).toBeGreaterThan(1_000)
  }, 120_000)

  it('reports an amount that a revised order owes and no invoice covers', () => {
    const world = newLedgerWorld()
    const wanted = { sums: [100_00], coupons: [], country: 'DE' as const, isPaidAtOnce: false }
    place(world, { do: 'order', ...wanted, currency: 'USD', perUsdMicros: 1_000_000 })
    run(world, { do: 'revise', order: 0, line: 0, percent: 50 })
    const [order] = world.orders
    if (!order) throw new Error('There is no order.')
    expect(ledgerProblems(factsOf(world, order))).toEqual([])
    const entries = world.entries.filter(({ kind }) => kind !== 'released')
    expect(ledgerProblems({ ...factsOf(world, order), entries })).toEqual([
      'ord_1_0: 10000 is due and 5000 is invoiced',
    ])
  })

  it('reports every refund that differs from its rows', () => {
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

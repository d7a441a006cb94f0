import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '../money/money.ts'
import { priceCart } from '../checkout/priceCart.ts'
import { newPlan } from '../campaign/newPlan.ts'
import { previewStop } from './stopCampaign.ts'
import type { LineState } from './lineState.ts'
import type { OrderState } from './orderState.ts'
import { taxFor } from '../tax/taxFor.ts'
import type { LedgerEntry } from '../ledger/ledgerEntry.ts'
import { ledgerProblems, type LedgerFacts } from './ledgerProblems.ts'
import { balanceProblems, lineBalance } from '../ledger/lineBalance.ts'
import {
  abandonmentEntries,
  paymentEntries,
  placementEntries,
  type LedgerOrder,
} from '../ledger/orderEntries.ts'
import { refundEntry, type RefundMoney } from '../ledger/refundEntries.ts'
import { deliveryEntry, settlementEntries } from '../ledger/settleLine.ts'

const AT = '2026-11-21T00:00:00.000Z'
const plan = newPlan({ mediaType: 'online_video', country: 'US', now: new Date(AT) })

type World = {
  orders: (LedgerFacts['order'] & {
    lines: (LedgerFacts['lines'][number] & { delivered: number })[]
  })[]
  entries: LedgerEntry[]
  /** Coupons nobody has used; those with a line were paid for. */
  coupons: { num: string; amount: number; lineId: string | null }[]
  issued: { num: string; lineId: string; amountMinor: number }[]
  /** Money that orders did not need. */
  surplus: (RefundMoney & { state: 'due' | 'made' | 'failed' })[]
  /** Worth of paid coupons that was used on less than they were worth. */
  forfeited: number
  next: number
}

const BOOKED = 1_000_000

const command = fc.oneof(
  fc.record({ do: fc.constant('coupon' as const), amount: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({
    do: fc.constant('order' as const),
    sums: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 4 }),
    coupons: fc.array(fc.nat(20), { maxLength: 3 }),
    currency: fc.constantFrom(...CURRENCIES),
    perUsdMicros: fc.integer({ min: 600_000, max: 1_800_000 }),
    country: fc.constantFrom('US', 'DE', 'CA', 'JP'),
    isPaidAtOnce: fc.boolean(),
  }),
  fc.record({ do: fc.constant('pay' as const), order: fc.nat(9) }),
  fc.record({
    do: fc.constant('surplus' as const),
    order: fc.nat(9),
    amountMinor: fc.integer({ min: 1, max: 3_000_000 }),
  }),
  fc.record({ do: fc.constant('refund' as const), refund: fc.nat(5) }),
  fc.record({ do: fc.constant('return' as const), refund: fc.nat(5) }),
  fc.record({ do: fc.constant('abandon' as const), order: fc.nat(9) }),
  fc.record({
    do: fc.constant('deliver' as const),
    order: fc.nat(9),
    line: fc.nat(3),
    impressions: fc.integer({ min: 1, max: BOOKED }),
  }),
  fc.record({ do: fc.constant('stop' as const), order: fc.nat(9), line: fc.nat(3) }),
)

type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

function place(world: World, wanted: Extract<Command, { do: 'order' }>): void {
  const coupons = [...new Set(wanted.coupons)].flatMap((at) => world.coupons[at] ?? [])
  const item = (budget: number, at: number) => ({
    type: 'campaign' as const,
    media_type: 'online_video' as const,
    key: `cart_${at + 1}`,
    data: {
      cost: 0,
      budget,
      quantity: 1,
      offer_id: null,
      offer_name: null,
      name: 'Line',
      websites: {},
      plan: { ...plan, budgetMinor: budget },
    },
  })
  const tax = taxFor({
    country: wanted.country,
    state:
      new Map([
        ['US', 'NY'],
        ['CA', 'QC'],
      ]).get(wanted.country) ?? '',
    buyerType: 'individual',
    vatId: '',
  })
  const quote = priceCart({
    now: AT,
    items: wanted.sums.map(item),
    campaigns: new Map(),
    coupons: coupons.map(({ num, amount }) => ({ num, amount, issue: null })),
    rate: {
      currency: wanted.currency,
      perUsdMicros: wanted.currency === 'USD' ? 1_000_000 : wanted.perUsdMicros,
      asOfDate: '2026-11-21',
    },
    tax,
  })
  world.next += 1
  const id = `ord_${world.next}`
  const order = {
    id,
    state: 'awaiting_invoice_payment' as OrderState,
    createdAt: AT,
    currency: quote.currency,
    totalUsdMinor: quote.totalUsdMinor,
    discounts: quote.discounts,
    lines: quote.lines.map(({ sumUsdMinor, amounts }, at) => ({
      id: `${id}_${at}`,
      type: 'campaign' as const,
      state: 'running' as LineState,
      sumUsdMinor,
      amounts,
      delivered: 0,
    })),
  }
  world.orders.push(order)
  world.entries.push(...placementEntries(order, paidOf(order.discounts), AT))
  for (const { num, curAmount } of quote.discounts) {
    const used = world.coupons.find((coupon) => coupon.num === num)
    if (used?.lineId) world.forfeited += used.amount - curAmount
    world.coupons = world.coupons.filter((coupon) => coupon.num !== num)
  }
  if (wanted.isPaidAtOnce) pay(world, order)
}

const paidOf = (discounts: LedgerOrder['discounts']) =>
  new Set(discounts.map(({ num }) => num).filter((num) => num.startsWith('STOP')))

function pay(world: World, order: World['orders'][number] | undefined): void {
  if (order?.state !== 'awaiting_invoice_payment') return
  order.state = 'booked'
  world.entries.push(...paymentEntries(order, { reference: 'pay', at: AT }))
}

function surplus(world: World, { order: at, amountMinor }: { order: number; amountMinor: number }) {
  const order = world.orders[at]
  if (!order) return
  world.next += 1
  const { id: orderId, currency } = order
  const paymentId = `pay_${world.next}`
  const money = { orderId, paymentId, amountMinor, amountUsdMinor: amountMinor, currency, at: AT }
  world.surplus.push({ ...money, state: 'due' })
  world.entries.push(refundEntry('refund_due', money))
}

function moveRefund(world: World, one: { do: 'refund' | 'return'; refund: number }): void {
  const refund = world.surplus[one.refund]
  const { from, to, kind } =
    one.do === 'refund'
      ? ({ from: 'due', to: 'made', kind: 'refunded' } as const)
      : ({ from: 'made', to: 'failed', kind: 'refund_returned' } as const)
  if (refund?.state !== from) return
  refund.state = to
  const { state: _, ...money } = refund
  world.entries.push(refundEntry(kind, money))
}

function abandon(world: World, order: World['orders'][number] | undefined): void {
  if (order?.state !== 'awaiting_invoice_payment') return
  order.state = 'cancelled'
  for (const line of order.lines) line.state = 'cancelled'
  const own = world.entries.filter(({ orderId }) => orderId === order.id)
  world.entries.push(...abandonmentEntries(order.id, own, AT))
  for (const { num, curAmount, amount } of order.discounts as {
    num: string
    curAmount: number
    amount: number
  }[]) {
    const lineId = num.startsWith('STOP')
      ? (world.issued.find((one) => one.num === num)?.lineId ?? '')
      : null
    if (lineId !== null) world.forfeited -= amount - curAmount
    world.coupons.push({ num, amount, lineId })
  }
}

const balanceOf = (world: World, lineId: string) =>
  lineBalance(world.entries.filter((entry) => entry.lineId === lineId))

function stopFacts(
  world: World,
  order: World['orders'][number],
  line: World['orders'][number]['lines'][number],
) {
  return {
    type: 'campaign' as const,
    state: line.state,
    orderState: order.state,
    plan,
    bookedImpressions: BOOKED,
    deliveredImpressions: line.delivered,
    paidAt: AT,
    balance: balanceOf(world, line.id),
  }
}

function deliver(world: World, wanted: Extract<Command, { do: 'deliver' }>): void {
  const order = world.orders[wanted.order]
  const line = order?.lines[wanted.line]
  if (!order || order.state !== 'booked' || line?.state !== 'running') return
  line.delivered = Math.min(BOOKED, line.delivered + wanted.impressions)
  const facts = stopFacts(world, order, line)
  const used = previewStop(facts, new Date(AT)).usedUsdMinor
  const amountUsdMinor = used - facts.balance.deliveredUsdMinor
  if (amountUsdMinor === 0) return
  world.next += 1
  world.entries.push(
    deliveryEntry({
      orderId: order.id,
      lineId: line.id,
      amountUsdMinor,
      upTo: String(world.next),
      at: AT,
    }),
  )
}

function stop(world: World, wanted: { order: number; line: number }): void {
  const order = world.orders[wanted.order]
  const line = order?.lines[wanted.line]
  if (!order || order.state !== 'booked' || line?.state !== 'running') return
  const facts = stopFacts(world, order, line)
  const { usedUsdMinor, couponUsdMinor, paidUsdMinor } = previewStop(facts, new Date(AT))
  expect(couponUsdMinor).toBeLessThanOrEqual(paidUsdMinor)
  expect(usedUsdMinor + couponUsdMinor).toBe(paidUsdMinor)
  const num = `STOP-${line.id}`
  world.entries.push(
    ...settlementEntries({
      orderId: order.id,
      lineId: line.id,
      usedUsdMinor,
      deliveredUsdMinor: facts.balance.deliveredUsdMinor,
      couponUsdMinor,
      couponNum: couponUsdMinor > 0 ? num : null,
      at: AT,
    }),
  )
  line.state = 'stopped'
  if (couponUsdMinor === 0) return
  world.coupons.push({ num, amount: couponUsdMinor, lineId: line.id })
  world.issued.push({ num, lineId: line.id, amountMinor: couponUsdMinor })
}

function run(world: World, one: Command): void {
  if (one.do === 'coupon') {
    world.next += 1
    world.coupons.push({ num: `GIFT-${world.next}`, amount: one.amount, lineId: null })
  } else if (one.do === 'order') place(world, one)
  else if (one.do === 'pay') pay(world, world.orders[one.order])
  else if (one.do === 'surplus') surplus(world, one)
  else if (one.do === 'refund' || one.do === 'return') moveRefund(world, one)
  else if (one.do === 'abandon') abandon(world, world.orders[one.order])
  else if (one.do === 'deliver') deliver(world, one)
  else stop(world, one)
}

function factsOf(world: World, order: World['orders'][number]): LedgerFacts {
  return {
    order,
    lines: order.lines,
    paidCoupons: paidOf(order.discounts),
    issuedCoupons: world.issued.filter(({ lineId }) => order.lines.some(({ id }) => id === lineId)),
    refunds: world.surplus
      .filter(({ orderId }) => orderId === order.id)
      .map(({ paymentId, amountMinor, state }) => ({
        paymentId,
        amountMinor,
        isMade: state === 'made',
      })),
    entries: world.entries.filter(({ orderId }) => orderId === order.id),
  }
}

const sumOf = (entries: readonly LedgerEntry[], kind: LedgerEntry['kind']) =>
  entries
    .filter((entry) => entry.kind === kind)
    .reduce((sum, entry) => sum + entry.amountUsdMinor, 0)

/** Money that came in is somewhere: used, still there, in coupons, or given up with a part of a coupon. */
function expectNothingAppearsOrVanishes(world: World): void {
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

const newWorld = (): World => ({
  orders: [],
  entries: [],
  coupons: [],
  issued: [],
  surplus: [],
  forfeited: 0,
  next: 0,
})

describe('the ledger', () => {
  it('holds for 10,000 random sequences of coupon, order, payment, refund, delivery and stop', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 14 }), (commands) => {
        const world = newWorld()
        for (const one of commands) {
          run(world, one)
          for (const { lines } of world.orders)
            for (const { id } of lines) expect(balanceProblems(balanceOf(world, id))).toEqual([])
        }
        for (const order of world.orders) expect(ledgerProblems(factsOf(world, order))).toEqual([])
        expectNothingAppearsOrVanishes(world)
        expect(new Set(world.entries.map(({ id }) => id)).size).toBe(world.entries.length)
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('tells every refund that differs from its rows', () => {
    const world = newWorld()
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

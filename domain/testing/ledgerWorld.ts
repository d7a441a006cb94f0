import fc from 'fast-check'
import { CURRENCIES } from '../foundation/money/money.ts'
import { priceCart } from '../commerce/checkout/priceCart.ts'
import { campaignItem, cartEntry } from '../commerce/cart/newCartItem.ts'
import type { LineState } from '../orders/order/line/lineState.ts'
import type { OrderState } from '../orders/order/orderState.ts'
import { taxFor } from '../commerce/tax/taxFor.ts'
import type { LedgerFacts } from '../orders/order/changes/ledgerProblems.ts'
import {
  abandonmentEntries,
  paymentEntries,
  placementEntries,
} from '../orders/ledger/orderEntries.ts'
import { MEDIA_TYPES, type MediaType } from '../foundation/media/mediaTypes.ts'
import { MAKE_GOOD_CHOICES } from '../orders/order/changes/makeGood.ts'
import { amend, closeExtra, paidOf, revise } from './ledgerAmendments.ts'
import { AT, BOOKED, choose, deliver, end, pause, plan, stop } from './ledgerEnds.ts'
import { moveRefund, surplus } from './ledgerSurplus.ts'
import type { LedgerWorld } from './ledgerWorld.types.ts'

// A ledger that random commands write, for tests of laws.

export const orderCommandArb = fc.record({
  do: fc.constant('order' as const),
  sums: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 4 }),
  /** Of each line. */
  media: fc.array(fc.constantFrom(...MEDIA_TYPES), { minLength: 4, maxLength: 4 }),
  coupons: fc.array(fc.nat(20), { maxLength: 3 }),
  currency: fc.constantFrom(...CURRENCIES),
  perUsdMicros: fc.integer({ min: 600_000, max: 1_800_000 }),
  country: fc.constantFrom('US', 'DE', 'CA', 'JP'),
  isPaidAtOnce: fc.boolean(),
})

/** A coupon that is given away: off everything, or by the rule of its series. */
export const giftArb = fc.record({
  do: fc.constant('coupon' as const),
  amount: fc.integer({ min: 1, max: 500_000 }),
  rule: fc.option(
    fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      media: fc.uniqueArray(fc.constantFrom(...MEDIA_TYPES), { maxLength: 3 }),
      minimumMinor: fc.constantFrom(0, 10_000),
    }),
  ),
})

/** Possible events; an event that is impossible in the current state does nothing. */
export const ledgerCommandArb = fc.oneof(
  giftArb,
  orderCommandArb,
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
  fc.record({
    do: fc.constant('amend' as const),
    order: fc.nat(9),
    line: fc.nat(3),
    percent: fc.integer({ min: 1, max: 300 }),
    restRatioPpm: fc.constantFrom(1_000_000, 400_000, 1_700_000),
  }),
  fc.record({
    do: fc.constant('renew' as const),
    order: fc.nat(9),
    coupons: fc.array(fc.nat(20), { maxLength: 3 }),
    isPaidAtOnce: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('revise' as const),
    order: fc.nat(9),
    line: fc.nat(3),
    percent: fc.integer({ min: 1, max: 300 }),
  }),
  fc.record({
    do: fc.constant('extra' as const),
    order: fc.nat(9),
    line: fc.nat(3),
    isPaid: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('pause' as const),
    order: fc.nat(9),
    line: fc.nat(3),
    days: fc.integer({ min: 0, max: 20 }),
    slots: fc.constantFrom('keep' as const, 'release' as const),
  }),
  fc.record({ do: fc.constant('stop' as const), order: fc.nat(9), line: fc.nat(3) }),
  fc.record({ do: fc.constant('end' as const), order: fc.nat(9), line: fc.nat(3) }),
  fc.record({
    do: fc.constant('choose' as const),
    order: fc.nat(9),
    line: fc.nat(3),
    choice: fc.constantFrom(...MAKE_GOOD_CHOICES),
  }),
)

type Command = typeof ledgerCommandArb extends fc.Arbitrary<infer T> ? T : never

/** Orders of campaigns, with coupons that are there. */
export function place(
  world: LedgerWorld,
  wanted: Omit<Extract<Command, { do: 'order' }>, 'media'> & { media?: readonly MediaType[] },
): void {
  const coupons = [...new Set(wanted.coupons)].flatMap((at) => world.coupons[at] ?? [])
  const items = wanted.sums.map((budgetMinor, at) =>
    cartEntry(
      campaignItem({
        ...plan,
        mediaType: wanted.media?.[at] ?? plan.mediaType,
        name: 'Line',
        budgetMinor,
      }),
      `cart_${at + 1}`,
    ),
  )
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
  const rate = {
    currency: wanted.currency,
    perUsdMicros: wanted.currency === 'USD' ? 1_000_000 : wanted.perUsdMicros,
    asOfDate: '2026-11-21',
  }
  const quote = priceCart({
    now: AT,
    placedOn: AT.slice(0, 10),
    items,
    campaigns: new Map(),
    coupons: coupons.map(({ num, amount, rule }) => ({
      num,
      amount,
      rule: rule ?? undefined,
      issue: null,
    })),
    rate,
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
    revision: null,
    rate,
    tax,
    totalMinor: quote.totals.totalMinor,
    corrections: [],
    lines: quote.lines.map(({ sumUsdMinor, amounts, mediaType }, at) => ({
      id: `${id}_${at}`,
      mediaType,
      type: 'campaign' as const,
      state: 'running' as LineState,
      sumUsdMinor,
      amounts,
      delivered: 0,
      isExtended: false,
      usedBefore: null,
      pauses: [],
      worthUsd: 0,
      pricedAt: { delivered: 0, usd: 0 },
      price: sumUsdMinor,
      booked: BOOKED,
      extra: null,
      documents: [],
      agreedMinor: 0,
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

/**
 * Books the same campaigns again at their current total, also paid with the coupons of changes and
 * stops.
 */
function renew(world: LedgerWorld, wanted: Extract<Command, { do: 'renew' }>): void {
  const order = world.orders[wanted.order]
  if (!order) return
  const { currency, rate } = order
  place(world, {
    do: 'order',
    sums: order.lines.map(({ price }) => Math.max(1, price)),
    media: order.lines.map(({ mediaType }) => mediaType),
    coupons: wanted.coupons,
    currency,
    perUsdMicros: rate.perUsdMicros,
    country: 'DE',
    isPaidAtOnce: wanted.isPaidAtOnce,
  })
}

function pay(world: LedgerWorld, order: LedgerWorld['orders'][number] | undefined): void {
  if (order?.state !== 'awaiting_invoice_payment') return
  order.state = 'booked'
  world.entries.push(...paymentEntries(order, { reference: 'pay', at: AT }))
}

function abandon(world: LedgerWorld, order: LedgerWorld['orders'][number] | undefined): void {
  if (order?.state !== 'awaiting_invoice_payment') return
  order.state = 'cancelled'
  for (const line of order.lines) line.state = 'cancelled'
  const own = world.entries.filter(({ orderId }) => orderId === order.id)
  world.entries.push(...abandonmentEntries(order.id, own, AT))
  for (const { num, curAmount, amount, rule } of order.discounts) {
    const lineId = num.startsWith('STOP')
      ? (world.issued.find((one) => one.num === num)?.lineId ?? '')
      : null
    if (lineId !== null) world.forfeited -= amount - curAmount
    world.coupons.push({ num, amount, rule, lineId })
  }
}

/** Lets a command happen. */
export function run(world: LedgerWorld, one: Command): void {
  if (one.do === 'coupon') {
    world.next += 1
    const { amount, rule } = one
    world.coupons.push({ num: `GIFT-${world.next}`, amount, rule, lineId: null })
  } else if (one.do === 'order') place(world, one)
  else if (one.do === 'pay') pay(world, world.orders[one.order])
  else if (one.do === 'surplus') surplus(world, one)
  else if (one.do === 'refund' || one.do === 'return') moveRefund(world, one)
  else if (one.do === 'abandon') abandon(world, world.orders[one.order])
  else if (one.do === 'deliver') deliver(world, one)
  else if (one.do === 'amend') amend(world, one)
  else if (one.do === 'renew') renew(world, one)
  else if (one.do === 'revise') revise(world, one)
  else if (one.do === 'extra') closeExtra(world, one)
  else if (one.do === 'pause') pause(world, one)
  else if (one.do === 'stop') stop(world, one)
  else if (one.do === 'end') end(world, one)
  else choose(world, one)
}

/** The facts for checking the ledger of an order. */
export function factsOf(world: LedgerWorld, order: LedgerWorld['orders'][number]): LedgerFacts {
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
    unpaidExtras: order.lines.flatMap(({ id, extra }) =>
      extra ? [{ lineId: id, extraUsdMinor: extra.money.extraUsdMinor }] : [],
    ),
    entries: world.entries.filter(({ orderId }) => orderId === order.id),
  }
}

/** Nothing has happened yet. */
export const newLedgerWorld = (): LedgerWorld => ({
  orders: [],
  entries: [],
  coupons: [],
  issued: [],
  surplus: [],
  forfeited: 0,
  next: 0,
})

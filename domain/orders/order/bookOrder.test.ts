import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { campaignItem, cartEntry, packageItem } from '#domain/commerce/cart/newCartItem.ts'
import { AD_CREATION_PACKAGES } from '#domain/catalogue/adCreationPackage.ts'
import { priceCart } from '#domain/commerce/checkout/priceCart.ts'
import { balanceProblems, lineBalance } from '../ledger/lineBalance.ts'
import { CURRENCIES, type Currency } from '#domain/foundation/money/money.ts'
import { taxFor } from '#domain/commerce/tax/taxFor.ts'
import { bookOrder } from './bookOrder.ts'
import type { Booking } from './bookOrder.types.ts'
import { ledgerProblems } from './changes/ledgerProblems.ts'
import { nextLineState } from './line/lineState.ts'

/** New Year's Eve in Chicago still, the first of January in London. */
const PLACED_AT = '2027-01-01T03:00:00.000Z'

const STATES: Record<string, string> = { US: 'TX', CA: 'ON' }

interface Wanted {
  budgets: number[]
  packages: number[]
  coupon: number
  isCouponPaid: boolean
  currency: Currency
  perUsdMicros: number
  country: string
  paymentMethod: 'card' | 'invoice'
  hasSlots: boolean
  hasPaidBefore: boolean
}

const ONE: Wanted = {
  budgets: [150_00],
  packages: [],
  coupon: 0,
  isCouponPaid: false,
  currency: 'USD',
  perUsdMicros: 1_000_000,
  country: 'US',
  paymentMethod: 'invoice',
  hasSlots: false,
  hasPaidBefore: false,
}

function booking(wanted: Partial<Wanted> = {}): Booking {
  const of = { ...ONE, ...wanted }
  const plan = newPlan({ mediaType: 'dooh', country: 'US', now: new Date(PLACED_AT) })
  const items = [
    ...of.budgets.map((budgetMinor) => campaignItem({ ...plan, name: 'Winter', budgetMinor })),
    ...of.packages.flatMap((at) => {
      const offered = AD_CREATION_PACKAGES[at]
      return offered ? [packageItem(offered)] : []
    }),
  ].map((item, at) => cartEntry(item, `cart_${at + 1}`))
  const buyer = { country: of.country, state: STATES[of.country] ?? '', vatId: '' }
  const quote = priceCart({
    now: PLACED_AT,
    placedOn: '2026-12-31',
    items,
    campaigns: new Map(
      items.map(({ key }) => [key, { impressions: { low: 9, mid: 10, high: 11 }, issues: [] }]),
    ),
    coupons: of.coupon === 0 ? [] : [{ num: 'C', amount: of.coupon, issue: null }],
    rate: { currency: of.currency, perUsdMicros: of.perUsdMicros, asOfDate: '2026-12-31' },
    tax: taxFor({ ...buyer, buyerType: 'individual' }),
  })
  const address = { line1: '1 Main St', line2: '', city: 'Austin', zipCode: '78701' }
  return {
    ids: {
      order: 'ord_1',
      accessKey: 'key_1',
      invoice: 'inv_1',
      lines: items.map((_, at) => `lin_${at}`),
    },
    sessionId: 'ses_1',
    accountId: null,
    placedAt: PLACED_AT,
    sellerTimeZone: 'America/Chicago',
    checkout: {
      contact: {
        firstName: 'Ada',
        lastName: 'Baker',
        email: 'Ada@Example.com',
        phone: '+15125550100',
        type: 'individual',
        companyName: '',
      },
      advertiser: { name: 'Baker', website: 'https://example.com', industry: 'restaurants' },
      billing: { ...buyer, ...address, invoiceEmail: '' },
      paymentMethod: of.paymentMethod,
      creditCheck: true,
    },
    items,
    quote,
    paidCoupons: new Set(of.isCouponPaid ? ['C'] : []),
    slots: of.hasSlots ? { hasPaidBefore: of.hasPaidBefore } : null,
  }
}

describe('a new order', () => {
  it('is booked with an open invoice, dated and due in the seller’s time zone', () => {
    const { order, lines, invoice, audit, isConfirmedAtOnce } = bookOrder(
      booking({ packages: [0] }),
    )
    expect(order).toMatchObject({
      id: 'ord_1',
      state: 'awaiting_invoice_payment',
      email: 'ada@example.com',
      billing: { invoiceEmail: 'Ada@Example.com' },
      payBy: null,
      slotsUntil: null,
      paidAt: null,
      creditCheckAgreedAt: null,
    })
    expect(lines.map(({ id, position, state }) => [id, position, state])).toEqual([
      ['lin_0', 0, 'awaiting_creatives'],
      ['lin_1', 1, 'awaiting_brief'],
    ])
    expect(lines).toMatchObject([
      { type: 'campaign', plan: { name: 'Winter' }, packageId: null },
      { type: 'adcreation', plan: null, packageId: expect.any(String), startDate: null },
    ])
    expect(invoice).toMatchObject({
      year: 2026,
      state: 'open',
      issuedAt: PLACED_AT,
      dueDate: '2027-01-14',
      paidAt: null,
    })
    expect(audit).toMatchObject({ event: 'place', toState: 'awaiting_invoice_payment' })
    expect(isConfirmedAtOnce).toBe(true)
  })

  it('waits half an hour for a card, its lines reserved, its invoice due at once', () => {
    const booked = bookOrder(booking({ paymentMethod: 'card', packages: [0], hasSlots: true }))
    expect(booked.order).toMatchObject({
      state: 'awaiting_payment',
      payBy: '2027-01-01T03:30:00.000Z',
      slotsUntil: null,
    })
    expect(booked.lines.map(({ state }) => state)).toEqual(['reserved', 'reserved'])
    expect(booked.invoice).toMatchObject({ state: 'open', dueDate: '2026-12-31' })
    expect(booked.isConfirmedAtOnce).toBe(false)
  })

  it('is paid at once when coupons cover it, with any payment method', () => {
    for (const paymentMethod of ['card', 'invoice'] as const) {
      const free = bookOrder(booking({ paymentMethod, coupon: 9_000_00, hasSlots: true }))
      expect(free.order).toMatchObject({
        state: 'booked',
        paidAt: PLACED_AT,
        payBy: null,
        slotsUntil: null,
      })
      expect(free.invoice).toMatchObject({
        state: 'paid',
        paidAt: PLACED_AT,
        totalMinor: 0,
        dueDate: '2026-12-31',
      })
      expect(free.isConfirmedAtOnce).toBe(true)
    }
  })

  it('keeps exclusive slots unpaid for two days, or until the due date for a buyer who has paid before', () => {
    const until = (hasPaidBefore: boolean) =>
      bookOrder(booking({ hasSlots: true, hasPaidBefore })).order.slotsUntil
    expect(until(false)).toBe('2027-01-03T03:00:00.000Z')
    // Midnight after the 14th in Chicago.
    expect(until(true)).toBe('2027-01-15T06:00:00.000Z')
  })

  it('needs a decided tax, and a price and an id for each line', () => {
    const whole = booking()
    expect(() => bookOrder({ ...whole, quote: { ...whole.quote, tax: null } })).toThrow(/tax/)
    expect(() => bookOrder({ ...whole, quote: { ...whole.quote, lines: [] } })).toThrow(/priced/)
    expect(() => bookOrder({ ...whole, ids: { ...whole.ids, lines: [] } })).toThrow(/named/)
  })
})

const wantedArb: fc.Arbitrary<Wanted> = fc.record({
  budgets: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 4 }),
  packages: fc.array(fc.nat(AD_CREATION_PACKAGES.length - 1), { maxLength: 2 }),
  coupon: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6_000_000 })),
  isCouponPaid: fc.boolean(),
  currency: fc.constantFrom(...CURRENCIES),
  perUsdMicros: fc.integer({ min: 600_000, max: 1_800_000 }),
  country: fc.constantFrom('US', 'DE', 'CA', 'JP'),
  paymentMethod: fc.constantFrom('card' as const, 'invoice' as const),
  hasSlots: fc.boolean(),
  hasPaidBefore: fc.boolean(),
})

describe('any order', () => {
  it('has rows that agree with each other, with the quote and with the transition tables', () => {
    fc.assert(
      fc.property(wantedArb, (wanted) => {
        const given = booking(wanted)
        const { order, lines, invoice, ledgerEntries, audit, isConfirmedAtOnce } = bookOrder(given)
        const { quote } = given
        const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)

        expect(sum(lines.map(({ amounts }) => amounts.totalMinor))).toBe(order.totalMinor)
        expect([invoice.totalMinor, audit.details.totalMinor]).toEqual([
          order.totalMinor,
          order.totalMinor,
        ])
        expect([order.currency, invoice.currency]).toEqual([quote.currency, quote.currency])
        expect(lines.map(({ cartKey }) => cartKey)).toEqual(given.items.map(({ key }) => key))

        const isPaid = order.state === 'booked'
        expect(isPaid).toBe(order.totalMinor === 0)
        expect(order.payBy !== null).toBe(order.state === 'awaiting_payment')
        expect(isConfirmedAtOnce).toBe(order.payBy === null)
        expect([order.paidAt !== null, invoice.paidAt !== null, invoice.state === 'paid']).toEqual([
          isPaid,
          isPaid,
          isPaid,
        ])
        const isTerm = order.state === 'awaiting_invoice_payment'
        expect(invoice.dueDate).toBe(addDays('2026-12-31', isTerm ? 14 : 0))
        expect(order.slotsUntil !== null).toBe(wanted.hasSlots && isTerm)
        for (const { type, state } of lines)
          expect(nextLineState(type, state, 'book') !== null).toBe(order.payBy !== null)

        const own = (id: string) => ledgerEntries.filter(({ lineId }) => lineId === id)
        expect(lines.flatMap(({ id }) => balanceProblems(lineBalance(own(id))))).toEqual([])
        expect(
          ledgerProblems({
            order,
            lines,
            paidCoupons: given.paidCoupons,
            issuedCoupons: [],
            refunds: [],
            unpaidExtras: [],
            entries: ledgerEntries,
          }),
        ).toEqual([])
      }),
    )
  })
})

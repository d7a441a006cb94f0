import { describe, expect, it } from 'vitest'
import { NO_MONEY_MOVED, type LedgerEntry, type LedgerKind } from '../../ledger/ledgerEntry.ts'
import { ledgerProblems, type LedgerFacts } from './ledgerProblems.ts'

const AT = '2026-11-21T12:00:00.000Z'
const LINE = 'lin_1'

const entry = (
  kind: LedgerKind,
  amountUsdMinor: number,
  own: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  ...NO_MONEY_MOVED,
  id: `${LINE}:${kind}`,
  orderId: 'ord_1',
  lineId: LINE,
  kind,
  amountUsdMinor,
  at: AT,
  ...own,
})

const ORDERED = entry('ordered', 100_00)
const PAID = [
  ORDERED,
  entry('charged', 100_00, { amountMinor: 90_00, currency: 'EUR' }),
  entry('tax_charged', 19_00, { amountMinor: 17_10, currency: 'EUR' }),
]

interface Changes extends Partial<Omit<LedgerFacts, 'order' | 'lines'>> {
  orderState?: LedgerFacts['order']['state']
  lineState?: LedgerFacts['lines'][number]['state']
}

/** An order of one campaign for $100 and its tax, paid in euros. */
function problemsOf({ orderState = 'booked', lineState = 'running', ...own }: Changes): string[] {
  const amounts = {
    subtotalMinor: 90_00,
    discountMinor: 0,
    netMinor: 90_00,
    taxMinor: 17_10,
    totalMinor: 107_10,
  }
  return ledgerProblems({
    order: {
      id: 'ord_1',
      currency: 'EUR',
      totalUsdMinor: 119_00,
      discounts: [],
      state: orderState,
      createdAt: AT,
    },
    lines: [{ id: LINE, sumUsdMinor: 100_00, amounts, state: lineState, type: 'campaign' }],
    paidCoupons: new Set(),
    issuedCoupons: [],
    refunds: [],
    unpaidExtras: [],
    entries: PAID,
    ...own,
  })
}

const instead = (changed: LedgerEntry) => PAID.map((one) => (one.id === changed.id ? changed : one))

describe('the ledger of a paid order', () => {
  it('has its price, its charge and its tax', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ orderState: 'completed', lineState: 'running' })).toEqual([])
    expect(problemsOf({ entries: PAID.slice(0, 2) })).toEqual(['lin_1:tax_charged is missing'])
  })

  it('has them to the cent, in both currencies', () => {
    const tax = PAID[2] ?? ORDERED
    expect(problemsOf({ entries: instead({ ...tax, amountUsdMinor: 19_01 }) })).toEqual([
      'lin_1:tax_charged is 1901 and should be 1900',
    ])
    expect(problemsOf({ entries: instead({ ...tax, amountMinor: 17_11 }) })).toHaveLength(1)
  })

  it('has only agreed increases left to pay', () => {
    const entries = [...PAID, entry('ordered', 20_00, { id: 'lin_1:more' })]
    expect(problemsOf({ entries })).toEqual(['lin_1: 2000 is due and paid'])
    const extra = { lineId: LINE, extraUsdMinor: 15_00 }
    expect(problemsOf({ entries, unpaidExtras: [extra] })).toEqual(['lin_1: 500 is due and paid'])
    const all = [extra, { ...extra, extraUsdMinor: 5_00 }, { ...extra, lineId: 'lin_other' }]
    expect(problemsOf({ entries, unpaidExtras: all })).toEqual([])
  })

  it('has nothing left of a finished line', () => {
    expect(problemsOf({ lineState: 'ended' })).toEqual([
      'lin_1: 10000 remains and the line is ended',
    ])
    const entries = [...PAID, entry('delivered', 100_00)]
    expect(problemsOf({ lineState: 'ended', entries })).toEqual([])
  })
})

describe('the ledger of an order that is not paid', () => {
  it.each(['awaiting_payment', 'awaiting_invoice_payment'] as const)(
    'has only its price: %s',
    (orderState) => {
      expect(problemsOf({ orderState, entries: [ORDERED] })).toEqual([])
      for (const charge of PAID.slice(1))
        expect(problemsOf({ orderState, entries: [ORDERED, charge] })).toContain(
          'ord_1 is charged and not paid',
        )
    },
  )

  it('has nothing left once it is canceled', () => {
    const cancelled = { orderState: 'cancelled', lineState: 'cancelled' } as const
    expect(problemsOf({ ...cancelled, entries: [ORDERED] })).toEqual([
      'lin_1: 10000 is left of a cancelled order',
    ])
    const released = [ORDERED, entry('released', 100_00)]
    expect(problemsOf({ ...cancelled, entries: released })).toEqual([])
    const half = [ORDERED, entry('coupon_used', 40_00)]
    expect(problemsOf({ ...cancelled, entries: half })).toContain(
      'lin_1: 10000 is left of a cancelled order',
    )
  })
})

describe('coupons of the ledger', () => {
  const issued = { num: 'STOP-1', lineId: LINE, amountMinor: 60_00 }
  const given = entry('coupon_issued', 60_00, { reference: 'STOP-1' })

  it.each([given, { ...given, kind: 'amended' as const }])(
    'match the issued ones in value: $kind',
    (own) => {
      expect(problemsOf({ entries: [...PAID, own], issuedCoupons: [issued] })).toEqual([])
      const less = { ...issued, amountMinor: 59_00 }
      expect(problemsOf({ entries: [...PAID, own], issuedCoupons: [less] })).toEqual([
        'lin_1: coupon of 5900 is 6000 in the ledger',
      ])
    },
  )

  it('exist', () => {
    expect(problemsOf({ issuedCoupons: [issued] })).toEqual([
      'lin_1: coupon of 6000 is 0 in the ledger',
    ])
    const lost = ['a coupon of the ledger does not exist']
    expect(problemsOf({ entries: [...PAID, given] })).toEqual(lost)
    expect(problemsOf({ entries: [...PAID, { ...given, reference: null }] })).toEqual(lost)
  })
})

describe('refunds of the ledger', () => {
  const due = entry('refund_due', 10_00, { id: 'due', reference: 'pay_2', amountMinor: 9_00 })
  const made = { ...due, id: 'made', kind: 'refunded' as const }
  const returned = { ...due, id: 'returned', kind: 'refund_returned' as const }
  const refund = { paymentId: 'pay_2', amountMinor: 9_00, isMade: true }

  it('are made once, even after one that bounced', () => {
    expect(problemsOf({ entries: [...PAID, due, made], refunds: [refund] })).toEqual([])
    const twice = [...PAID, due, made, returned, { ...made, id: 'again' }]
    expect(problemsOf({ entries: twice, refunds: [refund] })).toEqual([])
    const back = [...PAID, due, made, returned]
    expect(problemsOf({ entries: back, refunds: [{ ...refund, isMade: false }] })).toEqual([])
    expect(problemsOf({ entries: back, refunds: [refund] })).toEqual([
      'pay_2: 0 is refunded, not 900',
    ])
  })
})

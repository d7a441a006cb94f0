import { describe, expect, it } from 'vitest'
import { NO_MONEY_MOVED, type LedgerKind } from '../../ledger/ledgerEntry.ts'
import { deliveryProblems, type DeliveryFacts } from './deliveryProblems.ts'

const AT = '2026-11-21T12:00:00.000Z'

const entryOf = ([kind, amountUsdMinor]: readonly [LedgerKind, number]) => ({
  ...NO_MONEY_MOVED,
  id: `lin_1:${kind}`,
  orderId: 'ord_1',
  lineId: 'lin_1',
  kind,
  amountUsdMinor,
  at: AT,
})

/** $100 paid for 1,000 impressions; 400 were delivered. */
function problemsOf(
  line: Partial<DeliveryFacts['line']>,
  { delivered = 40_00, ...own }: Partial<Omit<DeliveryFacts, 'line'>> & { delivered?: number } = {},
): string[] {
  const whole = {
    id: 'lin_1',
    state: 'ended' as const,
    mediaType: 'online_display' as const,
    bookedImpressions: 1_000,
    deliveredImpressions: 400,
    ...line,
  }
  const { deliveredImpressions: all } = whole
  return deliveryProblems({
    line: whole,
    orderState: 'booked',
    orderTotalMinor: 119_00,
    counted: { hours: all, totals: all },
    entries: (
      [
        ['ordered', 100_00],
        ['charged', 100_00],
        ['delivered', delivered],
      ] as const
    ).map(entryOf),
    invoices: [{ kind: 'invoice', totalMinor: 119_00 }],
    ...own,
  })
}

describe('the delivery counts', () => {
  it('are the same by hours and by shards', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({}, { counted: { hours: 399, totals: 400 } })).toEqual([
      'lin_1: the hours add up to 399, the shards to 400',
    ])
  })

  it('are at least the line’s delivery, except on screens with several viewers', () => {
    const counted = { hours: 399, totals: 399 }
    expect(problemsOf({}, { counted })).toEqual(['lin_1: 400 are delivered and 399 were counted'])
    expect(problemsOf({ mediaType: 'dooh' }, { counted })).toEqual([])
    expect(problemsOf({}, { counted: { hours: 500, totals: 500 } })).toEqual([])
  })
})

describe('the delivery in the ledger', () => {
  it('is the value of the final delivery', () => {
    const told = (delivered: number) => [`lin_1: ${delivered} is billed as delivered and 4000 was`]
    expect(problemsOf({}, { delivered: 39_99 })).toEqual(told(39_99))
    expect(problemsOf({}, { delivered: 40_01 })).toEqual(told(40_01))
    expect(problemsOf({ state: 'stopped' }, { delivered: 0 })).toEqual(told(0))
  })

  it('is at most the value of the delivery while the line runs', () => {
    expect(problemsOf({ state: 'running' }, { delivered: 0 })).toEqual([])
    expect(problemsOf({ state: 'running' })).toEqual([])
    expect(problemsOf({ state: 'running' }, { delivered: 40_01 })).toEqual([
      'lin_1: 4001 is billed as delivered and only 4000 was',
    ])
  })

  it('is never more than the booking', () => {
    expect(problemsOf({ deliveredImpressions: 1_200 }, { delivered: 100_00 })).toEqual([])
    expect(problemsOf({ deliveredImpressions: 1_200 }, { delivered: 120_00 })).toHaveLength(1)
  })

  it('has no findings before payment, without impressions, or after a cancellation', () => {
    expect(problemsOf({}, { delivered: 1, orderState: 'awaiting_invoice_payment' })).toEqual([])
    expect(problemsOf({ bookedImpressions: 0 }, { delivered: 1 })).toEqual([])
    expect(problemsOf({ deliveredImpressions: 0 }, { delivered: 1 })).toEqual([])
    expect(problemsOf({ state: 'cancelled' }, { delivered: 1 })).toEqual([])
    expect(problemsOf({ state: 'ready' }, { delivered: 99_00 })).toEqual([])
  })
})

describe('the invoices of an order', () => {
  const invoices = [
    { kind: 'invoice', totalMinor: 150_00 },
    { kind: 'credit_note', totalMinor: -31_00 },
  ] as const

  it('add up to the order, minus credit notes of either sign', () => {
    expect(problemsOf({}, { invoices })).toEqual([])
    const [invoice] = invoices
    const unsigned = [invoice, { kind: 'credit_note', totalMinor: 31_00 }] as const
    expect(problemsOf({}, { invoices: unsigned })).toEqual([])
    expect(problemsOf({}, { invoices: [invoice] })).toEqual([
      'lin_1: 15000 is invoiced and 11900 was ordered',
    ])
  })

  it('are required once the order is paid', () => {
    const unpaid = { invoices: [], orderState: 'awaiting_payment' } as const
    expect(problemsOf({}, unpaid)).toEqual([])
  })
})

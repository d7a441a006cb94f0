import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AD_CREATION_LINE_STATES, CAMPAIGN_LINE_STATES, LINE_EVENTS } from './line/lineState.ts'
import { firstLineState, nextLineState, type OrderLineType } from './line/lineState.ts'
import { firstOrderState, nextOrderState, ORDER_EVENTS, ORDER_STATES } from './orderState.ts'
import type { OrderState } from './orderState.ts'
import { legendStatus } from './line/statusLegend.ts'
import { warningFlags, type WarningFacts } from './line/warningFlags.ts'

describe('an order', () => {
  it('has a first state by amount and payment method', () => {
    expect(firstOrderState({ paymentMethod: 'card', totalMinor: 50 })).toBe('awaiting_payment')
    expect(firstOrderState({ paymentMethod: 'invoice', totalMinor: 1 })).toBe(
      'awaiting_invoice_payment',
    )
    expect(firstOrderState({ paymentMethod: 'invoice', totalMinor: 0 })).toBe('booked')
  })
  it('has only agreed transitions: only a person gives up an open invoice', () => {
    const changes = ORDER_STATES.flatMap((from) =>
      ORDER_EVENTS.flatMap((event) => {
        const to = nextOrderState(from, event)
        return to === null ? [] : [`${from}: ${event} → ${to}`]
      }),
    )
    expect(changes).toEqual([
      'awaiting_payment: pay → booked',
      'awaiting_payment: abandon → cancelled',
      'awaiting_payment: cancel → cancelled',
      'awaiting_invoice_payment: settle → booked',
      'awaiting_invoice_payment: write_off → cancelled',
      'booked: complete → completed',
    ])
  })
  it('never leaves its final states, and is paid at most once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATES),
        fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 }),
        (first, events) => {
          let state = first
          let paid = 0
          for (const event of events) {
            const next = nextOrderState(state, event)
            const isLast = state === 'cancelled' || state === 'completed'
            expect(isLast && next !== null).toBe(false)
            if (next !== null && event === 'pay') paid += 1
            state = next ?? state
          }
          expect(paid).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('a line', () => {
  it('is reserved until a card order is paid and booked at once on invoice', () => {
    expect(firstLineState('campaign', 'awaiting_payment')).toBe('reserved')
    expect(firstLineState('campaign', 'awaiting_invoice_payment')).toBe('awaiting_creatives')
    expect(firstLineState('adcreation', 'booked')).toBe('awaiting_brief')
    expect(nextLineState('campaign', 'reserved', 'book')).toBe('awaiting_creatives')
    expect(nextLineState('adcreation', 'reserved', 'start')).toBeNull()
  })
  it('only reaches states of its own type', () => {
    const own: Record<OrderLineType, readonly string[]> = {
      campaign: CAMPAIGN_LINE_STATES,
      adcreation: AD_CREATION_LINE_STATES,
    }
    const states = [...CAMPAIGN_LINE_STATES, ...AD_CREATION_LINE_STATES]
    const strangers = (['campaign', 'adcreation'] as const).flatMap((type) =>
      states
        .flatMap((state) => LINE_EVENTS.map((event) => nextLineState(type, state, event)))
        .filter((next) => next !== null && !own[type].includes(next)),
    )
    expect(strangers).toEqual([])
  })
})

describe('the legend', () => {
  it('shows the four words of the spec', () => {
    const status = (
      state: Parameters<typeof legendStatus>[0]['state'],
      orderState: OrderState = 'booked',
    ) => legendStatus({ state, orderState })
    expect(status('running')).toBe('active')
    expect(status('running_with_modification')).toBe('active_with_modification')
    expect(status('awaiting_creatives')).toBe('not_running')
    expect(status('stopped')).toBe('stopped')
    expect(status('ready', 'awaiting_invoice_payment')).toBe('not_running')
    expect(status('ready_with_modification', 'awaiting_invoice_payment')).toBe('not_running')
    expect(status('ended', 'awaiting_invoice_payment')).toBe('stopped')
  })
})

describe('the warning flags', () => {
  const facts: WarningFacts = {
    orderState: 'booked',
    lineState: 'running',
    startsAtMs: 0,
    endsAtMs: 100,
    nowMs: 50,
    creativeCount: 1,
    approvedCreativeCount: 1,
    bookedImpressions: 1_000,
    deliveredImpressions: 500,
  }
  it.each([
    ['nothing wrong', {}, []],
    ['behind pace', { deliveredImpressions: 400 }, ['possible_underdelivery']],
    ['just within the tolerance', { deliveredImpressions: 450 }, []],
    ['just beyond it', { deliveredImpressions: 449 }, ['possible_underdelivery']],
    [
      'as far as its time goes, wherever that begins',
      { startsAtMs: 1_000, nowMs: 1_050, endsAtMs: 1_100, deliveredImpressions: 450 },
      [],
    ],
    ['just late enough to say', { nowMs: 5, deliveredImpressions: 44 }, ['possible_underdelivery']],
    ['without a length', { endsAtMs: 0, deliveredImpressions: 0 }, []],
    ['ended with all', { lineState: 'ended', deliveredImpressions: 1_000 }, []],
    ['asked what to do', { lineState: 'fell_short' }, ['has_underdelivered']],
    ['too early to say', { nowMs: 2, deliveredImpressions: 0 }, []],
    [
      'behind after the first day of a long flight',
      { endsAtMs: 60 * 86_400_000, nowMs: 86_400_000, deliveredImpressions: 10 },
      ['possible_underdelivery'],
    ],
    [
      'too early in the first day of a long flight',
      { endsAtMs: 60 * 86_400_000, nowMs: 86_300_000, deliveredImpressions: 0 },
      [],
    ],
    ['ended short', { lineState: 'ended', nowMs: 200 }, ['has_underdelivered']],
    ['stopped short', { lineState: 'stopped', nowMs: 200 }, []],
    [
      'nothing uploaded',
      { lineState: 'awaiting_creatives', nowMs: 0, creativeCount: 0, approvedCreativeCount: 0 },
      ['no_creatives'],
    ],
    ['none approved', { nowMs: 0, approvedCreativeCount: 0 }, ['no_approved_creatives']],
    ['invoice open', { orderState: 'awaiting_invoice_payment' }, ['not_paid']],
    ['cancelled', { orderState: 'cancelled', creativeCount: 0 }, ['cancelled']],
    ['cancelled alone', { lineState: 'cancelled', creativeCount: 0 }, ['cancelled']],
    ['stopped before any', { lineState: 'stopped', creativeCount: 0 }, []],
  ] as const)('%s', (_name, change, flags) => {
    expect(warningFlags({ ...facts, ...change })).toEqual(flags)
  })
})

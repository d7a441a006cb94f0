import { describe, expect, it } from 'vitest'
import { lineNext } from './lineNext.ts'
import { LINE_STATES, OVER_LINE_STATES, type LineState } from './lineState.ts'

const line: Parameters<typeof lineNext>[0] = {
  type: 'campaign',
  state: 'ready',
  orderState: 'booked',
  startsAt: '2026-12-01T06:00:00.000Z',
  endsAt: '2026-12-15T06:00:00.000Z',
  startDate: '2026-12-01',
  endDate: '2026-12-14',
  bookedImpressions: 100_000,
  deliveredImpressions: 0,
}
const next = (change: Partial<typeof line>) => lineNext({ ...line, ...change })

describe('the next step of a line', () => {
  it.each<[LineState, boolean]>([
    ['reserved', true],
    ['awaiting_creatives', true],
    ['in_review', false],
    ['ready', false],
    ['ready_with_modification', false],
    ['running', false],
    ['running_with_modification', false],
    ['fell_short', true],
    ['awaiting_brief', true],
    ['briefed', false],
    ['in_production', false],
    ['draft_ready', true],
    ['changes_asked', false],
  ])('%s: that it is the buyer’s turn is %s', (state, isBuyersTurn) => {
    expect(next({ state })?.isBuyersTurn).toBe(isBuyersTurn)
  })

  it('is none in a final state', () => {
    const silent = LINE_STATES.filter((state) => next({ state }) === null)
    expect(silent.toSorted()).toEqual(OVER_LINE_STATES.toSorted())
  })

  it('is none once its order is canceled', () => {
    for (const state of LINE_STATES) expect(next({ state, orderState: 'cancelled' })).toBeNull()
  })

  it('names the day on which it starts', () => {
    expect(next({ state: 'awaiting_creatives' })?.text).toBe(
      'Upload your creatives. We review each one. The campaign starts on Tue, Dec 1, 2026.',
    )
    expect(next({})?.text).toBe('Everything is ready. The campaign starts on Tue, Dec 1, 2026.')
  })

  it('omits the start if its day is unknown', () => {
    expect(next({ state: 'awaiting_creatives', startDate: null })?.text).toBe(
      'Upload your creatives. We review each one.',
    )
    for (const state of ['ready', 'ready_with_modification'] as const)
      expect(next({ state, startDate: null })?.text).toBe('Everything is ready.')
  })

  it('names the day on which it ends, if that is known', () => {
    const text = 'The campaign runs until Mon, Dec 14, 2026.'
    expect(next({ state: 'running' })?.text).toBe(text)
    expect(next({ state: 'running_with_modification', startDate: null })?.text).toBe(text)
    expect(next({ state: 'running', endDate: null })?.text).toBe('The campaign runs until its end.')
  })

  it('is the payment of the invoice, when everything else is ready', () => {
    for (const state of ['ready', 'ready_with_modification'] as const)
      expect(next({ state, orderState: 'awaiting_invoice_payment' })).toEqual({
        text: 'Pay the invoice. The campaign starts once the payment arrives.',
        isBuyersTurn: true,
      })
  })
})

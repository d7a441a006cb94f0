import { describe, expect, it } from 'vitest'
import { LINE_STATE_NAMES } from './lineState.ts'
import { DESK_LINE_STATE_NAMES, recordedStateWords, recordWords } from './recordWords.ts'

describe("an order's record, for the desk", () => {
  it('describes the event and its result in the product’s terms', () => {
    expect(recordWords('place')).toBe('Order placed')
    expect(recordWords('payment_challenge_required')).toBe('Bank asked for confirmation')
    expect(recordedStateWords('awaiting_invoice_payment')).toBe('Booked, invoice open')
    expect(recordedStateWords('ready')).toBe('Ready to start')
  })

  it('never uses the desk’s internal terms', () => {
    expect(Object.keys(DESK_LINE_STATE_NAMES)).toEqual(Object.keys(LINE_STATE_NAMES))
    for (const name of Object.values(DESK_LINE_STATE_NAMES)) expect(name).not.toMatch(/\byour\b/)
    expect(recordedStateWords('draft_ready')).toBe('Draft waiting for the buyer')
  })

  it('spells out the name of an event without a text', () => {
    expect(recordWords('approve_creatives')).toBe('Approve creatives')
    expect(recordedStateWords('unheard_of')).toBe('Unheard of')
  })
})

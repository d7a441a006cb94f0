import { describe, expect, it } from 'vitest'
import { LINE_STATE_NAMES } from './lineState.ts'
import { DESK_LINE_STATE_NAMES, formatRecordedState, formatRecord } from './formatRecord.ts'

describe("an order's record, for the desk", () => {
  it('describes the event and its result in the product’s terms', () => {
    expect(formatRecord('place')).toBe('Order placed')
    expect(formatRecord('payment_challenge_required')).toBe('Bank asked for confirmation')
    expect(formatRecordedState('awaiting_invoice_payment')).toBe('Booked, invoice open')
    expect(formatRecordedState('ready')).toBe('Ready to start')
  })

  it('never uses the desk’s internal terms', () => {
    expect(Object.keys(DESK_LINE_STATE_NAMES)).toEqual(Object.keys(LINE_STATE_NAMES))
    for (const name of Object.values(DESK_LINE_STATE_NAMES)) expect(name).not.toMatch(/\byour\b/)
    expect(formatRecordedState('draft_ready')).toBe('Draft waiting for the buyer')
  })

  it('spells out the name of an event without a text', () => {
    expect(formatRecord('approve_creatives')).toBe('Approve creatives')
    expect(formatRecordedState('unheard_of')).toBe('Unheard of')
  })
})

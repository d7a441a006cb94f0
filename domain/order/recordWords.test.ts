import { describe, expect, it } from 'vitest'
import { recordedStateWords, recordWords } from './recordWords.ts'

describe("an order's record, for the desk", () => {
  it('says what happened, and what it led to, in the words of the product', () => {
    expect(recordWords('place')).toBe('Order placed')
    expect(recordWords('payment_challenge_required')).toBe('Card asked for a confirmation')
    expect(recordedStateWords('awaiting_invoice_payment')).toBe('Booked, invoice open')
    expect(recordedStateWords('ready')).toBe('Ready to start')
  })

  it('spells the name of what has no words of its own', () => {
    expect(recordWords('approve_creatives')).toBe('Approve creatives')
    expect(recordedStateWords('unheard_of')).toBe('Unheard of')
  })
})

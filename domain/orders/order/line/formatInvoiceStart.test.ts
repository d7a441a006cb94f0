import { describe, expect, it } from 'vitest'
import { formatInvoiceStart } from './formatInvoiceStart.ts'
import type { OrderLineType } from './lineState.ts'

describe('the effect of an open invoice', () => {
  const words = (types: OrderLineType[], creditCheckAgreedAt: string | null = null) =>
    formatInvoiceStart({ lines: types.map((type) => ({ type })), creditCheckAgreedAt })

  it('is that ads are made after the payment, if nothing else was ordered', () => {
    expect(words(['adcreation', 'adcreation'])).toBe('We make your ads once it is paid.')
    expect(words(['adcreation'], '2026-11-23T17:00:00.000Z')).toBe(
      'We make your ads once it is paid.',
    )
  })

  it('is that campaigns start on their first day if paid by then', () => {
    expect(words(['adcreation', 'campaign'])).toMatch(/^Paid by then, each campaign starts/)
  })

  it('is a credit check for one that starts before it is due', () => {
    expect(words(['campaign'], '2026-11-23T17:00:00.000Z')).toMatch(/we check your credit/)
  })
})

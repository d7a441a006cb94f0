import { describe, expect, it } from 'vitest'
import type { OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import { correctedBilling, invoiceCorrectionSchema, isTaxedAlike } from './invoiceCorrection.ts'

const billing: OrderBilling = {
  country: 'US',
  line1: '1 Main St',
  line2: 'Floor 2',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  invoiceEmail: 'books@example.com',
  vatId: '',
}

describe('a corrected address', () => {
  it('changes only given fields, including to empty', () => {
    const correction = {
      reason: 'moved',
      buyerName: 'Acme',
      line2: '',
      city: 'Waco',
      zipCode: undefined,
    }
    expect(correctedBilling(billing, correction)).toEqual({ ...billing, line2: '', city: 'Waco' })
  })

  it('has a reason, and lines that are neither empty nor too long', () => {
    const takes = (change: object) =>
      invoiceCorrectionSchema.safeParse({ reason: 'moved', ...change }).success
    const longest = {
      reason: 200,
      buyerName: 160,
      line1: 160,
      line2: 160,
      city: 120,
      state: 40,
      zipCode: 16,
      vatId: 32,
    }
    for (const [field, length] of Object.entries(longest)) {
      expect(takes({ [field]: 'a'.repeat(length) })).toBe(true)
      expect(takes({ [field]: 'a'.repeat(length + 1) })).toBe(false)
    }
    for (const field of ['reason', 'buyerName', 'line1', 'city'])
      expect(takes({ [field]: ' ' })).toBe(false)
    for (const field of ['line2', 'state', 'zipCode', 'vatId'])
      expect(takes({ [field]: '' })).toBe(true)
  })
})

describe('an address is taxed like another', () => {
  const german = { ...billing, country: 'DE', state: '' }

  it('in the same state, whatever the street', () => {
    expect(isTaxedAlike(billing, { ...billing, line1: '2 Side St' }, 'company')).toBe(true)
    expect(isTaxedAlike(billing, { ...billing, state: 'WA' }, 'company')).toBe(false)
  })

  it('unless a company adds a VAT ID, by which it owes the tax itself', () => {
    const withId = { ...german, vatId: 'DE136695976' }
    expect(isTaxedAlike(german, withId, 'company')).toBe(false)
    expect(isTaxedAlike(german, { ...german, country: 'AT' }, 'individual')).toBe(false)
  })
})

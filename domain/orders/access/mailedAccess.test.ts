import { describe, expect, it } from 'vitest'
import {
  codeRecipients,
  MAILED_ACCESS_LIFE_MS,
  MAILED_CODE_LIFE_MS,
  MAILED_RESOURCES,
  maskedEmail,
} from './mailedAccess.ts'

const addresses = { buyer: 'Chris@Example.com', invoice: 'Books@example.com' }
const buyer = { recipient: 'buyer', address: 'chris@example.com' }

describe('opening a mailed link with a code', () => {
  it('is allowed for the buyer and, for an invoice, its recipient', () => {
    for (const resource of MAILED_RESOURCES.filter((one) => one !== 'invoice'))
      expect(codeRecipients(resource, addresses)).toEqual([buyer])
    expect(codeRecipients('invoice', addresses)).toEqual([
      buyer,
      { recipient: 'invoice', address: 'books@example.com' },
    ])
  })

  it('lists each recipient once, and none without an address', () => {
    expect(codeRecipients('invoice', { ...addresses, invoice: 'chris@EXAMPLE.com' })).toEqual([
      buyer,
    ])
    expect(codeRecipients('invoice', { ...addresses, invoice: '' })).toEqual([buyer])
  })

  it('shows a stranger only the first letter and the domain', () => {
    expect(maskedEmail('chris@example.com')).toBe('c•••@example.com')
    expect(maskedEmail('"a@b"@example.com')).toBe('"•••@example.com')
  })
})

it('accepts a code for ten minutes, and grants access for seven days', () => {
  expect(MAILED_CODE_LIFE_MS).toBe(600_000)
  expect(MAILED_ACCESS_LIFE_MS).toBe(604_800_000)
})

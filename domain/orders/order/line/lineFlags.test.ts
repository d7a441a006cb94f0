import { expect, it } from 'vitest'
import { flagAdvice, lineFlags, NO_CREATIVES, type LineFacts } from './lineFlags.ts'

const line: LineFacts = {
  type: 'campaign',
  state: 'running',
  orderState: 'booked',
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: '2026-12-11T00:00:00.000Z',
  bookedImpressions: 1_000,
  deliveredImpressions: 400,
}
const approved = { creativeCount: 1, approvedCreativeCount: 1 }
const halfway = new Date('2026-12-06T00:00:00Z')

it('flags a campaign behind its pace, by its own days', () => {
  expect(lineFlags(line, approved, halfway)).toEqual(['possible_underdelivery'])
  expect(lineFlags(line, approved, new Date('2026-12-05T00:00:00Z'))).toEqual([])
  const later = { ...line, endsAt: '2026-12-21T00:00:00.000Z' }
  expect(lineFlags(later, approved, halfway)).toEqual([])
})

it('flags no pace without the campaign’s days', () => {
  expect(lineFlags({ ...line, startsAt: null, endsAt: null }, approved, halfway)).toEqual([])
  expect(lineFlags({ ...line, endsAt: null }, approved, halfway)).toEqual([])
})

it('flags a package only for its order', () => {
  const creation = { ...line, type: 'adcreation', state: 'awaiting_brief' } as const
  expect(lineFlags(creation, NO_CREATIVES, halfway)).toEqual([])
  const unpaid = { ...creation, orderState: 'awaiting_invoice_payment' } as const
  expect(lineFlags(unpaid, NO_CREATIVES, halfway)).toEqual(['not_paid'])
  const cancelled = { ...creation, orderState: 'cancelled' } as const
  expect(lineFlags(cancelled, NO_CREATIVES, halfway)).toEqual(['cancelled'])
})

it('does not ask for creatives before the order is paid, when they cannot be uploaded', () => {
  expect(flagAdvice('no_creatives', { state: 'reserved' })).toBe(
    'Upload them once the order is paid. We review each one before the start.',
  )
  expect(flagAdvice('no_creatives', { state: 'awaiting_creatives' })).toMatch(/^Upload your/)
  expect(flagAdvice('not_paid', { state: 'reserved' })).toMatch(/^Please pay/)
})

import { describe, expect, it } from 'vitest'
import { formatTimeline, type AuditFacts } from './formatTimeline.ts'

const words = (event: string, more: Partial<AuditFacts> = {}) =>
  formatTimeline({ event, toState: null, ...more })

describe("an event of an order's record, for its buyer", () => {
  it('has its own text', () => {
    expect(words('pay', { toState: 'booked' })).toBe('Payment received')
    expect(words('refund')).toBe('A payment that was not needed was refunded')
  })

  it('uses the text of the resulting state if it has none', () => {
    expect(words('approve_creatives', { toState: 'ready' })).toBe('Ready to start')
    expect(words('other', { toState: 'cancelled' })).toBe('Canceled')
  })

  it('is omitted if it has no meaning for the reader', () => {
    expect(words('other')).toBeNull()
    expect(words('other', { toState: 'unheard_of' })).toBeNull()
  })

  it.each([
    'payment_succeeded',
    'payment_challenge_required',
    'payment_abandoned',
    'refund_failed',
  ])('is omitted as a step of the gateway: %s', (event) => {
    expect(words(event, { toState: 'booked' })).toBeNull()
  })

  it('names the new dates of a running period', () => {
    const details = { startDate: '2026-12-01', endDate: '2026-12-14' }
    expect(words('change_runtime', { details })).toBe(
      'Running period changed to 2026-12-01 until 2026-12-14',
    )
    expect(words('change_runtime')).toBe('Running period changed')
    expect(words('change_runtime', { details: null })).toBe('Running period changed')
  })

  it('names the last day of an extension', () => {
    expect(words('extend', { details: { until: '2026-12-20' } })).toBe(
      'The campaign runs on at no cost until 2026-12-20',
    )
    expect(words('extend', { toState: 'running' })).toBe('Running')
    expect(words('stop', { details: { until: '2026-12-20' } })).toBe('Campaign stopped')
  })
})

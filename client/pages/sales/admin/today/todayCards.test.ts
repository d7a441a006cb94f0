import { describe, expect, it } from 'vitest'
import type { TodayView } from '#domain/sales/admin/today.ts'
import { todayCards } from './todayCards.ts'

const NOTHING: TodayView = {
  orders: null,
  unpaid: null,
  fellShort: null,
  reviews: null,
  leads: null,
  productions: null,
  resets: null,
  staleRates: null,
  stuck: null,
  ledger: null,
  failedJobs: null,
  alerts: null,
  disputes: null,
  stoppedMail: null,
}
const NOW = Date.parse('2026-11-22T12:00:00Z')

describe('Today', () => {
  it('shows each role only the cards it may see', () => {
    expect(todayCards(NOTHING, NOW)).toEqual([])
    const reviewer = { ...NOTHING, reviews: { count: 6, oldestAt: '2026-11-22T06:48:00Z' } }
    expect(todayCards(reviewer, NOW)).toMatchObject([
      { value: '6', note: 'longest 5 h 12 min', tone: 'waits', to: '/en-US/admin/reviews' },
    ])
  })

  it('warns only rate editors about outdated rates', () => {
    expect(todayCards({ ...NOTHING, staleRates: [] }, NOW)).toEqual([])
    const staleRates = [{ currency: 'EUR' as const, asOfDate: '2026-11-01' }]
    expect(todayCards({ ...NOTHING, staleRates }, NOW)).toMatchObject([
      { value: '1', note: 'EUR: ordered in US dollars until set', tone: 'late' },
    ])
  })

  it('uses the singular for one', () => {
    const labelOf = (count: number) =>
      todayCards({ ...NOTHING, reviews: { count, oldestAt: null } }, NOW)[0]?.label
    expect([0, 1, 2].map(labelOf)).toEqual(['Reviews', 'Review', 'Reviews'])
  })

  it('shows the age of the oldest item', () => {
    const noteOf = (oldestAt: string) =>
      todayCards({ ...NOTHING, reviews: { count: 1, oldestAt } }, NOW)[0]?.note
    expect(noteOf('2026-11-22T10:59:00Z')).toBe('longest 1 h 1 min')
    expect(noteOf('2026-11-10T12:00:00Z')).toBe('longest 12 days')
  })
})

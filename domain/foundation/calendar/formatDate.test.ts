import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateRange,
  formatLongDate,
  formatShortDate,
  formatWeekday,
} from './formatDate.ts'
import {
  formatInstant,
  formatInstantDate,
  formatLongInstant,
  formatShortInstant,
  formatTime,
} from './formatInstant.ts'
import { formatRecentDay, formatTimeAgo, formatWait } from './formatTimeAgo.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')

describe('the age of an instant', () => {
  it('is in minutes and hours, then the day', () => {
    expect(formatTimeAgo('2026-11-25T11:59:30Z', NOW)).toBe('now')
    expect(formatTimeAgo('2026-11-25T11:55:00Z', NOW)).toBe('5 min')
    expect(formatTimeAgo('2026-11-25T09:30:00Z', NOW)).toBe('2 h')
    expect(formatTimeAgo('2026-05-18T12:00:00Z', NOW)).toBe('May 18')
    expect(formatTimeAgo('nothing', NOW)).toBe('')
  })

  it('includes the year if it is not the current one', () => {
    expect(formatTimeAgo('2025-05-18T12:00:00Z', NOW)).toBe('May 18, 2025')
  })
})

it('formats days', () => {
  expect(formatDate('2026-11-23')).toBe('Nov 23, 2026')
  expect(formatLongDate('2026-11-23')).toBe('November 23, 2026')
  expect(formatShortDate('2026-11-23')).toBe('Nov 23')
  expect(formatWeekday('2026-11-23')).toBe('Mon, Nov 23')
})

it.each([
  ['2026-12-07', '2026-12-20', 'Dec 7 to 20'],
  ['2026-11-09', '2026-12-06', 'Nov 9 to Dec 6'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 to Jan 3, 2027'],
])('formats the days %s to %s without repeating shared parts', (start, end, words) => {
  expect(formatDateRange(start, end)).toBe(words)
})

it('formats instants in a zone', () => {
  const iso = '2026-11-23T22:05:00Z'
  expect(formatInstant(iso, 'America/Chicago')).toBe('Nov 23, 2026, 4:05 PM')
  expect(formatInstantDate('2026-11-24T02:00:00Z', 'America/Chicago')).toBe('Nov 23, 2026')
  expect(formatShortInstant(iso, 'America/Chicago')).toBe('Nov 23, 4:05 PM')
  expect(formatLongInstant(iso, 'UTC')).toBe('November 23, 2026 at 10:05 PM')
  expect(formatTime(iso, 'America/Chicago')).toBe('4:05 PM')
})

it('names today and yesterday', () => {
  expect(formatRecentDay('2026-11-25T11:00:00Z', NOW)).toBe('Today')
  expect(formatRecentDay('2026-11-24T12:00:00Z', NOW)).toBe('Yesterday')
  expect(formatRecentDay('2026-11-13T12:00:00Z', NOW)).toBe('Friday, November 13')
})

it('formats waiting times', () => {
  expect(formatWait('2026-11-25T11:59:30Z', NOW)).toBe('waiting')
  expect(formatWait('2026-11-25T11:55:00Z', NOW)).toBe('waiting 5 min')
  expect(formatWait('2026-11-21T12:00:00Z', NOW)).toBe('waiting since Nov 21')
})

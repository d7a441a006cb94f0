import { describe, expect, it } from 'vitest'
import { formatSchedule } from './formatSchedule.ts'

describe('a schedule description', () => {
  const flight = { startDate: '2026-12-14', endDate: '2026-12-27' }
  const dates = (...ranges: [string, string][]) =>
    formatSchedule({ kind: 'dates', ranges: ranges.map(([from, to]) => ({ from, to })) }, flight)

  it('is short', () => {
    expect(formatSchedule(null, flight)).toBe('All hours')
    expect(dates(['2026-12-14', '2026-12-27'])).toBe('All days')
    expect(dates(['2026-12-20', '2026-12-27'])).toBe('From Sun, Dec 20, 2026')
    expect(dates(['2026-12-14', '2026-12-20'])).toBe('Until Sun, Dec 20, 2026')
    expect(dates(['2026-12-20', '2026-12-20'])).toBe('Sun, Dec 20, 2026')
    expect(dates(['2026-12-15', '2026-12-16'])).toBe('Tue, Dec 15, 2026 to Wed, Dec 16, 2026')
    expect(dates(['2026-12-15', '2026-12-16'], ['2026-12-20', '2026-12-21'])).toBe(
      '2 periods until Mon, Dec 21, 2026',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, epochDay, formatDay, isoDay, todayIn, weekdayOf } from './calendarDay.ts'

describe('calendar days', () => {
  it('have weekdays and display like a date', () => {
    expect(weekdayOf(epochDay('2026-11-23'))).toBe(0)
    expect(weekdayOf(epochDay('1969-12-28'))).toBe(6)
    expect(formatDay('2026-11-23')).toBe('Mon, Nov 23, 2026')
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  })

  it('change at midnight of the zone, not of the server', () => {
    const evening = new Date('2026-11-23T04:30:00Z')
    expect(todayIn('EST', evening)).toBe('2026-11-22')
    expect(todayIn('CET', evening)).toBe('2026-11-23')
    expect(todayIn('UTC', evening)).toBe('2026-11-23')
  })

  it('convert to numbers and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
        expect(epochDay(isoDay(day))).toBe(day)
        expect(weekdayOf(day + 7)).toBe(weekdayOf(day))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import {
  creativeScheduleSchema,
  isScheduledAt,
  scheduledHours,
  scheduleFrom,
  withDates,
  withHours,
} from './schedule.ts'

describe('a creative with dates and hours', () => {
  const mornings = Array.from(
    { length: 7 },
    () => `${'0'.repeat(6)}${'1'.repeat(6)}${'0'.repeat(12)}`,
  )
  const ranges = [{ from: '2026-12-07', to: '2026-12-13' }]
  const both = { kind: 'dates' as const, ranges, hours: mornings }

  it('keeps its hours when its dates change, and its dates when its hours change', () => {
    expect(withDates({ kind: 'hours', hours: mornings }, ranges)).toEqual(both)
    expect(withHours({ kind: 'dates', ranges }, mornings)).toEqual(both)
    expect(withDates(both, null)).toEqual({ kind: 'hours', hours: mornings })
    expect(withHours(both, null)).toEqual({ kind: 'dates', ranges })
    expect([withDates(null, null), withHours(null, null)]).toEqual([null, null])
    expect(creativeScheduleSchema.parse(both)).toEqual(both)
  })

  it('runs only in its hours on its dates', () => {
    expect(isScheduledAt(both, '2026-12-08', 7)).toBe(true)
    expect(isScheduledAt(both, '2026-12-08', 13)).toBe(false)
    expect(isScheduledAt(both, '2026-12-14', 7)).toBe(false)
    expect(scheduledHours(both)).toEqual(mornings)
    expect(scheduleFrom(both, '2026-12-20')).toEqual({ kind: 'hours', hours: mornings })
  })
})

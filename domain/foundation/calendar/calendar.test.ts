import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUSINESS_HOURS, isWithinBusinessHours } from './businessHours.ts'
import { addDays } from './calendarDay.ts'
import { flightDays, flightInstants, startOfDay } from './flight.ts'
import {
  addWorkingDays,
  bannerUploadDeadline,
  isWorkingDay,
  workingDaysBetween,
} from './workingDays.ts'

const anyDate = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays('2024-01-01', days))

describe('working days', () => {
  it.each([
    ['2026-11-25', true, 'a Wednesday'],
    ['2026-11-26', false, 'Thanksgiving'],
    ['2026-11-28', false, 'a Saturday'],
    ['2026-07-03', false, 'Independence Day on a Saturday, kept on Friday'],
    ['2027-07-05', false, 'Independence Day on a Sunday, kept on Monday'],
    ['2021-12-31', false, "New Year's Day of 2022, kept the year before"],
    ['2026-06-19', false, 'Juneteenth'],
  ])('%s: %s (%s)', (date, works) => {
    expect(isWorkingDay(date)).toBe(works)
  })

  it('skips weekends and federal holidays in both directions', () => {
    expect(addWorkingDays('2026-11-24', 2)).toBe('2026-11-27')
    expect(addWorkingDays('2026-11-27', -2)).toBe('2026-11-24')
    expect(addWorkingDays('2026-12-23', 2)).toBe('2026-12-28')
    expect(addWorkingDays('2026-11-28', 0)).toBe('2026-11-28')
  })

  it('requires banners at least two working days before the start', () => {
    expect(bannerUploadDeadline('2026-11-20')).toBe('2026-11-18')
    expect(bannerUploadDeadline('2026-11-30')).toBe('2026-11-25')
    expect(workingDaysBetween(bannerUploadDeadline('2026-11-30'), '2026-11-30')).toBe(2)
  })

  it('counts the days that it adds', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const later = addWorkingDays(date, count)
        expect(isWorkingDay(later)).toBe(true)
        expect(workingDaysBetween(addDays(date, 1), addDays(later, 1))).toBe(count)
        expect(workingDaysBetween(bannerUploadDeadline(date), date)).toBe(2)
      }),
    )
  })
})

describe('business hours', () => {
  it('are 8am-6pm CST on working days', () => {
    expect(BUSINESS_HOURS.label).toBe('8am-6pm CST')
    expect(isWithinBusinessHours(new Date('2026-11-24T13:59:59Z'))).toBe(false)
    expect(isWithinBusinessHours(new Date('2026-11-24T14:00:00Z'))).toBe(true)
    expect(isWithinBusinessHours(new Date('2026-11-24T23:59:59Z'))).toBe(true)
    expect(isWithinBusinessHours(new Date('2026-11-25T00:00:00Z'))).toBe(false)
    expect(isWithinBusinessHours(new Date('2026-11-26T18:00:00Z'))).toBe(false)
    expect(isWithinBusinessHours(new Date('2026-07-01T13:00:00Z'))).toBe(true)
  })
})

describe('flight', () => {
  it('begins and ends with the days of its zone, also across a clock change', () => {
    const runtime = { startDate: '2026-10-31', endDate: '2026-11-01', timeZone: 'EST' as const }
    expect(flightInstants(runtime)).toEqual({
      startsAt: '2026-10-31T04:00:00.000Z',
      endsAt: '2026-11-02T05:00:00.000Z',
    })
    expect(startOfDay('2026-07-01', 'CET')).toBe('2026-06-30T22:00:00.000Z')
    expect(startOfDay('2026-07-01', 'UTC')).toBe('2026-07-01T00:00:00.000Z')
  })

  it('lists its days, both ends included', () => {
    expect(flightDays({ startDate: '2026-12-31', endDate: '2027-01-02' })).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
    expect(flightDays({ startDate: '2026-12-31', endDate: '2026-12-30' })).toEqual([])
  })
})

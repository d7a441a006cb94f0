import { describe, expect, it } from 'vitest'
import { addDays, epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { now, planned } from '#domain/testing/austin.ts'
import { earliestStart, nextMonday, onWorkday } from './leadTime.ts'
import {
  offeredPeriods,
  selectPeriods,
  setIlluminatedOnly,
  setPeriodDays,
  togglePeriod,
} from './edits/periodEdits.ts'
import { moveStart, periodSpan, setTimeZone, startAtEarliest } from './edits/planEdits.ts'
import { planFlight, runtimeDays } from './planFlight.ts'
import { PLAN_STEPS } from './planStep.ts'
import { forWeeks, startPlan } from './start/startPlan.ts'
import { austin, product } from '#domain/testing/austin.ts'

const web = planned('online_display')
const dooh = planned('dooh')

describe('periods', () => {
  it('are for billboards only', () => {
    expect(selectPeriods(web, ['2026-12-07'])).toBe(web)
    expect(setPeriodDays(web, 14)).toBe(web)
    expect(setIlluminatedOnly(web, true)).toBe(web)
    expect(togglePeriod(web, '2026-12-07').periods).toBeNull()
  })

  it('keep their number of days as far as whole periods do, and one at least', () => {
    const starts = (dates: string[], periodDays: 7 | 14 | 28) =>
      setPeriodDays(selectPeriods(dooh, dates), periodDays).periods?.startDates
    expect(starts(['2026-12-07'], 28)).toEqual(['2026-12-07'])
    expect(starts(['2026-12-07', '2026-12-14', '2026-12-21'], 14)).toEqual([
      '2026-12-07',
      '2026-12-21',
    ])
    expect(starts([], 14)).toEqual([])
    expect(setPeriodDays(dooh, 7)).toBe(dooh)
    expect(setPeriodDays(selectPeriods(dooh, []), 28).periods?.periodDays).toBe(28)
  })

  it('are taken in order, and taken away one by one, whatever their order was', () => {
    const two = selectPeriods(dooh, ['2027-01-04', '2026-12-28'])
    expect(two.periods?.startDates).toEqual(['2026-12-28', '2027-01-04'])
    expect(togglePeriod(two, '2027-01-04').periods?.startDates).toEqual(['2026-12-28'])
    expect(togglePeriod(two, '2026-12-07').periods?.startDates).toHaveLength(3)
    expect(periodSpan({ periodDays: 7, startDates: ['2027-01-04', '2026-12-28'] })).toEqual({
      startDate: '2026-12-28',
      endDate: '2027-01-10',
    })
    expect(setIlluminatedOnly(dooh, true).periods?.illuminatedOnly).toBe(true)
  })

  it('are offered in their own length for half a year', () => {
    const long = setPeriodDays(dooh, 28)
    const offered = offeredPeriods(long, { now })
    expect(offered).toHaveLength(26)
    expect(offered.slice(0, 2)).toEqual(['2026-11-30', '2026-12-28'])
  })
})

describe('the days of a flight', () => {
  it('count both ends, and none backwards', () => {
    const days = (endDate: string) => runtimeDays({ startDate: '2026-12-07', endDate })
    expect([days('2026-12-07'), days('2026-12-08'), days('2026-12-06')]).toEqual([1, 2, 0])
    expect(days('2026-12-01')).toBe(0)
  })

  it('are counted by weekday', () => {
    const counts = (startDate: string, endDate: string) =>
      planFlight({ ...web, runtime: { ...web.runtime, startDate, endDate } })
    // A Wednesday to the Thursday of the week after.
    expect(counts('2026-12-09', '2026-12-17')).toEqual({
      days: 9,
      weekdayCounts: [1, 1, 2, 2, 1, 1, 1],
    })
    expect(counts('2026-12-13', '2026-12-13').weekdayCounts).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(counts('2026-12-13', '2026-12-12').days).toBe(0)
  })

  it('of overlapping periods count each day once, without days between them', () => {
    const of = (...startDates: string[]) =>
      planFlight({ ...dooh, periods: dooh.periods && { ...dooh.periods, startDates } }).days
    expect(of('2026-12-07', '2026-12-10')).toBe(10)
    expect(of('2026-12-10', '2026-12-07')).toBe(10)
    expect(of('2026-12-07', '2026-12-07')).toBe(7)
    expect(of('2026-12-07', '2026-12-14')).toBe(14)
    expect(of('2026-12-07', '2026-12-28')).toBe(14)
    expect(planFlight({ ...dooh, periods: null }).days).toBe(28)
    expect(planFlight({ ...web, periods: dooh.periods }).days).toBe(28)
  })

  it('move together, one at least', () => {
    const { runtime } = web
    expect(runtimeDays(moveStart(runtime, '2027-02-01'))).toBe(28)
    const backwards = { ...runtime, endDate: addDays(runtime.startDate, -3) }
    expect(moveStart(backwards, '2027-02-01').endDate).toBe('2027-02-01')
  })

  it('start where they can be booked, of a billboard plan without periods too', () => {
    const bare = { ...dooh, periods: null }
    expect(startAtEarliest(bare, '2027-01-09').runtime.startDate).toBe('2027-01-11')
    expect(startAtEarliest({ ...web, periods: dooh.periods }, '2027-01-08').runtime.startDate).toBe(
      '2027-01-08',
    )
    const none = selectPeriods(dooh, [])
    expect(startAtEarliest(none, '2027-01-06')).toBe(none)
    expect(setTimeZone(web, 'PST').runtime).toEqual({ ...web.runtime, timeZone: 'PST' })
  })
})

describe('lead times', () => {
  it('are those of the medium, or longer for a product picked by hand', () => {
    const start = (leadTimeDays: number) =>
      earliestStart('ctv', 'EST', now, [
        product(1, 'ctv', { leadTimeDays: 2 }),
        product(2, 'ctv', { leadTimeDays }),
      ])
    expect(start(2)).toBe('2026-11-25')
    expect(start(5)).toBe('2026-11-25')
    expect(start(6)).toBe('2026-11-26')
  })

  it('end on a workday or a Monday', () => {
    // A Friday, a Saturday, a Sunday and a Monday.
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    expect(days.map(onWorkday)).toEqual(['2026-11-20', '2026-11-23', '2026-11-23', '2026-11-23'])
    expect(days.map(nextMonday)).toEqual(days.map(() => '2026-11-23'))
    expect(nextMonday('2026-11-24')).toBe('2026-11-30')
  })
})

describe('a plan that is started', () => {
  it('has as many periods as its weeks allow', () => {
    const short = forWeeks(dooh, 2)
    expect(short.periods?.startDates).toHaveLength(2)
    expect(planFlight(short).days).toBe(14)
    expect(epochDay(short.runtime.endDate) - epochDay(short.runtime.startDate)).toBe(13)
  })

  it('has the requested radius, else that of a town', () => {
    const start = { mediaType: 'online_display', place: austin, budgetMinor: 700_00, now } as const
    expect(startPlan(start)).toMatchObject({
      budgetMinor: 700_00,
      region: {
        country: 'US',
        places: [{ placeId: 'city_1', label: 'Austin, Texas', radius: 25 }],
      },
    })
    expect(startPlan({ ...start, radius: 5 }).region.places[0]?.radius).toBe(5)
    const town = { ...austin, country: 'DE' as const, stateName: '' }
    const [place] = startPlan({ ...start, place: town }).region.places
    expect(place).toMatchObject({ label: 'Austin', radius: 40 })
  })

  it('has the nine steps of every medium', () => {
    expect(PLAN_STEPS).toHaveLength(9)
    expect(PLAN_STEPS).toContain('frequency')
  })
})

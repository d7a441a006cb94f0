import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { planned } from '#domain/testing/austin.ts'
import {
  setIlluminatedOnly,
  setPeriodDays,
  selectPeriods,
  togglePeriod,
} from './edits/periodEdits.ts'
import { planFlight, runtimeDays } from './planFlight.ts'

const screens = planned('dooh')
const sites = planned('online_display')
const { periods } = screens
if (!periods) throw new Error('There are no periods.')

/** A Monday. */
const MONDAY = '2026-12-07'

describe('the days of a campaign', () => {
  it('include both ends', () => {
    expect(runtimeDays({ startDate: MONDAY, endDate: MONDAY })).toBe(1)
    expect(runtimeDays({ startDate: MONDAY, endDate: '2026-12-20' })).toBe(14)
    expect(runtimeDays({ startDate: MONDAY, endDate: '2026-12-06' })).toBe(0)
    expect(runtimeDays({ startDate: MONDAY, endDate: '2026-12-01' })).toBe(0)
  })

  it.each([
    [MONDAY, [1, 0, 0, 0, 0, 0, 0]],
    ['2026-12-13', [1, 1, 1, 1, 1, 1, 1]],
    ['2026-12-15', [2, 2, 1, 1, 1, 1, 1]],
    ['2026-12-06', [0, 0, 0, 0, 0, 0, 0]],
  ])('from a Monday to %s by weekday', (endDate, weekdayCounts) => {
    const runtime = { ...sites.runtime, startDate: MONDAY, endDate }
    expect(planFlight({ ...sites, runtime }).weekdayCounts).toEqual(weekdayCounts)
  })

  it('begin on any weekday', () => {
    const runtime = { ...sites.runtime, startDate: '2026-12-10', endDate: '2026-12-14' }
    expect(planFlight({ ...sites, runtime })).toEqual({
      days: 5,
      weekdayCounts: [1, 0, 0, 1, 1, 1, 1],
    })
  })

  it('of billboards are those of their periods, each once where they overlap', () => {
    const days = (...offsets: number[]) => {
      const startDates = offsets.map((offset) => addDays(MONDAY, offset))
      return planFlight({ ...screens, periods: { ...periods, periodDays: 7, startDates } }).days
    }
    expect([days(), days(0), days(0, 7), days(14, 0)]).toEqual([0, 7, 14, 14])
    expect([days(0, 3), days(0, 0), days(0, 3, 6)]).toEqual([10, 7, 13])
  })
})

describe('periods of billboards', () => {
  const starts = (...offsets: number[]) => offsets.map((offset) => addDays(MONDAY, offset))
  const two = selectPeriods(screens, starts(7, 0, 7))

  it('are in order and once each, and the runtime spans them', () => {
    expect(two.periods?.startDates).toEqual(starts(0, 7))
    expect(two.runtime).toMatchObject({ startDate: MONDAY, endDate: addDays(MONDAY, 13) })
    expect(selectPeriods(two, []).runtime).toEqual(two.runtime)
    expect(selectPeriods(sites, starts(0))).toBe(sites)
  })

  it('are selected and deselected', () => {
    expect(togglePeriod(two, MONDAY).periods?.startDates).toEqual(starts(7))
    expect(togglePeriod(two, addDays(MONDAY, 14)).periods?.startDates).toEqual(starts(0, 7, 14))
  })

  it('of another length are as many as fill the runtime, one at least', () => {
    expect(periods.periodDays).toBe(7)
    const three = selectPeriods(screens, starts(0, 7, 14))
    expect(setPeriodDays(three, 14).periods?.startDates).toEqual(starts(0, 14))
    expect(setPeriodDays(selectPeriods(screens, starts(0)), 28).periods?.startDates).toEqual(
      starts(0),
    )
    expect(setPeriodDays(selectPeriods(screens, []), 14).periods).toMatchObject({
      periodDays: 14,
      startDates: [],
    })
    expect(setPeriodDays(two, 7)).toBe(two)
    expect(setPeriodDays(sites, 14)).toBe(sites)
  })

  it('are of screens lit after dark alone, where that is asked for', () => {
    expect(setIlluminatedOnly(two, true).periods?.illuminatedOnly).toBe(true)
    expect(setIlluminatedOnly(sites, true)).toBe(sites)
  })
})

import { describe, expect, it } from 'vitest'
import { emptyGrid } from './hourGrid.ts'
import { daysOfGrid, periodHours, rangeOfDays, readReportQuery, reportToday } from './period.ts'
import { hourOf } from './zoneClock.ts'

const read = (address: Record<string, string>) => readReportQuery((name) => address[name] ?? null)

describe('the query of a report’s address', () => {
  it('has a zone and days, and ignores everything else', () => {
    const asked = { zone: 'CET', from: '2026-11-01', to: '2026-11-03' }
    expect(read(asked)).toEqual(asked)
    expect(read({})).toEqual({})
    expect(read({ zone: 'Mars', from: 'yesterday', to: '2026-11' })).toEqual({})
    expect(read({ from: '2026-11-01' })).toEqual({ from: '2026-11-01' })
    expect(Object.keys(read({ zone: 'toString' }))).toEqual([])
  })
})

describe('the hours of some days', () => {
  it('begin and end at midnight of the zone, also on a day of 25 hours', () => {
    const day = { zone: 'CET', from: '2026-10-25', to: '2026-10-25' } as const
    const from = hourOf('2026-10-24T22:00:00Z')
    expect(periodHours(day)).toEqual({ from, to: from + 25 })
    expect(periodHours({ zone: 'CET' })).toEqual({ from: 0, to: Date.UTC(9999, 0, 1) / 3_600_000 })
    expect(periodHours({ zone: 'CET', from: '1970-01-01' }).from).toBe(0)
    expect(periodHours({ zone: 'PST', from: '1970-01-01' }).from).toBe(8)
  })

  it('are none if the last day is before the first', () => {
    const grid = emptyGrid(hourOf('2026-10-23T22:00:00Z'), 72)
    const backwards = { zone: 'CET', from: '2026-10-26', to: '2026-10-24' } as const
    expect(rangeOfDays(grid, backwards)).toEqual({ from: 49, to: 49 })
    expect(rangeOfDays(grid, { zone: 'CET', to: '2026-10-24' })).toEqual({ from: 0, to: 24 })
  })
})

describe('the days of a report', () => {
  it('are those of its first and last hour in the zone', () => {
    const grid = emptyGrid(hourOf('2026-11-10T06:00:00Z'), 49)
    expect(daysOfGrid(grid, 'CST')).toEqual({ first: '2026-11-10', last: '2026-11-12' })
    expect(daysOfGrid(emptyGrid(grid.firstHour, 48), 'CST').last).toBe('2026-11-11')
    const none = emptyGrid(grid.firstHour, 0)
    expect(daysOfGrid(none, 'CST')).toEqual({ first: '2026-11-10', last: '2026-11-10' })
    expect(reportToday({ zone: 'CST', asOf: '2026-11-10T05:59:00Z' })).toBe('2026-11-09')
  })
})

import { describe, expect, it } from 'vitest'
import { countsOf } from './deliveryCounts.ts'
import { gridOf } from './gridOf.ts'
import { heatmapOf } from './heatmap.ts'
import { addGrids, emptyGrid, type HourGrid } from './hourGrid.ts'
import { seriesOf, type SeriesUnit } from './series.ts'
import { hourOfKey, zoneClock } from './zoneClock.ts'

/** Sunday, November 1, 2026: clocks in Chicago are put back at two in the morning (07:00 UTC). */
const SUNDAY = hourOfKey('2026-11-01T05')

const asOf = (key: string) => `${key}:30:00.000Z`

/** A grid of one impression in each of its hours. */
function gridFrom(firstHour: number, hours: number): HourGrid {
  const ones = Array.from({ length: hours }, () => 1)
  return { ...emptyGrid(firstHour, hours), impressions: ones, planned: [...ones] }
}

describe('the clock of a zone', () => {
  const clock = zoneClock('CST')
  const shown = (key: string) => {
    const { day, hour, weekday } = clock(hourOfKey(key))
    return [new Date(day * 86_400_000).toISOString().slice(0, 10), hour, weekday]
  }

  it('repeats an hour when clocks go back', () => {
    expect(shown('2026-11-01T05')).toEqual(['2026-11-01', 0, 6])
    expect(shown('2026-11-01T06')).toEqual(['2026-11-01', 1, 6])
    expect(shown('2026-11-01T07')).toEqual(['2026-11-01', 1, 6])
    expect(shown('2026-11-01T08')).toEqual(['2026-11-01', 2, 6])
  })

  it('skips an hour when clocks go forward', () => {
    expect(shown('2026-03-08T07')).toEqual(['2026-03-08', 1, 6])
    expect(shown('2026-03-08T08')).toEqual(['2026-03-08', 3, 6])
  })

  it('shows the previous day west of Greenwich, and the next day east of it', () => {
    expect(shown('2026-12-01T05')).toEqual(['2026-11-30', 23, 0])
    const { hour } = zoneClock('CET')(hourOfKey('2026-11-30T23'))
    expect(hour).toBe(0)
  })
})

describe('hours as a grid', () => {
  const plan = { firstHour: 100, planned: [10, 20, 30] }
  const counted = (
    hour: number,
    kind: 'impression' | 'play' | 'viewable' | 'click' | 'complete',
  ) => ({
    hour,
    kind,
    validity: 'valid' as const,
    count: 5,
  })

  it('extends from the counts before its plan to those after it', () => {
    const grid = gridOf(plan, [counted(98, 'impression'), counted(104, 'click')])
    expect(grid.firstHour).toBe(98)
    expect(grid.planned).toEqual([0, 0, 10, 20, 30, 0, 0])
    expect(grid.impressions).toEqual([5, 0, 0, 0, 0, 0, 0])
    expect(grid.clicks).toEqual([0, 0, 0, 0, 0, 0, 5])
  })

  it('adds up each kind in its own list, without invalid counts', () => {
    const hour = 101
    const grid = gridOf(plan, [
      counted(hour, 'impression'),
      counted(hour, 'impression'),
      { ...counted(hour, 'play'), impressions: 40 },
      { ...counted(hour, 'viewable'), impressions: 40 },
      counted(hour, 'complete'),
      { ...counted(hour, 'impression'), validity: 'crawler' },
    ])
    expect(grid).toMatchObject({
      impressions: [0, 50, 0],
      viewable: [0, 5, 0],
      clicks: [0, 0, 0],
      completes: [0, 5, 0],
    })
    expect(countsOf([]).impressions).toBe(0)
  })

  it('of several campaigns covers all their hours', () => {
    const all = addGrids([gridFrom(100, 2), gridFrom(99, 2), gridFrom(104, 1)])
    expect([all.firstHour, all.impressions]).toEqual([99, [1, 2, 1, 0, 0, 1]])
    expect(addGrids([]).planned).toEqual([])
  })
})

describe('hours as bars', () => {
  const barsOf = (unit: SeriesUnit, firstHour: number, hours: number, key = '2026-11-02T12') =>
    seriesOf(gridFrom(firstHour, hours), { zone: 'CST', unit, asOf: asOf(key) })

  it('by day have 25 hours when clocks go back, and are past, now or future', () => {
    const bars = barsOf('day', SUNDAY - 1, 75)
    expect(bars.map(({ hours, time, hour }) => [hours, time, hour])).toEqual([
      [1, 'past', 0],
      [25, 'past', 0],
      [24, 'now', 0],
      [24, 'future', 0],
      [1, 'future', 0],
    ])
  })

  it('of weeks begin on Monday', () => {
    const bars = barsOf('week', SUNDAY, 26)
    expect(bars.map(({ day, hours }) => [new Date(day * 86_400_000).getUTCDay(), hours])).toEqual([
      [1, 25],
      [1, 1],
    ])
  })

  it('by hour show each one, including both halves of a repeated one', () => {
    const bars = barsOf('hour', SUNDAY, 4, '2026-11-01T06')
    expect(bars.map(({ hour, time }) => `${hour} ${time}`)).toEqual([
      '0 past',
      '1 now',
      '1 future',
      '2 future',
    ])
  })

  it('count the planned hours', () => {
    const grid = { ...gridFrom(SUNDAY, 3), planned: [0, 5, 7], clicks: [1, 2, 0] }
    const [bar] = seriesOf(grid, { zone: 'CST', unit: 'day', asOf: asOf('2026-11-02T12') })
    expect(bar).toMatchObject({ hours: 3, bookedHours: 2, planned: 12, impressions: 3, clicks: 3 })
    const part = seriesOf(grid, {
      zone: 'CST',
      unit: 'day',
      asOf: asOf('2026-11-02T12'),
      range: { from: 1, to: 2 },
    })
    expect(part[0]).toMatchObject({ hours: 1, planned: 5 })
  })
})

describe('the hours of the week', () => {
  const MONDAY = hourOfKey('2026-11-02T06')

  it('are averaged over the full ones, and summed with the current one', () => {
    const grid = emptyGrid(MONDAY, 24 * 7 * 2 + 1)
    for (const [at, impressions] of [
      [0, 10],
      [168, 30],
      [336, 7],
    ] as const) {
      grid.impressions[at] = impressions
      grid.planned[at] = 20
    }
    const map = heatmapOf(grid, { zone: 'CST', asOf: asOf('2026-11-16T06') })
    expect(map.cells[0]?.[0]).toEqual({ average: 20, impressions: 47, fullHours: 2 })
    expect(map.cells[0]?.[1]).toEqual({ average: null, impressions: 0, fullHours: 0 })
    expect([map.sums, map.largest]).toEqual([[47, 0, 0, 0, 0, 0, 0], 20])
  })

  it('have no average before a full hour, zero for a planned one, and a number for an unplanned one', () => {
    const grid = emptyGrid(MONDAY, 3)
    grid.planned[0] = 20
    grid.impressions[1] = 8
    grid.planned[2] = 20
    const [monday] = heatmapOf(grid, { zone: 'CST', asOf: asOf('2026-11-02T08') }).cells
    expect(monday?.slice(0, 3).map(({ average }) => average)).toEqual([0, 8, null])
  })
})

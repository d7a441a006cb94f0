import { describe, expect, it } from 'vitest'
import { epochDay } from '#domain/foundation/calendar/calendarDay.ts'
import { emptyGrid } from './hourGrid.ts'
import { seriesOf, type SeriesUnit } from './series.ts'
import { hourOf } from './zoneClock.ts'

/** From a Sunday at ten in the evening, over the night to Monday. */
const grid = {
  firstHour: hourOf('2026-11-22T22:00:00Z'),
  impressions: [1, 2, 3, 4],
  viewable: [0, 0, 0, 0],
  clicks: [10, 20, 30, 40],
  completes: [100, 200, 300, 400],
  planned: [5, 0, 6, 7],
}
const bars = (unit: SeriesUnit) =>
  seriesOf(grid, { zone: 'UTC', unit, asOf: '2026-11-22T23:30:00Z' })
const [sunday, monday] = [epochDay('2026-11-22'), epochDay('2026-11-23')]

describe('bars', () => {
  it('by hour state the local time and whether they are past', () => {
    expect(bars('hour').map(({ day, hour, time }) => ({ day, hour, time }))).toEqual([
      { day: sunday, hour: 22, time: 'past' },
      { day: sunday, hour: 23, time: 'now' },
      { day: monday, hour: 0, time: 'future' },
      { day: monday, hour: 1, time: 'future' },
    ])
  })

  it('by day have the counts of their hours', () => {
    const counts = { hours: 2, hour: 0 }
    expect(bars('day')).toMatchObject([
      { ...counts, day: sunday, bookedHours: 1, impressions: 3, clicks: 30, completes: 300 },
      { ...counts, day: monday, bookedHours: 2, impressions: 7, clicks: 70, completes: 700 },
    ])
    expect(bars('day').map(({ planned }) => planned)).toEqual([5, 13])
  })

  it('by week begin on Monday', () => {
    expect(bars('week').map(({ day, hour, time }) => ({ day, hour, time }))).toEqual([
      { day: monday - 7, hour: 0, time: 'now' },
      { day: monday, hour: 0, time: 'future' },
    ])
  })

  it('by week contain all of their days', () => {
    const days = emptyGrid(hourOf('2026-11-18T00:00:00Z'), 6 * 24)
    const weeks = seriesOf(days, { zone: 'UTC', unit: 'week', asOf: '2026-11-22T23:30:00Z' })
    expect(weeks.map(({ day, hours }) => [day, hours])).toEqual([
      [monday - 7, 5 * 24],
      [monday, 24],
    ])
  })

  it('are those of the displayed hours', () => {
    const shown = seriesOf(
      { ...emptyGrid(grid.firstHour, 4), planned: grid.planned },
      { zone: 'UTC', unit: 'hour', asOf: '2026-11-22T23:30:00Z', range: { from: 1, to: 3 } },
    )
    expect(shown.map(({ planned }) => planned)).toEqual([0, 6])
  })
})

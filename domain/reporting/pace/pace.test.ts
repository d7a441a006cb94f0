import { describe, expect, it } from 'vitest'
import { emptyGrid, type HourGrid } from '../figures/hourGrid.ts'
import { paceCurve, plannedUntil } from './paceCurve.ts'
import { projectFinish } from './projection.ts'
import { hourOfKey } from '../figures/zoneClock.ts'

const START = hourOfKey('2026-11-10T00')

/** As many impressions planned an hour as said, and those counted. */
function gridOfHours(hours: number, planned: number, counted: readonly number[]): HourGrid {
  const grid = emptyGrid(START, hours)
  grid.planned.fill(planned)
  counted.forEach((count, at) => void (grid.impressions[at] = count))
  return grid
}

const after = (hours: number, minutes = 0) =>
  new Date((START + hours) * 3_600_000 + minutes * 60_000).toISOString()

describe('the pace curve of a campaign', () => {
  const grid = gridOfHours(4, 10, [8, 6])

  it('is known until the hour of the report, and then expected along the plan', () => {
    const projection = { low: 20, likely: 30, high: 41 }
    expect(paceCurve(grid, after(1, 30), projection)).toEqual([
      { hour: START, planned: 0, delivered: 0, expected: null },
      { hour: START + 1, planned: 10, delivered: 8, expected: null },
      {
        hour: START + 2,
        planned: 20,
        delivered: 14,
        expected: { low: 14, likely: 14, high: 14 },
      },
      {
        hour: START + 3,
        planned: 30,
        delivered: null,
        expected: { low: 17, likely: 22, high: 28 },
      },
      {
        hour: START + 4,
        planned: 40,
        delivered: null,
        expected: { low: 20, likely: 30, high: 41 },
      },
    ])
  })

  it('expects nothing without a projection', () => {
    expect(paceCurve(grid, after(1), null).map(({ expected }) => expected)).not.toContainEqual(
      expect.anything(),
    )
    expect(paceCurve(emptyGrid(START, 0), after(1), null)).toEqual([])
  })

  it('ends at once if nothing more is planned', () => {
    const over = { ...grid, planned: [10, 10, 0, 0] }
    const points = paceCurve(over, after(1), { low: 14, likely: 14, high: 20 })
    expect(points.map(({ expected }) => expected?.high ?? null)).toEqual([null, null, 20, 20, 20])
  })

  it('is fully known after its end, and unknown before its start', () => {
    const known = (hours: number) =>
      paceCurve(grid, after(hours), null).filter(({ delivered }) => delivered !== null).length
    expect([known(9), known(-9)]).toEqual([5, 1])
  })

  it('has no more points than a chart can show, including now and the end', () => {
    const long = gridOfHours(481, 1, [])
    const hours = paceCurve(long, after(10), null).map(({ hour }) => hour - START)
    expect(hours).toHaveLength(163)
    expect(hours.slice(0, 6)).toEqual([0, 3, 6, 9, 11, 12])
    expect(hours.at(-1)).toBe(481)
    expect(paceCurve(gridOfHours(240, 1, []), after(10), null)).toHaveLength(241)
  })
})

describe('the plan up to a moment', () => {
  it('contains the elapsed part of the current hour', () => {
    const grid = gridOfHours(4, 10, [])
    expect(plannedUntil(grid, after(2, 30))).toBe(25)
    expect(plannedUntil(grid, after(0))).toBe(0)
    expect(plannedUntil(grid, after(0, 6))).toBe(1)
    expect(plannedUntil(grid, after(-1, 30))).toBe(0)
    expect(plannedUntil(grid, after(99))).toBe(40)
    expect(plannedUntil(gridOfHours(4, 1, []), after(1, 36))).toBe(2)
  })
})

describe('the projection of a campaign', () => {
  const days = (...rates: number[]) =>
    rates.flatMap((rate) => Array.from({ length: 24 }, () => rate))

  it('continues the last three days', () => {
    const grid = gridOfHours(24 * 5, 10, days(1, 8, 8, 8))
    expect(projectFinish(grid, after(96), 1_200)).toEqual({ low: 785, likely: 792, high: 799 })
  })

  it('is less certain the more its days differ', () => {
    const grid = gridOfHours(24 * 4, 10, days(6, 10, 8))
    const found = projectFinish(grid, after(72), 9_999)
    // Rates of 0.6, 1 and 0.8: they differ by 0.1633 from their mean.
    expect(found).toEqual({ low: 729, likely: 768, high: 807 })
    const wild = gridOfHours(24 * 4, 10, days(0, 30, 0))
    expect(projectFinish(wild, after(72), 9_999)).toEqual({ low: 840, likely: 960, high: 1_080 })
  })

  it('is never more than booked, nor less than delivered', () => {
    const grid = gridOfHours(24 * 5, 10, days(10, 10, 10, 10))
    expect(projectFinish(grid, after(96), 1_100)).toEqual({
      low: 1_100,
      likely: 1_100,
      high: 1_100,
    })
    expect(projectFinish(grid, after(96), 900)).toEqual({ low: 960, likely: 960, high: 960 })
  })

  it('is unknown in the first hours, after the end, and without delivery', () => {
    const grid = gridOfHours(48, 10, days(10))
    expect(projectFinish(grid, after(5, 59), 480)).toBeNull()
    expect(projectFinish(grid, after(6), 480)).not.toBeNull()
    expect(projectFinish(grid, after(47, 59), 480)).not.toBeNull()
    expect(projectFinish(grid, after(48), 480)).toBeNull()
    expect(projectFinish(gridOfHours(48, 10, []), after(24), 480)).toBeNull()
    const unplanned = {
      ...grid,
      planned: grid.planned.map((planned, at) => (at < 24 ? 0 : planned)),
    }
    expect(projectFinish(unplanned, after(24), 480)).toBeNull()
  })
})

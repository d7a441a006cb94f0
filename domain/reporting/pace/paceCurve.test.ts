import { describe, expect, it } from 'vitest'
import { emptyGrid } from '../figures/hourGrid.ts'
import { paceCurve, plannedUntil } from './paceCurve.ts'
import { hourStart } from '../figures/zoneClock.ts'

const FIRST = 400_000
const grid = {
  ...emptyGrid(FIRST, 4),
  planned: [10, 20, 30, 40],
  impressions: [5, 10, 0, 0],
}
const after = (hours: number) => hourStart(FIRST + hours).toISOString()
const finish = { low: 50, likely: 61, high: 100 }
const flat = (value: number) => ({ low: value, likely: value, high: value })

describe('the pace curve', () => {
  it('follows delivery up to this hour, and the expected finish after it', () => {
    expect(paceCurve(grid, after(1.5), finish)).toEqual([
      { hour: FIRST, planned: 0, delivered: 0, expected: null },
      { hour: FIRST + 1, planned: 10, delivered: 5, expected: null },
      { hour: FIRST + 2, planned: 30, delivered: 15, expected: flat(15) },
      {
        hour: FIRST + 3,
        planned: 60,
        delivered: null,
        expected: { low: 30, likely: 35, high: 51 },
      },
      { hour: FIRST + 4, planned: 100, delivered: null, expected: finish },
    ])
  })

  it('expects nothing without a projection, and the end at once without a remaining plan', () => {
    expect(paceCurve(grid, after(1), null).every(({ expected }) => expected === null)).toBe(true)
    const done = { ...grid, planned: [10, 20, 0, 0] }
    expect(paceCurve(done, after(1), finish)[2]?.expected).toEqual(finish)
  })

  it('is only its start before the campaign, and complete after it', () => {
    const known = (hours: number) =>
      paceCurve(grid, after(hours), null).map(({ delivered }) => delivered)
    expect(known(-5)).toEqual([0, null, null, null, null])
    expect(known(9)).toEqual([0, 5, 15, 15, 15])
    expect(paceCurve(emptyGrid(FIRST, 0), after(0), null)).toEqual([])
  })

  it('has as many points as a chart can show, including now and the end', () => {
    const points = (hours: number) => paceCurve(emptyGrid(FIRST, hours), after(10), null)
    expect(points(240)).toHaveLength(241)
    expect(points(241)).toHaveLength(123)
    const hours = points(241).map(({ hour }) => hour - FIRST)
    expect(hours.slice(5, 8)).toEqual([10, 11, 12])
    expect(hours.at(-1)).toBe(241)
  })
})

describe('the planned delivery up to now', () => {
  it('contains the elapsed part of the current hour', () => {
    expect(plannedUntil(grid, after(1.25))).toBe(15)
    expect(plannedUntil(grid, after(0.25))).toBe(3)
    expect(plannedUntil(grid, after(-0.25))).toBe(0)
    expect(plannedUntil(grid, after(4.5))).toBe(100)
  })
})

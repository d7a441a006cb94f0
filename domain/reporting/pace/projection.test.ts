import { describe, expect, it } from 'vitest'
import { emptyGrid } from '../figures/hourGrid.ts'
import { projectFinish } from './projection.ts'
import { hourStart } from '../figures/zoneClock.ts'

const FIRST = 400_000
/** Ten days of 100 an hour, of which these rates were delivered day by day. */
function campaign(rates: readonly number[], planned: (at: number) => number = () => 100) {
  const grid = emptyGrid(FIRST, 240)
  grid.planned = grid.planned.map((_, at) => planned(at))
  grid.impressions = grid.impressions.map((_, at) => 100 * (rates[Math.floor(at / 24)] ?? 0))
  return grid
}
const after = (hours: number) => hourStart(FIRST + hours).toISOString()

describe('the finish of a campaign', () => {
  it('continues at the rate of the last three days, at least three percent more or less', () => {
    const steady = campaign([1, 1, 0.5, 0.5, 0.5])
    expect(projectFinish(steady, after(120), 24_000)).toEqual({
      low: 8_400 + 0.47 * 12_000,
      likely: 8_400 + 0.5 * 12_000,
      high: 8_400 + 0.53 * 12_000,
    })
  })

  it('has a range as wide as the days differed, up to a half', () => {
    const falling = projectFinish(campaign([1, 1, 1, 0.5, 0]), after(120), 24_000)
    expect(falling).toEqual({ low: 9_501, likely: 14_400, high: 19_299 })
    const wild = projectFinish(campaign([0, 0, 3, 0, 0]), after(120), 90_000)
    expect(wild).toEqual({ low: 7_200 + 6_000, likely: 7_200 + 12_000, high: 7_200 + 18_000 })
    const little = projectFinish(campaign([1, 1, 0.3, 0, 0]), after(120), 24_000)
    expect(little).toMatchObject({ low: 5_520, likely: 5_520 + 1_200 })
  })

  it('stops at the booking, and never falls below the delivery', () => {
    const grid = campaign([1, 1, 0.5, 0.5, 0.5])
    expect(projectFinish(grid, after(120), 14_500)).toMatchObject({ likely: 14_400, high: 14_500 })
    const past = { low: 8_400, likely: 8_400, high: 8_400 }
    expect(projectFinish(grid, after(120), 5_000)).toEqual(past)
  })

  it('ignores days without a plan', () => {
    const gap = campaign([1, 1, 0.5, 0, 0.5], (at) => (at >= 72 && at < 96 ? 0 : 100))
    expect(projectFinish(gap, after(120), 24_000)?.likely).toBe(7_200 + 6_000)
    const late = campaign([1], (at) => (at < 120 ? 0 : 100))
    expect(projectFinish(late, after(120), 24_000)).toBeNull()
  })

  it('exists from six hours on, while it runs and delivers', () => {
    const grid = campaign([1])
    expect(projectFinish(grid, after(5), 24_000)).toBeNull()
    expect(projectFinish({ ...grid, impressions: [600] }, after(6), 24_000)?.likely).toBe(24_000)
    expect(projectFinish(grid, after(239), 24_000)).not.toBeNull()
    expect(projectFinish(grid, after(240), 24_000)).toBeNull()
    expect(projectFinish(campaign([]), after(48), 24_000)).toBeNull()
  })
})

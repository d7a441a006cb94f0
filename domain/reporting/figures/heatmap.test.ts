import { describe, expect, it } from 'vitest'
import { heatmapOf } from './heatmap.ts'
import { emptyGrid } from './hourGrid.ts'
import { hourOf } from './zoneClock.ts'

/** From a Monday at midnight, over two Mondays. */
const grid = emptyGrid(hourOf('2026-11-16T00:00:00Z'), 8 * 24)
grid.planned.splice(0, 4, 10, 0, 10, 10)
grid.impressions.splice(0, 4, 4, 6, 0, 3)
grid.impressions[7 * 24] = 8
const at = (asOf: string) => heatmapOf(grid, { zone: 'UTC', asOf })

describe('the hours of the week', () => {
  it('are averages of full hours in which it ran or was planned to', () => {
    const { cells, sums, largest } = at('2026-11-23T12:30:00Z')
    expect(cells[0]?.slice(0, 5)).toEqual([
      { average: 6, impressions: 12, fullHours: 2 },
      { average: 6, impressions: 6, fullHours: 1 },
      { average: 0, impressions: 0, fullHours: 1 },
      { average: 3, impressions: 3, fullHours: 1 },
      { average: null, impressions: 0, fullHours: 0 },
    ])
    expect(sums).toEqual([21, 0, 0, 0, 0, 0, 0])
    expect(largest).toBe(6)
  })

  it('count the current hour only in the sums', () => {
    const { cells, sums } = at('2026-11-16T03:59:00Z')
    expect(cells[0]?.[3]).toEqual({ average: null, impressions: 3, fullHours: 0 })
    expect(cells[0]?.[0]).toEqual({ average: 4, impressions: 12, fullHours: 1 })
    expect(sums[0]).toBe(21)
  })

  it('are those of the displayed zone and days', () => {
    const range = { from: 1, to: 3 }
    const { cells, sums } = heatmapOf(grid, { zone: 'CET', asOf: '2026-12-01T00:00:00Z', range })
    expect(sums).toEqual([6, 0, 0, 0, 0, 0, 0])
    expect(cells[0]?.[2]?.impressions).toBe(6)
  })
})

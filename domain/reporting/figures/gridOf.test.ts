import { describe, expect, it } from 'vitest'
import { gridOf } from './gridOf.ts'
import { addGrids, emptyGrid } from './hourGrid.ts'

const plan = { firstHour: 100, planned: [5, 6] }
const valid = (hour: number, kind: 'impression' | 'viewable' | 'click' | 'complete' | 'error') => ({
  hour,
  kind,
  validity: 'valid' as const,
  count: 3,
})

describe('the hours of a campaign', () => {
  it('are those of its plan, extended by counts before or after', () => {
    const late = { ...valid(90, 'impression'), validity: 'late' as const }
    expect(gridOf(plan, [late])).toEqual({ ...emptyGrid(100, 2), planned: [5, 6] })
    const grid = gridOf(plan, [
      valid(98, 'impression'),
      valid(98, 'impression'),
      valid(102, 'click'),
    ])
    expect(grid).toEqual({
      ...emptyGrid(98, 5),
      planned: [0, 0, 5, 6, 0],
      impressions: [6, 0, 0, 0, 0],
      clicks: [0, 0, 0, 0, 3],
    })
  })

  it('have a list per kind; a play counts as its sold impressions', () => {
    const play = { hour: 101, kind: 'play', validity: 'valid', count: 2, impressions: 25 } as const
    const counted = [valid(100, 'viewable'), valid(100, 'complete'), valid(101, 'error'), play]
    expect(gridOf(plan, counted)).toEqual({
      ...emptyGrid(100, 2),
      planned: [5, 6],
      viewable: [3, 0],
      completes: [3, 0],
      impressions: [0, 25],
    })
  })

  it('of several campaigns are their union', () => {
    const one = { ...emptyGrid(100, 2), planned: [5, 6] }
    const two = { ...emptyGrid(101, 3), planned: [1, 2, 3], clicks: [0, 0, 4] }
    expect(addGrids([one, two])).toEqual({
      ...emptyGrid(100, 4),
      planned: [5, 7, 2, 3],
      clicks: [0, 0, 0, 4],
    })
    expect(addGrids([two, one]).planned).toHaveLength(4)
    expect(addGrids([{ ...one, planned: [5, 6, 7, 8, 9] }, one]).planned).toEqual([10, 12, 7, 8, 9])
    const later = { ...emptyGrid(104, 1), planned: [7] }
    expect(addGrids([one, later])).toEqual({ ...emptyGrid(100, 5), planned: [5, 6, 0, 0, 7] })
    expect(addGrids([])).toEqual(emptyGrid(0, 0))
  })
})

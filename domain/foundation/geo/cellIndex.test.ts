import { describe, expect, it } from 'vitest'
import { cells, austin } from '#domain/testing/austin.ts'
import { cellIndexOf, markCellsWithin, positionsOfCodes } from './cellIndex.ts'
import { haversineKm } from './distance.ts'
import type { RegionCell } from './place.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('the index of cells', () => {
  const index = cellIndexOf(cells)
  const marked = (center: { latitude: number; longitude: number }, radiusKm: number) => {
    const marks = new Uint8Array(index.cells.length)
    markCellsWithin(index, center, radiusKm, marks)
    return [...marks].reduce((sum, one) => sum + one, 0)
  }

  it('marks all cells within a radius, north and south, and none beyond', () => {
    const north = (steps: number) => at(austin.latitude + steps / 10, austin.longitude)
    const step = haversineKm(north(0), north(1))
    expect(marked(north(0), step * 3.01)).toBe(4)
    expect(marked(north(0), step * 2.99)).toBe(3)
    expect(marked(north(10), step * 2.01)).toBe(5)
    expect(marked(north(19), step * 2.01)).toBe(3)
    expect(marked(north(30), step * 5)).toBe(0)
    expect(marked(north(-30), step * 5)).toBe(0)
    expect(marked(at(austin.latitude, austin.longitude + 90), step)).toBe(0)
    expect(marked(north(0), 30_000)).toBe(cells.length)
  })

  it('finds codes of a country, each once, from south to north', () => {
    const found = (country: string, ...codes: string[]) => [
      ...positionsOfCodes(index, country, codes),
    ]
    expect(found('US', '78703', '78701', '78703', '00000')).toEqual([1, 3])
    expect(found('CA', '78703')).toEqual([])
    const codes = ['78703']
    expect([...positionsOfCodes(index, 'US', codes)]).toEqual([3])
    expect([...positionsOfCodes(index, 'CA', codes)]).toEqual([])
    expect([...positionsOfCodes(cellIndexOf(cells.slice(2)), 'US', codes)]).toEqual([1])
  })

  it('has each cell once, by latitude, and a town without a code under none', () => {
    const [first, second] = cells
    if (!first || !second) throw new Error('No cells.')
    const town: RegionCell = { ...second, id: 'town', code: '', stateCode: 'NM' }
    const small = cellIndexOf([second, first, { ...first, population: 1 }, town])
    expect(small.cells.map(({ id }) => id)).toEqual([first.id, second.id, 'town'])
    expect([...small.populations]).toEqual([200_000, 200_000, 200_000])
    expect([...small.byCode.keys()]).toEqual(['US:78700', 'US:78701'])
    expect([...small.byState]).toEqual([
      ['US:TX', [0, 1]],
      ['US:NM', [2]],
    ])
    expect(cellIndexOf(cells)).toBe(index)
  })
})

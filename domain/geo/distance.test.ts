import { describe, expect, it } from 'vitest'
import { cells, austin } from '../testing/austin.ts'
import { cellIndexOf, markCellsWithin, positionsOfCodes } from './cellIndex.ts'
import { boundingBox, EARTH_RADIUS_KM, haversineKm } from './distance.ts'
import type { RegionCell } from './place.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
/** Kilometers along a meridian. */
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

describe('distances', () => {
  it('are those over the ground', () => {
    expect(haversineKm(at(0, 0), at(1, 0))).toBeCloseTo(KM_PER_DEGREE, 6)
    expect(haversineKm(at(0, 0), at(0, 1))).toBeCloseTo(KM_PER_DEGREE, 6)
    expect(haversineKm(at(60, 0), at(60, 1))).toBeCloseTo(KM_PER_DEGREE / 2, 2)
    expect(haversineKm(at(60, 0), at(61, 0))).toBeCloseTo(KM_PER_DEGREE, 6)
    expect(haversineKm(at(0, 179.5), at(0, -179.5))).toBeCloseTo(KM_PER_DEGREE, 6)
    expect(haversineKm(at(90, 0), at(-90, 0))).toBeCloseTo(180 * KM_PER_DEGREE, 6)
    expect(haversineKm(at(0, 0), at(0, 180))).toBeCloseTo(180 * KM_PER_DEGREE, 6)
  })
})

describe('a box around a circle', () => {
  it('is hardly larger than the circle', () => {
    const box = boundingBox(at(0, 10), KM_PER_DEGREE)
    expect(box.minLatitude).toBeCloseTo(-1, 3)
    expect(box.maxLatitude).toBeCloseTo(1, 3)
    const [range, ...others] = box.longitudeRanges
    expect(others).toEqual([])
    expect(range?.min).toBeCloseTo(9, 3)
    expect(range?.max).toBeCloseTo(11, 3)
    const [north] = boundingBox(at(60, 10), KM_PER_DEGREE).longitudeRanges
    expect((north?.max ?? 0) - (north?.min ?? 0)).toBeCloseTo(4, 1)
  })

  it('lies in two parts at the 180th meridian, either side', () => {
    const parts = (longitude: number) =>
      boundingBox(at(0, longitude), KM_PER_DEGREE).longitudeRanges.map(({ min, max }) => [
        Math.round(min * 10) / 10,
        Math.round(max * 10) / 10,
      ])
    expect(parts(179.5)).toEqual([
      [178.5, 180],
      [-180, -179.5],
    ])
    expect(parts(-179.5)).toEqual([
      [-180, -178.5],
      [179.5, 180],
    ])
    expect(parts(178)).toEqual([[177, 179]])
  })

  it('goes all around where it holds a pole or half the world', () => {
    const everywhere = [{ min: -180, max: 180 }]
    const ranges = (latitude: number, degrees: number) =>
      boundingBox(at(latitude, 0), degrees * KM_PER_DEGREE)
    expect(ranges(89.5, 1)).toMatchObject({ maxLatitude: 90, longitudeRanges: everywhere })
    expect(ranges(-89.5, 1)).toMatchObject({ minLatitude: -90, longitudeRanges: everywhere })
    expect(ranges(0, 89).longitudeRanges[0]?.max).toBeCloseTo(89, 3)
    expect(ranges(0, 91).longitudeRanges).toEqual(everywhere)
    expect(ranges(0, 170)).toMatchObject({ minLatitude: -90, maxLatitude: 90 })
    expect(ranges(88, 1).longitudeRanges[0]?.max).toBeLessThan(31)
    expect(ranges(88, 1).minLatitude).toBeCloseTo(87, 3)
    expect(ranges(88, 1).maxLatitude).toBeCloseTo(89, 3)
  })
})

describe('the index of cells', () => {
  const index = cellIndexOf(cells)
  const marked = (center: { latitude: number; longitude: number }, radiusKm: number) => {
    const marks = new Uint8Array(index.cells.length)
    markCellsWithin(index, center, radiusKm, marks)
    return [...marks].reduce((sum, one) => sum + one, 0)
  }

  it('marks all within a radius, north and south, and nobody beyond', () => {
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

  it('holds a cell once, in the order of latitudes, and a town without a code under none', () => {
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

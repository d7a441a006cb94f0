import { describe, expect, it } from 'vitest'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { localMap, MAP_SIDE } from './localMap.ts'

const center = { latitude: 60, longitude: 10 }
/** Of latitude, and of longitude at the equator. */
const DEGREES_OF_25_MILES = 25 / 69.09

const cell = (population: number, north: number, east: number): RegionCell => ({
  id: `cell_${population}_${north}_${east}`,
  code: '',
  name: 'Town',
  stateCode: '01',
  country: 'DE',
  latitude: center.latitude + north,
  longitude: center.longitude + east,
  population,
})

const mark = (name: string, north: number, east: number) => ({
  name,
  latitude: center.latitude + north,
  longitude: center.longitude + east,
})

/** The dots of a map by their width. */
const dotsOf = (cells: RegionCell[]) =>
  Object.fromEntries(localMap(center, cells, []).dots.map(({ width, path }) => [width, path]))

describe('a local map', () => {
  it('has rings of 5, 10 and 25 miles, the farthest 12 off the edge', () => {
    const { rings } = localMap(center, [], [])
    expect(rings.map(({ miles }) => miles)).toEqual([5, 10, 25])
    expect(rings.map(({ radius }) => Math.round(radius * 10) / 10)).toEqual([41.6, 83.2, 208])
  })

  it('names the largest towns around, each once, none over another or the place itself', () => {
    const town = (name: string, population: number, north: number, east: number) => ({
      ...cell(population, north, east),
      name,
    })
    const { names } = localMap(
      center,
      [
        town('Own', 900_000, 0, 0),
        town('Large', 50_000, 0.2, 0),
        town('Large', 60_000, 0.21, 0.01),
        town('Hidden', 20_000, 0.21, 0.02),
        town('Small', 10_000, -0.2, 0),
        town('Beyond', 80_000, 3, 0),
      ],
      [],
      { own: 'Own' },
    )
    expect(names.map(({ name }) => name)).toEqual(['Large', 'Small'])
    const [large] = names
    expect(large?.y).toBeLessThan(MAP_SIDE / 2)
  })

  it('draws the coast where it is', () => {
    const east: number[] = [10, 0, 100, 0, 100, 90, 10, 90]
    expect(localMap(center, [], [], { land: [east] }).land).toBe('M220 -8L220 448L448 448L448 -8Z')
    expect(localMap(center, [], []).land).toBe('')
  })

  it('numbers the screens, the center in the middle and north above', () => {
    const screens = [
      mark('Middle', 0, 0),
      mark('North', DEGREES_OF_25_MILES, 0),
      mark('South', -DEGREES_OF_25_MILES, 0),
    ]
    const middle = MAP_SIDE / 2
    expect(localMap(center, [], screens).marks).toEqual([
      { number: 1, name: 'Middle', x: middle, y: middle },
      { number: 2, name: 'North', x: middle, y: 12 },
      { number: 3, name: 'South', x: middle, y: MAP_SIDE - 12 },
    ])
  })

  it('draws a degree of longitude as short as it is there: at 60 degrees north, by half', () => {
    const screens = [
      mark('East', 0, DEGREES_OF_25_MILES),
      mark('West', 0, -DEGREES_OF_25_MILES * 2),
    ]
    const { marks } = localMap(center, [], screens)
    expect(marks.map(({ x, y }) => [x, y])).toEqual([
      [220 + 104, 220],
      [12, 220],
    ])
  })

  it('rounds to the nearest point', () => {
    const { marks } = localMap(center, [], [mark('Near', 0.001, 0.002), mark('Less', 0.0002, 0)])
    expect(marks.map(({ x, y }) => [x, y])).toEqual([
      [221, 219],
      [220, 220],
    ])
  })

  it('draws areas of 30,000 and of 10,000 people larger, and none where nobody lives', () => {
    const east = DEGREES_OF_25_MILES
    const cells = [30_000, 29_999, 10_000, 9_999, 1, 0].map((people, at) =>
      cell(people, 0, (east * at) / 2),
    )
    expect(dotsOf(cells)).toEqual({
      9: 'M220 220h0',
      6: 'M272 220h0M324 220h0',
      3.5: 'M376 220h0M428 220h0',
    })
  })

  it('draws the 320 areas of most people', () => {
    const cells = Array.from({ length: 322 }, (_, at) => cell(at + 1, 0, 0))
    expect(dotsOf([...cells, cell(40_000, 0, 0)])[3.5]?.split('h0')).toHaveLength(319 + 1)
    expect(dotsOf([...cells, cell(40_000, 0, 0)])[9]).toBe('M220 220h0')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { cityPoints } from './cityPoints.ts'
import { cellsOfCities } from './citySections.ts'
import { withoutRepeats } from './distinctCities.ts'
import type { City } from './geonamesCities.ts'
import { readPlaceFile } from './placeFiles.ts'
import { readZctaPopulation } from './zctaPopulation.ts'

function city(name: string, population: number, over: Partial<City> = {}): City {
  return {
    geonameId: Math.round(population * 7 + name.length),
    name,
    otherNames: [],
    latitude: 52.52,
    longitude: 13.41,
    featureCode: 'PPL',
    country: 'DE',
    stateCode: '16',
    countyCode: '',
    population,
    ...over,
  }
}

const names = (cities: readonly City[]): string[] => cities.map((one) => one.name).sort()
const people = (cities: readonly { population: number }[]): number =>
  cities.reduce((sum, one) => sum + one.population, 0)

describe('distinct cities', () => {
  it('drops places that repeat a neighbor', () => {
    const kept = withoutRepeats([
      city('Peoria', 115_070),
      city('North Peoria', 113_004, { latitude: 52.55 }),
      city('North Bend', 7_000),
      city('Bend', 100_000),
      city('Peoria', 400, { latitude: 54 }),
    ])
    expect(names(kept)).toEqual(['Bend', 'North Bend', 'Peoria', 'Peoria'])
  })
})

describe('cellsOfCities', () => {
  it('assigns the people of a city to its sections, each once', () => {
    const berlin = city('Berlin', 3_400_000, { featureCode: 'PPLC' })
    const mitte = city('Mitte', 100_000, { featureCode: 'PPLX' })
    const spandau = city('Spandau', 240_000, { featureCode: 'PPLX', longitude: 13.2 })
    const potsdam = city('Potsdam', 180_000, { stateCode: '11', longitude: 13.06 })
    const cells = cellsOfCities([berlin, mitte, spandau, potsdam])
    expect(names(cells)).toEqual(['Berlin', 'Mitte', 'Potsdam', 'Spandau'])
    expect(people(cells)).toBeCloseTo(3_580_000, 3)
    expect(cells.find((cell) => cell.name === 'Berlin')?.population).toBeCloseTo(3_060_000, 3)
  })

  it('replaces a city by sections that cover it', () => {
    const london = city('London', 8_900_000, { country: 'GB', stateCode: 'ENG' })
    const parts = ['Croydon', 'Enfield', 'Brent'].map((name, at) =>
      city(name, 2_000_000 + at, { country: 'GB', stateCode: 'ENG', latitude: 52.5 + at / 50 }),
    )
    const cells = cellsOfCities([london, ...parts])
    expect(people(cells)).toBeCloseTo(8_900_000, 3)
    expect(cells.find((cell) => cell.name === 'London')?.population).toBeLessThan(2_300_000)
  })
})

describe('cityPoints', () => {
  it('parts add up, stay inside the city and begin at its center', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000 }), (population) => {
        const cell: RegionCell = {
          id: 'city_1',
          code: '',
          name: 'Somewhere',
          stateCode: '02',
          country: 'DE',
          latitude: 48.1,
          longitude: 11.6,
          population,
        }
        const points = cityPoints(cell)
        expect(people(points)).toBe(population)
        expect(new Set(points.map((point) => point.id)).size).toBe(points.length)
        expect(points[0]).toMatchObject({ id: 'city_1', latitude: 48.1, longitude: 11.6 })
        const reach = Math.max(...points.map((point) => haversineKm(cell, point)))
        expect(reach).toBeLessThan(Math.sqrt(population / 3_000 / Math.PI) + 0.1)
      }),
    )
  })
})

describe('the people of the US', () => {
  const counted = readZctaPopulation()
  const cells = readPlaceFile('cells.tsv.gz').filter((row) => row[4] === 'US')
  const states = readPlaceFile('states.tsv').filter((row) => row[0] === 'US')
  const sum = (rows: readonly string[][], column: number): number =>
    rows.reduce((all, row) => all + Number(row[column]), 0)

  it('are the counted people of each ZIP code area, and none elsewhere', () => {
    expect(counted.get('78617')).toBe(28_690)
    expect(counted.get('78745')).toBe(62_277)
    const off = cells.filter((row) => Number(row[7]) !== (counted.get(row[1] ?? '') ?? 0))
    expect(off).toEqual([])
    expect(sum(cells, 7)).toBe([...counted.values()].reduce((all, people) => all + people, 0))
  })

  it('add up to the states and the country', () => {
    for (const [, code, , population] of states) {
      const inState = cells.filter((row) => row[3] === code)
      expect(sum(inState, 7)).toBe(Number(population))
    }
    const country = readPlaceFile('countries.tsv').find((row) => row[0] === 'US')
    expect(sum(states, 3)).toBe(Number(country?.[1]))
  })
})

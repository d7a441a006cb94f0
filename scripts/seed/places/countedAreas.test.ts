import { describe, expect, it } from 'vitest'
import { countPeople, readCountedAreas, scaledPeople } from './countedAreas.ts'
import { readCells } from './readPlaces.ts'
import { roughKm, type AreaCode } from './spreadTowns.ts'

const code = (name: string, latitude: number, hasArea = true): AreaCode => ({
  code: name,
  name,
  stateCode: 'S',
  latitude,
  longitude: 0,
  hasArea,
  names: [],
})
const area = (latitude: number, population: number) => ({
  code: '',
  latitude,
  longitude: 0,
  population,
})

describe('counted people', () => {
  it('go to the nearest code with an area, in equal parts to codes on one spot', () => {
    const codes = [code('A', 50), code('B', 50), code('C', 50.2), code('BOX', 50.11, false)]
    const counted = countPeople(codes, [area(50.01, 100), area(50.12, 60)])
    expect(counted.map((one) => one?.population ?? 0)).toEqual([50, 50, 60, 0])
    expect(counted[2]?.latitude).toBeCloseTo(50.12)
  })

  it('go to the code of their own name', () => {
    const named = { code: 'B', latitude: null, longitude: null, population: 7 }
    const counted = countPeople([code('A', 50), code('B', 51)], [named])
    expect(counted.map((one) => one?.population ?? 0)).toEqual([0, 7])
  })

  it('are scaled to the total of their state, or absent where a state was not counted', () => {
    const codes = [code('A', 50), code('B', 51)]
    const counted = countPeople(codes, [area(50, 10), area(51, 30)])
    const people = scaledPeople(codes, counted, 41)
    expect(people?.map(({ population }) => population)).toEqual([10, 31])
    expect(scaledPeople(codes, counted, 1_000)).toBeNull()
  })

  it('of Canada follow the counts of its postal areas', () => {
    const cells = new Map(
      readCells().flatMap((cell) => (cell.country === 'CA' ? [[cell.code, cell.population]] : [])),
    )
    const ratioOf = (one: string, other: string) => (cells.get(one) ?? 0) / (cells.get(other) ?? 1)
    const counted = new Map(readCountedAreas('CA').map((one) => [one.code, one.population]))
    const expected = (counted.get('M5V') ?? 0) / (counted.get('M4C') ?? 1)
    expect(ratioOf('M5V', 'M4C')).toBeCloseTo(expected, 2)
  })

  it.each(['GB', 'NZ'] as const)('of %s are where they were counted, within 15 km', (country) => {
    const areas = readCountedAreas(country)
    const cells = readCells().filter((cell) => cell.country === country)
    const countedTotal = areas.reduce((sum, { population }) => sum + population, 0)
    // The counted part of the United Kingdom is England and Wales.
    const own = cells.filter(({ stateCode }) => country !== 'GB' || /^(ENG|WLS)$/.test(stateCode))
    const scale = countedTotal / own.reduce((sum, { population }) => sum + population, 0)
    const within = (
      places: readonly { latitude: number | null; longitude: number | null; population: number }[],
      from: { latitude: number; longitude: number },
    ) =>
      places.reduce((sum, { latitude, longitude, population }) => {
        const isNear =
          latitude !== null && longitude !== null && roughKm(from, { latitude, longitude }) <= 15
        return isNear ? sum + population : sum
      }, 0)
    const step = Math.floor(areas.length / 60)
    const errors = areas
      .filter((_, at) => at % step === 0)
      .map(({ latitude, longitude }) => {
        const from = { latitude: latitude ?? 0, longitude: longitude ?? 0 }
        return Math.abs((within(cells, from) * scale) / within(areas, from) - 1)
      })
      .toSorted((a, b) => a - b)
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.06)
    expect(errors[Math.floor(errors.length * 0.8)]).toBeLessThan(0.15)
  })
})

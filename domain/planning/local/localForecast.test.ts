import { describe, expect, it } from 'vitest'
import type { RegionCell } from '#domain/foundation/geo/place.ts'
import { cells, now, product, referenceOf } from '#domain/testing/austin.ts'
import { localPlace } from '#domain/testing/localCases.ts'
import {
  fullestAreas,
  groundOf,
  neighboursOf,
  localForecastOf,
  peopleAround,
  planRadius,
} from './localForecast.ts'

const place = localPlace('Austin', 0)
const { profiles } = referenceOf([]).region
const groundWith = (some: RegionCell[]) => groundOf({ place, cells: some, profiles, now })

/** An area this many miles north of Austin. */
function area(code: string, milesNorth: number, population: number, name = ''): RegionCell {
  const { latitude, longitude } = localPlace('There', milesNorth)
  const id = `zip_US_${code}_${milesNorth}`
  return { id, code, name, stateCode: 'TX', country: 'US', latitude, longitude, population }
}

describe('the ground around a place', () => {
  it('has each area with its distance, those with most people first, then by name', () => {
    const same = [area('5', 3, 700), area('2', -4, 700), area('3', 2, 700)]
    const some = [area('1', 0, 100), ...same, area('4', 9, 900)]
    const { areas } = groundWith(some)
    expect(areas.map(({ cell, miles }) => [cell.code, Math.round(miles)])).toEqual([
      ['4', 9],
      ['2', 4],
      ['3', 2],
      ['5', 3],
      ['1', 0],
    ])
  })

  it('holds people within 5, 10 and 25 miles, each circle with those inside it', () => {
    const some = [area('1', 4.9, 1), area('2', 5.1, 10), area('3', -10.1, 100), area('4', 26, 1e6)]
    expect(peopleAround(groundWith([area('0', 0, 1_000), ...some]))).toEqual([
      { miles: 5, people: 1_001 },
      { miles: 10, people: 1_011 },
      { miles: 25, people: 1_111 },
    ])
  })
})

describe('the fullest areas', () => {
  const some = [
    area('78701', 1, 300, 'Austin'),
    area('78702', 3, 500, 'Austin'),
    area('', 6, 200, 'Round Rock'),
    area('', 8, 350, 'Round Rock'),
    area('78799', 20, 9_000, 'Far'),
  ]

  it('are those within some miles, the parts of a town together, where its fullest part is', () => {
    const areas = fullestAreas(groundWith(some), 10, 9)
    expect(areas.map(({ name, people, miles }) => [name, people, Math.round(miles)])).toEqual([
      ['Round Rock', 550, 8],
      ['78702 Austin', 500, 3],
      ['78701 Austin', 300, 1],
    ])
  })

  it('are as many as are asked for', () => {
    const areas = fullestAreas(groundWith(some), 25, 2)
    expect(areas.map(({ name }) => name)).toEqual(['78799 Far', 'Round Rock'])
  })

  it('reach as far as is asked for', () => {
    const ground = groundWith([area('78701', 7, 300, 'Austin')])
    const within = ground.areas[0]?.miles ?? Number.NaN
    expect(fullestAreas(ground, within, 1)).toHaveLength(1)
  })
})

describe('the forecast of a place', () => {
  const products = Array.from({ length: 5 }, (_, at) => product(at, 'ctv'))

  it('is of two weeks around it, in the unit of its country', () => {
    expect(planRadius('screens', place)).toBe(15)
    expect(planRadius('streaming', place)).toBe(25)
    expect(planRadius('online', localPlace('Graz', 0, { country: 'AT' }))).toBe(16)
    const ground = groundWith(cells)
    const forecast = localForecastOf(ground, 'streaming', { mediaType: 'ctv', products })
    const { startDate, endDate } = forecast.runtime
    expect(Date.parse(endDate) - Date.parse(startDate)).toBe(13 * 86_400_000)
  })

  it('counts the people of the areas within its radius', () => {
    const ground = groundWith([area('1', 20, 40_000), area('2', -30, 90_000)])
    const forecast = localForecastOf(ground, 'streaming', { mediaType: 'ctv', products })
    expect(forecast.at(100_000).regionPopulation).toBe(40_000)
  })
})

it('finds the nearest other places with a page', () => {
  const others = [
    localPlace('Dallas', 200),
    localPlace('Marfa', -400),
    place,
    localPlace('Waco', 95),
    localPlace('Abilene', 220),
  ]
  const found = neighboursOf(place, others, 2)
  expect(found.map((one) => [one.place.name, Math.round(one.miles)])).toEqual([
    ['Waco', 95],
    ['Dallas', 200],
  ])
})

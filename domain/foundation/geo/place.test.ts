import { describe, expect, it } from 'vitest'
import { austin, cells, sites } from '#domain/testing/austin.ts'
import { toKm } from './campaignCountries.ts'
import { countryProfileSchema, placeSchema, regionCellSchema } from './place.ts'

describe('facts about places', () => {
  it('round-trips through storage', () => {
    expect(placeSchema.parse(austin)).toEqual(austin)
    const [profile] = sites.region.profiles
    expect(countryProfileSchema.parse(profile)).toEqual({
      ...profile,
      states: profile?.states.map(({ code, name, country, population, latitude, longitude }) => {
        return { code, name, country, population, latitude, longitude }
      }),
    })
    expect(regionCellSchema.parse(cells[0])).toEqual(cells[0])
  })

  it('has coordinates on the earth, and an ID', () => {
    const isPlace = (change: object) => placeSchema.safeParse({ ...austin, ...change }).success
    expect([isPlace({ latitude: 90 }), isPlace({ latitude: -90 })]).toEqual([true, true])
    expect([isPlace({ latitude: 90.1 }), isPlace({ latitude: -90.1 })]).toEqual([false, false])
    expect([isPlace({ longitude: 180 }), isPlace({ longitude: -180.1 })]).toEqual([true, false])
    expect([isPlace({ id: '' }), isPlace({ id: 'x'.repeat(65) })]).toEqual([false, false])
    expect([isPlace({ population: -1 }), isPlace({ population: 0.5 })]).toEqual([false, false])
  })

  it('is measured in the unit of its country', () => {
    expect(toKm(100, 'mi')).toBeCloseTo(160.9344, 9)
    expect(toKm(100, 'km')).toBe(100)
  })
})

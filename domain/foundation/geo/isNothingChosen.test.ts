import { describe, expect, it } from 'vitest'
import { isNothingChosen } from './isNothingChosen.ts'
import type { PlanRegion } from './planRegion.ts'

const NOTHING: PlanRegion = {
  country: 'US',
  wholeCountry: false,
  places: [],
  zipCodes: [],
  stateCodes: [],
}
const AUSTIN = {
  placeId: 'city_4671654',
  label: 'Austin, Texas',
  latitude: 30.26715,
  longitude: -97.74306,
  radius: 40,
}

describe('a region', () => {
  it('is not chosen by default', () => {
    expect(isNothingChosen(NOTHING)).toBe(true)
  })

  it.each<Partial<PlanRegion>>([
    { wholeCountry: true },
    { places: [AUSTIN] },
    { zipCodes: ['78701'] },
    { stateCodes: ['TX'] },
    { wholeCountry: true, places: [AUSTIN] },
  ])('is chosen with %j', (chosen) => {
    expect(isNothingChosen({ ...NOTHING, ...chosen })).toBe(false)
  })
})

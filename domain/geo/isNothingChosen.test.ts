import { expect, test } from 'vitest'
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

test('a region is chosen once a place, a ZIP code, a state or the country is', () => {
  expect(isNothingChosen(NOTHING)).toBe(true)
  for (const chosen of [
    { wholeCountry: true },
    { places: [AUSTIN] },
    { zipCodes: ['78701'] },
    { stateCodes: ['TX'] },
    { wholeCountry: true, places: [AUSTIN] },
  ])
    expect(isNothingChosen({ ...NOTHING, ...chosen }), JSON.stringify(chosen)).toBe(false)
})

import { expect, it } from 'vitest'
import { cityOfPostcode } from './cityPostcodes.ts'

it.each([
  ['1010', 'AT', 'vienna'],
  ['1010', 'NZ', 'auckland'],
  ['8001', 'CH', 'zurich'],
  ['10115', 'DE', 'berlin'],
  ['SW1A', 'GB', 'london'],
  ['SW1A1AA', 'GB', 'london'],
  ['M5V', 'CA', 'toronto'],
  ['2000', 'AU', 'sydney'],
  ['SE', 'GB', null],
  ['1010', 'DE', null],
  ['15230', 'DE', null],
  ['78701', 'US', null],
] as const)('%s in %s is of %s', (code, country, city) => {
  expect(cityOfPostcode(code, country)).toBe(city)
})

import { expect, it } from 'vitest'
import { currencyOfCountry } from './countryCurrency.ts'

it.each([
  ['us', 'USD'],
  ['ca', 'CAD'],
  ['uk', 'GBP'],
  ['GB', 'GBP'],
  ['au', 'AUD'],
  ['nz', 'NZD'],
  ['de', 'EUR'],
  ['AT', 'EUR'],
  ['CH', 'CHF'],
  ['fr', 'USD'],
  ['', 'USD'],
  ['constructor', 'USD'],
])('the currency of %s is %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

import { describe, expect, it } from 'vitest'
import { cartCurrency, currencyOfCountry } from './countryCurrency.ts'

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

describe('the currency of the cart', () => {
  it.each([
    ['en-US', 'USD', 'USD'],
    ['de-DE', 'USD', 'EUR'],
    ['de-AT', 'USD', 'EUR'],
    ['de-CH', 'USD', 'CHF'],
    ['en-US', 'GBP', 'GBP'],
    ['de-DE', 'CHF', 'CHF'],
  ] as const)('of language %s with the setting %s is %s', (locale, currency, shown) => {
    expect(cartCurrency({ locale, currency })).toBe(shown)
  })
})

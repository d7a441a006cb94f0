import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryTaxOf, EU_TAX, OTHER_COUNTRY_TAX } from './countryTax.ts'
import {
  statedTaxes,
  statedTaxNote,
  VAT_CURRENCIES,
  vatCurrencyOf,
  vatRate,
  type StatedRate,
} from './vatCurrency.ts'

const USD: StatedRate = { currency: 'USD', perUsdMicros: 1_000_000, asOfDate: '2026-11-26' }
const EUR: StatedRate = { currency: 'EUR', perUsdMicros: 862_000, asOfDate: '2026-11-25' }
const PLN: StatedRate = { currency: 'PLN', perUsdMicros: 3_650_000, asOfDate: '2026-11-20' }

describe('the currency of an invoice’s tax', () => {
  it('is defined, with its source, for each country that charges value added tax', () => {
    const countries = [...Object.keys(EU_TAX), ...Object.keys(OTHER_COUNTRY_TAX), 'CA']
    expect(Object.keys(VAT_CURRENCIES).toSorted()).toEqual(countries.toSorted())
    for (const { source } of Object.values(VAT_CURRENCIES)) expect(source).toMatch(/\d/)
    expect(countryTaxOf('US')).toBeUndefined()
  })

  it.each([
    ['DE', '10115', 'EUR'],
    ['DE', '78266', 'CHF'],
    ['GB', 'SW1A 1AA', 'GBP'],
    ['GB', 'BT1 1AA', 'GBP'],
    ['IM', 'IM1 1AA', 'GBP'],
    ['MC', '98000', 'EUR'],
    ['LI', '9490', 'CHF'],
    ['BG', '1000', 'EUR'],
    ['PL', '00-001', 'PLN'],
    ['US', '78701', null],
    ['JP', '100-0001', null],
  ])('%s %s: %s', (country, postcode, currency) => {
    expect(vatCurrencyOf(country, postcode)).toBe(currency)
  })
})

describe('the exchange rate of an invoice’s tax', () => {
  it('is derived from two dollar rates and has the older date', () => {
    expect(vatRate(USD, EUR)).toEqual({
      currency: 'EUR',
      perUnitMicros: 862_000,
      rateDate: '2026-11-25',
    })
    expect(vatRate(EUR, PLN)).toEqual({
      currency: 'PLN',
      perUnitMicros: 4_234_339,
      rateDate: '2026-11-20',
    })
  })

  it('converts each tax, negative on a credit note', () => {
    const taxes = [{ name: 'VAT', ratePpm: 190_000, amountMinor: 190_00 }]
    const rate = vatRate(USD, EUR)
    expect(statedTaxes(taxes, rate, 1)).toEqual([{ label: 'VAT 19%', amountMinor: 163_78 }])
    expect(statedTaxes(taxes, rate, -1)).toEqual([{ label: 'VAT 19%', amountMinor: -163_78 }])
    expect(statedTaxNote(statedTaxes(taxes, rate, 1), rate, 'USD')).toBe(
      'VAT 19% in EUR: €163.78, at 1 USD = 0.862 EUR on Wed, Nov 25, 2026.',
    )
  })

  it('differs by at most half a cent from the exact amount', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.integer({ min: 100_000, max: 400_000_000 }),
        (amountMinor, perUsdMicros) => {
          const rate = vatRate(USD, { ...EUR, perUsdMicros })
          const [stated] = statedTaxes([{ name: 'VAT', ratePpm: 1, amountMinor }], rate, 1)
          const exact = (amountMinor * perUsdMicros) / 1_000_000
          expect(Math.abs((stated?.amountMinor ?? 0) - exact)).toBeLessThanOrEqual(0.51)
        },
      ),
    )
  })
})

import { BASE_CURRENCY, type Currency } from './amount.ts'

const CURRENCY_BY_COUNTRY = new Map<string, Currency>(
  Object.entries({
    us: 'USD',
    ca: 'CAD',
    uk: 'GBP',
    gb: 'GBP',
    au: 'AUD',
    nz: 'NZD',
    de: 'EUR',
    at: 'EUR',
    ch: 'CHF',
  } as const),
)

/** The currency of a country, by its code in any case; USD for any other (spec §9). */
export function currencyOfCountry(country: string): Currency {
  return CURRENCY_BY_COUNTRY.get(country.toLowerCase()) ?? BASE_CURRENCY
}

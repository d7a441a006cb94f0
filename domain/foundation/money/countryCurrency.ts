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

/**
 * The currency that carts are shown in: the operator's, if that is not the usual one, else that of the language's country
 * (Foundation 21).
 */
export const cartCurrency = (settings: { locale: string; currency: Currency }): Currency =>
  settings.currency === BASE_CURRENCY
    ? currencyOfCountry(settings.locale.split('-')[1] ?? '')
    : settings.currency

/** The currency of a country, by its code in any case; USD for any other (Foundation 21). */
export function currencyOfCountry(country: string): Currency {
  return CURRENCY_BY_COUNTRY.get(country.toLowerCase()) ?? BASE_CURRENCY
}

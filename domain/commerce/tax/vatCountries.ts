// Separate from the check itself, which loads a library.

/** Countries whose tax numbers the library checks. */
const CHECKED_BY_LIBRARY = [
  'AT',
  'AU',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
  'CH',
  'GB',
] as const
export type VatCountryOfLibrary = (typeof CHECKED_BY_LIBRARY)[number]

const COUNTRIES: ReadonlySet<string> = new Set(['CA', 'NZ', ...CHECKED_BY_LIBRARY])

/** Whether a business there can give a number that changes the tax. */
export const hasVatIds = (country: string): boolean => COUNTRIES.has(country)

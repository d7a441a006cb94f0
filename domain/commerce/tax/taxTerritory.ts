/**
 * Territories whose tax is not that of the country in their address, by their own country code or by postcode. Sources:
 * Council Directive 2006/112/EC, Articles 6 (territories outside), 7 (Monaco, Isle of Man) and 104 to 105 (Austria,
 * Portugal); UK Value Added Tax Act 1994 s. 96 (Channel Islands outside); Swiss-Liechtenstein agreement on VAT of October
 * 28, 1994 and Swiss VAT Act Art. 4 (Büsingen); Portuguese CIVA Art. 18(3); Austrian UStG § 10(4); Australian GST Act
 * s. 195-1 (external territories outside); US Code title 26 s. 7701(d) with each territory's own sales tax. As of 2026-11.
 */
interface Territory {
  name: string
  /** Country code of the address. */
  country: string
  /** Postcodes without blanks; every one where the territory has a country code of its own. */
  postcodes?: RegExp
  /** Taxed as in this country; null: the seller charges no tax there. */
  as: string | null
  /** A standard rate of its own, parts per million. */
  ratePpm?: number
}

const TERRITORIES: readonly Territory[] = [
  { name: 'Monaco', country: 'MC', as: 'FR' },
  { name: 'Isle of Man', country: 'IM', as: 'GB' },
  { name: 'Liechtenstein', country: 'LI', as: 'CH' },
  { name: 'Büsingen', country: 'DE', postcodes: /^78266$/, as: 'CH' },
  { name: 'Heligoland', country: 'DE', postcodes: /^27498$/, as: null },
  { name: 'Canary Islands', country: 'ES', postcodes: /^(?:35|38)\d{3}$/, as: null },
  { name: 'Canary Islands', country: 'IC', as: null },
  { name: 'Ceuta', country: 'ES', postcodes: /^51\d{3}$/, as: null },
  { name: 'Melilla', country: 'ES', postcodes: /^52\d{3}$/, as: null },
  { name: 'Ceuta and Melilla', country: 'EA', as: null },
  { name: 'Åland', country: 'FI', postcodes: /^22\d{3}$/, as: null },
  { name: 'Åland', country: 'AX', as: null },
  { name: 'French overseas territories', country: 'FR', postcodes: /^9[78]\d{3}$/, as: null },
  { name: 'Mount Athos', country: 'GR', postcodes: /^6308[67]$/, as: null },
  { name: 'Livigno', country: 'IT', postcodes: /^(?:23041|23030)$/, as: null },
  { name: 'Campione d’Italia', country: 'IT', postcodes: /^22061$/, as: null },
  { name: 'Faroe Islands', country: 'DK', postcodes: /^\d{3}$/, as: null },
  { name: 'Greenland', country: 'DK', postcodes: /^39\d{2}$/, as: null },
  { name: 'Madeira', country: 'PT', postcodes: /^9[0-4]\d{2}/, as: 'PT', ratePpm: 220_000 },
  { name: 'Azores', country: 'PT', postcodes: /^9[5-9]\d{2}/, as: 'PT', ratePpm: 160_000 },
  {
    name: 'Jungholz and Mittelberg',
    country: 'AT',
    postcodes: /^(?:6691|6991|6992|6993)$/,
    as: 'AT',
    ratePpm: 190_000,
  },
  { name: 'Jersey', country: 'GB', postcodes: /^JE\d/, as: null },
  { name: 'Guernsey', country: 'GB', postcodes: /^GY\d/, as: null },
  { name: 'Norfolk Island', country: 'AU', postcodes: /^2899$/, as: null },
  { name: 'Christmas Island', country: 'AU', postcodes: /^6798$/, as: null },
  { name: 'Cocos Islands', country: 'AU', postcodes: /^6799$/, as: null },
  { name: 'Puerto Rico', country: 'PR', as: null },
  { name: 'Puerto Rico', country: 'US', postcodes: /^00(?:[679]\d{2})(?:-?\d{4})?$/, as: null },
  { name: 'US Virgin Islands', country: 'VI', as: null },
  { name: 'US Virgin Islands', country: 'US', postcodes: /^008\d{2}(?:-?\d{4})?$/, as: null },
  { name: 'American Samoa', country: 'US', postcodes: /^96799(?:-?\d{4})?$/, as: null },
  {
    name: 'Guam and the Northern Mariana Islands',
    country: 'US',
    postcodes: /^969(?:[123]\d|5[0-2])(?:-?\d{4})?$/,
    as: null,
  },
  { name: 'Guam', country: 'GU', as: null },
  { name: 'Northern Mariana Islands', country: 'MP', as: null },
  { name: 'American Samoa', country: 'AS', as: null },
]

const MAX_POSTCODE = 16

/** The territory of an address whose tax is not that of its country; null for all others. */
export function taxTerritoryOf(country: string, postcode: string): Territory | null {
  const code = postcode.slice(0, MAX_POSTCODE).toUpperCase().replaceAll(/\s/g, '')
  return (
    TERRITORIES.find(
      (one) => one.country === country && (one.postcodes === undefined || one.postcodes.test(code)),
    ) ?? null
  )
}

/** The country whose tax holds at an address, and whose VAT numbers count there: France for Monaco. */
export function taxCountryOf(country: string, postcode = ''): string {
  return taxTerritoryOf(country, postcode)?.as ?? country
}

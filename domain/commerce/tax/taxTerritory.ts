/**
 * Territories that are taxed differently from the country in their address, by their own country code or by postcode.
 * `taxTerritorySources.ts` has the source of each, separate from this table, which pages load. As of 2026-11.
 */
interface Territory {
  name: string
  /** Country code of the address. A row taxed like this same country is explicit; the invoice does not name it. */
  country: string
  /** Postcodes without spaces; all of them where the territory has its own country code. */
  postcodes?: RegExp
  /** Taxed as in this country; null: the seller charges no tax there. */
  as: string | null
  /** Its own standard rate, parts per million. */
  ratePpm?: number
}

/** Territories with their own country codes, where the seller charges no tax. */
function outside<const Name extends string>(name: Name, countries: readonly string[]) {
  return countries.map((country) => ({ name, country, as: null }))
}

const TERRITORIES = [
  // European Union, with territories taxed like a member.
  { name: 'Monaco', country: 'MC', as: 'FR' },
  { name: 'Monaco', country: 'FR', postcodes: /^980\d{2}$/, as: 'FR' },
  { name: 'Büsingen', country: 'DE', postcodes: /^78266$/, as: 'CH' },
  { name: 'Heligoland', country: 'DE', postcodes: /^27498$/, as: null },
  { name: 'Canary Islands', country: 'ES', postcodes: /^(?:35|38)\d{3}$/, as: null },
  { name: 'Canary Islands', country: 'IC', as: null },
  { name: 'Ceuta and Melilla', country: 'ES', postcodes: /^5[12]\d{3}$/, as: null },
  { name: 'Ceuta and Melilla', country: 'EA', as: null },
  { name: 'Åland', country: 'FI', postcodes: /^22\d{3}$/, as: null },
  { name: 'Åland', country: 'AX', as: null },
  ...outside('French overseas departments', ['GP', 'MQ', 'RE', 'GF', 'YT']),
  { name: 'French overseas departments', country: 'FR', postcodes: /^97[12346]\d{2}$/, as: null },
  ...outside('French overseas territories', ['BL', 'MF', 'PM', 'WF', 'PF', 'NC', 'TF']),
  {
    name: 'French overseas territories',
    country: 'FR',
    postcodes: /^(?:97[5789]|98[4678])\d{2}$/,
    as: null,
  },
  { name: 'Mount Athos', country: 'GR', postcodes: /^6308[67]$/, as: null },
  { name: 'Livigno', country: 'IT', postcodes: /^23041$/, as: null },
  { name: 'Campione d’Italia', country: 'IT', postcodes: /^2206[01]$/, as: null },
  { name: 'San Marino', country: 'SM', as: null },
  { name: 'San Marino', country: 'IT', postcodes: /^4789\d$/, as: null },
  { name: 'Vatican City', country: 'VA', as: null },
  { name: 'Vatican City', country: 'IT', postcodes: /^00120$/, as: null },
  { name: 'Faroe Islands', country: 'FO', as: null },
  { name: 'Faroe Islands', country: 'DK', postcodes: /^(?:FO-?)?\d{3}$/, as: null },
  { name: 'Greenland', country: 'GL', as: null },
  { name: 'Greenland', country: 'DK', postcodes: /^39\d{2}$/, as: null },
  ...outside('Dutch Caribbean', ['AW', 'BQ', 'CW', 'SX']),
  { name: 'Madeira', country: 'PT', postcodes: /^9[0-4]\d{2}/, as: 'PT', ratePpm: 220_000 },
  { name: 'Azores', country: 'PT', postcodes: /^9[5-9]\d{2}/, as: 'PT', ratePpm: 160_000 },
  {
    name: 'Jungholz and Mittelberg',
    country: 'AT',
    postcodes: /^(?:6691|6991|6992|6993)$/,
    as: 'AT',
    ratePpm: 190_000,
  },
  // United Kingdom.
  { name: 'Isle of Man', country: 'IM', as: 'GB' },
  { name: 'Isle of Man', country: 'GB', postcodes: /^IM\d/, as: 'GB' },
  { name: 'Northern Ireland', country: 'GB', postcodes: /^BT\d/, as: 'GB' },
  { name: 'Jersey', country: 'JE', as: null },
  { name: 'Jersey', country: 'GB', postcodes: /^JE\d/, as: null },
  { name: 'Guernsey', country: 'GG', as: null },
  { name: 'Guernsey', country: 'GB', postcodes: /^GY\d/, as: null },
  { name: 'Gibraltar', country: 'GI', as: null },
  { name: 'Gibraltar', country: 'GB', postcodes: /^GX11/, as: null },
  // Switzerland.
  { name: 'Liechtenstein', country: 'LI', as: 'CH' },
  { name: 'Liechtenstein', country: 'CH', postcodes: /^94(?:8[5-9]|9[0-8])$/, as: 'CH' },
  { name: 'Samnaun', country: 'CH', postcodes: /^756[23]$/, as: 'CH' },
  // Australia.
  { name: 'Norfolk Island', country: 'NF', as: null },
  { name: 'Norfolk Island', country: 'AU', postcodes: /^2899$/, as: null },
  { name: 'Christmas Island', country: 'CX', as: null },
  { name: 'Christmas Island', country: 'AU', postcodes: /^6798$/, as: null },
  { name: 'Cocos Islands', country: 'CC', as: null },
  { name: 'Cocos Islands', country: 'AU', postcodes: /^6799$/, as: null },
  // New Zealand.
  ...outside('Cook Islands, Niue and Tokelau', ['CK', 'NU', 'TK']),
  // United States.
  { name: 'Puerto Rico', country: 'PR', as: null },
  { name: 'Puerto Rico', country: 'US', postcodes: /^00(?:[679]\d{2})(?:-?\d{4})?$/, as: null },
  { name: 'US Virgin Islands', country: 'VI', as: null },
  { name: 'US Virgin Islands', country: 'US', postcodes: /^008\d{2}(?:-?\d{4})?$/, as: null },
  { name: 'American Samoa', country: 'AS', as: null },
  { name: 'American Samoa', country: 'US', postcodes: /^96799(?:-?\d{4})?$/, as: null },
  ...outside('Guam and the Northern Mariana Islands', ['GU', 'MP']),
  {
    name: 'Guam and the Northern Mariana Islands',
    country: 'US',
    postcodes: /^969(?:[123]\d|5[0-2])(?:-?\d{4})?$/,
    as: null,
  },
] as const satisfies readonly Territory[]

export type TerritoryName = (typeof TERRITORIES)[number]['name']

/** The rows that are taxed like a country, for the check of `taxCountryOf`. */
export const taxedAlike = (): readonly Territory[] => TERRITORIES.filter(({ as }) => as !== null)

/** Every territory by its name, for the check of their sources. */
export const territoryNames = (): TerritoryName[] => [
  ...new Set(TERRITORIES.map(({ name }) => name)),
]

const ROWS: readonly Territory[] = TERRITORIES

const MAX_POSTCODE = 16

/** The territory of an address that is taxed differently from its country; null for all others. */
export function taxTerritoryOf(country: string, postcode: string): Territory | null {
  const code = postcode.slice(0, MAX_POSTCODE).toUpperCase().replaceAll(/\s/g, '')
  return (
    ROWS.find(
      (one) => one.country === country && (one.postcodes === undefined || one.postcodes.test(code)),
    ) ?? null
  )
}

/** A country whose consumers are charged its standard rate and whose registered businesses account for the tax themselves. */
export interface CountryTax {
  taxName: 'VAT' | 'GST'
  /** Parts per million: 25.5% is 255,000. */
  ratePpm: number
  /** The local name of the business's number. */
  taxIdName: string
}

const vat = (ratePpm: number): CountryTax => ({ taxName: 'VAT', ratePpm, taxIdName: 'VAT ID' })

/** Standard rates of the EU member states; the seller declares them through the One Stop Shop. As of 2026-10. */
export const EU_TAX = {
  AT: vat(200_000),
  BE: vat(210_000),
  BG: vat(200_000),
  HR: vat(250_000),
  CY: vat(190_000),
  CZ: vat(210_000),
  DK: vat(250_000),
  EE: vat(240_000),
  FI: vat(255_000),
  FR: vat(200_000),
  DE: vat(190_000),
  GR: vat(240_000),
  HU: vat(270_000),
  IE: vat(230_000),
  IT: vat(220_000),
  LV: vat(210_000),
  LT: vat(210_000),
  LU: vat(170_000),
  MT: vat(180_000),
  NL: vat(210_000),
  PL: vat(230_000),
  PT: vat(230_000),
  RO: vat(210_000),
  SK: vat(230_000),
  SI: vat(220_000),
  ES: vat(210_000),
  SE: vat(250_000),
} as const satisfies Record<string, CountryTax>

/** Other countries where the seller charges consumers. */
export const OTHER_COUNTRY_TAX = {
  GB: vat(200_000),
  CH: { taxName: 'VAT', ratePpm: 81_000, taxIdName: 'UID' },
  AU: { taxName: 'GST', ratePpm: 100_000, taxIdName: 'ABN' },
  NZ: { taxName: 'GST', ratePpm: 150_000, taxIdName: 'GST number' },
} as const satisfies Record<string, CountryTax>

/** The country's table entry; undefined where the seller charges no value added tax. */
export function countryTaxOf(country: string): CountryTax | undefined {
  const table: Record<string, CountryTax | undefined> = { ...EU_TAX, ...OTHER_COUNTRY_TAX }
  return Object.hasOwn(table, country) ? table[country] : undefined
}

/** The taxes of a province on advertising services, with their rates in parts per million. */
export interface ProvinceTax {
  name: string
  /** Federal GST or the harmonized HST; not charged to registered businesses, which account for it themselves. */
  federal: { name: 'GST' | 'HST'; ratePpm: number }
  /** A separate provincial tax on advertising services. */
  provincial?: { name: 'QST' | 'PST'; ratePpm: number; isChargedToBusinesses: boolean }
}

const GST = { name: 'GST', ratePpm: 50_000 } as const
const hst = (ratePpm: number) => ({ name: 'HST', ratePpm }) as const

/**
 * Canada by province. PST of British Columbia and RST of Manitoba do not cover advertising services;
 * Saskatchewan's PST does. As of 2026-10.
 */
export const CA_PROVINCE_TAX = {
  AB: { name: 'Alberta', federal: GST },
  BC: { name: 'British Columbia', federal: GST },
  MB: { name: 'Manitoba', federal: GST },
  NB: { name: 'New Brunswick', federal: hst(150_000) },
  NL: { name: 'Newfoundland and Labrador', federal: hst(150_000) },
  NS: { name: 'Nova Scotia', federal: hst(140_000) },
  NT: { name: 'Northwest Territories', federal: GST },
  NU: { name: 'Nunavut', federal: GST },
  ON: { name: 'Ontario', federal: hst(130_000) },
  PE: { name: 'Prince Edward Island', federal: hst(150_000) },
  QC: {
    name: 'Quebec',
    federal: GST,
    provincial: { name: 'QST', ratePpm: 99_750, isChargedToBusinesses: false },
  },
  SK: {
    name: 'Saskatchewan',
    federal: GST,
    provincial: { name: 'PST', ratePpm: 60_000, isChargedToBusinesses: true },
  },
  YT: { name: 'Yukon', federal: GST },
} as const satisfies Record<string, ProvinceTax>

import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** A state's tax on advertising services bought there. Rates in parts per million: 4.875% is 48,750. */
export interface UsStateTax {
  name: string
  ratePpm: number
  /** The reason; printed in the operator's documentation, not on invoices. */
  basis: string
  /** Media that the state exempts although it taxes advertising services. */
  exemptMedia?: readonly MediaType[]
}

const UNTAXED = 'Advertising services are not among the taxable services.'
const NO_SALES_TAX = 'No state sales tax.'

const untaxed = (name: string, basis: string = UNTAXED): UsStateTax => ({ name, ratePpm: 0, basis })

/**
 * The states' treatment of advertising services, which an operator maintains with a tax adviser. State rates only:
 * local additions differ by address and are not included. As of 2026-10.
 */
export const US_STATE_TAX = {
  AL: untaxed('Alabama'),
  AK: untaxed('Alaska', NO_SALES_TAX),
  AZ: untaxed('Arizona'),
  AR: untaxed('Arkansas'),
  CA: untaxed('California'),
  CO: untaxed('Colorado'),
  CT: untaxed('Connecticut', 'Media advertising is excluded from taxable business services.'),
  DE: untaxed('Delaware', NO_SALES_TAX),
  DC: untaxed('District of Columbia', 'The planned tax on advertising sales was repealed.'),
  FL: untaxed('Florida'),
  GA: untaxed('Georgia'),
  HI: {
    name: 'Hawaii',
    ratePpm: 45_000,
    basis: 'General excise tax on nearly all services: 4% and the 0.5% that every county adds.',
  },
  ID: untaxed('Idaho'),
  IL: untaxed('Illinois'),
  IN: untaxed('Indiana'),
  IA: untaxed('Iowa'),
  KS: untaxed('Kansas'),
  KY: untaxed('Kentucky'),
  LA: untaxed('Louisiana'),
  ME: untaxed('Maine'),
  MD: untaxed(
    'Maryland',
    'The digital advertising tax is on the seller’s gross revenue; the 2025 tax on data and IT services does not name advertising.',
  ),
  MA: untaxed('Massachusetts'),
  MI: untaxed('Michigan'),
  MN: untaxed('Minnesota'),
  MS: untaxed('Mississippi'),
  MO: untaxed('Missouri'),
  MT: untaxed('Montana', NO_SALES_TAX),
  NE: untaxed('Nebraska'),
  NV: untaxed('Nevada'),
  NH: untaxed('New Hampshire', NO_SALES_TAX),
  NJ: untaxed('New Jersey'),
  NM: {
    name: 'New Mexico',
    ratePpm: 48_750,
    basis: 'Gross receipts tax on nearly all services; state rate, local additions not included.',
  },
  NY: untaxed('New York'),
  NC: untaxed('North Carolina'),
  ND: untaxed('North Dakota'),
  OH: untaxed('Ohio'),
  OK: untaxed('Oklahoma'),
  OR: untaxed('Oregon', NO_SALES_TAX),
  PA: untaxed('Pennsylvania'),
  RI: untaxed('Rhode Island'),
  SC: untaxed('South Carolina'),
  SD: {
    name: 'South Dakota',
    ratePpm: 42_000,
    basis: 'Sales tax on nearly all services, advertising included; municipal tax not included.',
  },
  TN: untaxed('Tennessee'),
  TX: untaxed('Texas'),
  UT: untaxed('Utah'),
  VT: untaxed('Vermont'),
  VA: untaxed('Virginia'),
  WA: {
    name: 'Washington',
    ratePpm: 65_000,
    basis:
      'Advertising services are retail sales since 2025-10-01 (ESSB 5814); out-of-home advertising is not. State rate, local additions not included.',
    exemptMedia: ['dooh'],
  },
  WV: {
    name: 'West Virginia',
    ratePpm: 60_000,
    basis:
      'Sales and service tax on services; sales of outdoor advertising space are exempt (W. Va. Code §11-15-9).',
    exemptMedia: ['dooh'],
  },
  WI: untaxed('Wisconsin'),
  WY: untaxed('Wyoming'),
} as const satisfies Record<string, UsStateTax>

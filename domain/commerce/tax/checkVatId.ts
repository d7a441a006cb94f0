import {
  australia,
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat-next'
import type { VatCountryOfLibrary } from './vatCountries.ts'

const CHECKED_BY_LIBRARY = {
  AT: austria,
  AU: australia,
  BE: belgium,
  BG: bulgaria,
  HR: croatia,
  CY: cyprus,
  CZ: czechRepublic,
  DK: denmark,
  EE: estonia,
  FI: finland,
  FR: france,
  DE: germany,
  GR: greece,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LV: latvia,
  LT: lithuania,
  LU: luxembourg,
  MT: malta,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  RO: romania,
  SK: slovakiaRepublic,
  SI: slovenia,
  ES: spain,
  SE: sweden,
  CH: switzerland,
  GB: unitedKingdom,
} as const satisfies Record<VatCountryOfLibrary, unknown>

/** Prefixes that differ from the country code. */
const PREFIXES: Record<string, string> = { GR: 'EL', CH: 'CHE' }

const cleaned = (vatId: string) => vatId.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/**
 * Other prefixes that people write: the country code where the number has a different one, and words for "VAT number".
 */
const OTHER_PREFIXES: Record<string, readonly string[]> = {
  GR: ['GR'],
  CH: ['CH'],
  GB: ['UK', 'XI'],
  AU: ['ABN'],
  MC: ['MC'],
}
const WORDS =
  /^(?:VATNO|VATID|VATNUMBER|VAT|USTIDNR|USTID|UST|UIDNR|UID|TVA|BTW|IVA|NIFIVA|PIVA|MOMS|ALV|AFM|ABN)(?=[A-Z]{0,3}\d)/

function withPrefix(country: string, vatId: string): string {
  const prefix = PREFIXES[country] ?? country
  const id = cleaned(vatId).slice(0, 40).replace(WORDS, '')
  if (id.startsWith(prefix)) return id
  const other = (OTHER_PREFIXES[country] ?? []).find((one) => id.startsWith(one))
  return `${prefix}${other === undefined ? id : id.slice(other.length)}`
}

/** Canadian business number: nine digits that pass the Luhn check, then RT and four digits for GST/HST. */
function isCanadianNumber(vatId: string): boolean {
  const digits = /^(?:CA)?(\d{9})(?:RT\d{4})?$/.exec(cleaned(vatId))?.[1]
  if (digits === undefined) return false
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function nzCheckDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === 0 ? 0 : 11 - (sum % 11)
}

/** New Zealand GST (IRD) number: eight or nine digits, modulus 11 with a second set of weights. */
function isNewZealandNumber(vatId: string): boolean {
  const match = /^(?:NZ)?(?:GST)?(\d{8,9})$/.exec(cleaned(vatId))?.[1]
  if (match === undefined) return false
  const digits = match.padStart(9, '0')
  let check = nzCheckDigit(digits, [3, 2, 7, 6, 5, 4, 3, 2])
  if (check === 10) check = nzCheckDigit(digits, [7, 4, 3, 2, 5, 2, 7, 6])
  return check === Number(digits[8])
}

/** Swiss UID: CHE and nine digits, the last a modulus 11 check digit; MWST, TVA or IVA may follow. */
function isSwissNumber(vatId: string): boolean {
  return checkVAT(withPrefix('CH', vatId).replace(/(MWST|TVA|IVA)$/, ''), [switzerland]).isValid
}

/** Whether a business's tax number has its country's format and check digits; does not query a register. */
export function isValidVatId(country: string, vatId: string): boolean {
  if (country === 'CA') return isCanadianNumber(vatId)
  if (country === 'NZ') return isNewZealandNumber(vatId)
  if (country === 'CH') return isSwissNumber(vatId)
  if (!(country in CHECKED_BY_LIBRARY)) return false
  const library = CHECKED_BY_LIBRARY[country as keyof typeof CHECKED_BY_LIBRARY]
  const result = checkVAT(withPrefix(country, vatId), [library])
  return result.isValid && result.country?.isoCode.short === country
}

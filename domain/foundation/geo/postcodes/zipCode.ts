import type { CampaignCountry } from '../country.ts'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

/** The format of a country's postal codes, in capitals without a space. */
const PATTERNS = {
  US: /^\d{5}$/,
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  // A whole code or its first half, which is the unit of planning.
  CA: /^[A-Z]\d[A-Z](\d[A-Z]\d)?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]{2})?$/,
} as const satisfies Record<CampaignCountry, RegExp>

const DIGITS = { US: 5, DE: 5, AT: 4, CH: 4, AU: 4, NZ: 4 } as const
const WITH_LEADING_ZERO = new Set<CampaignCountry>(['US', 'DE', 'AU', 'NZ'])

/**
 * A code normalized for comparison: in capitals, without quotes, inner spaces and invisible
 * characters.
 */
export function normalizeZip(text: string): string {
  return withoutInvisible(text).toUpperCase().replaceAll(/[ "']/g, '')
}

/** Whether a normalized code is well formed for the country, whether or not it exists. */
export function looksLikeZip(code: string, country: CampaignCountry): boolean {
  return PATTERNS[country].test(code)
}

/**
 * The probable correction of a malformed code: letters replaced by digits, a missing zero added,
 * ZIP+4 shortened.
 */
export function repairedZip(code: string, country: CampaignCountry): string | null {
  if (country === 'CA' || country === 'GB') return null
  const length = DIGITS[country]
  const digits = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const extended = country === 'US' ? /^(\d{5})[-–]?\d{4}$/.exec(digits) : null
  const short = extended?.[1] ?? digits
  const missing = length - short.length
  const canFill = WITH_LEADING_ZERO.has(country) && short.length >= 3 && missing > 0
  const repaired = canFill ? short.padStart(length, '0') : short
  return repaired !== code && looksLikeZip(repaired, country) ? repaired : null
}

/** The well-formed codes that a typing slip could have turned into this one: two neighbouring digits swapped. */
export function swappedZips(code: string): string[] {
  const swapped = new Set<string>()
  for (let at = 0; at + 1 < code.length; at++) {
    swapped.add(code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2))
  }
  swapped.delete(code)
  return [...swapped]
}

/** The area code of a full Canadian or British code: K1A 0B6 in K1A, SW1A 1AA in SW1A. */
export function areaOfZip(code: string, country: CampaignCountry): string | null {
  if (country !== 'CA' && country !== 'GB') return null
  const isWhole = code.length >= 5 && /\d[A-Z\d]{2}$/.test(code) && looksLikeZip(code, country)
  const area = code.slice(0, -3)
  return isWhole && looksLikeZip(area, country) ? area : null
}

/**
 * The codes of a pasted or uploaded list, separated by commas, semicolons, spaces or line breaks, in the order
 * given and with repetitions. A Canadian or British code may contain a space.
 */
export function parseZipList(text: string, country: CampaignCountry): string[] {
  const codes: string[] = []
  for (const part of text.split(/[,;\t\r\n|]+/)) {
    const words = part.split(/\s+/).map(normalizeZip)
    for (const word of words) {
      if (word === '') continue
      const last = codes.at(-1)
      const belongs =
        (country === 'CA' || country === 'GB') && words.length > 1 && /^\d[A-Z\d]{2}$/.test(word)
      const joined = `${last ?? ''}${word}`
      if (belongs && last !== undefined && looksLikeZip(joined, country))
        codes[codes.length - 1] = joined
      else codes.push(word)
    }
  }
  return codes
}

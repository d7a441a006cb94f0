import { DIVISION_WORDS, type CampaignCountry } from '../campaignCountries.ts'
import { areaOfZip, looksLikeZip, normalizeZip, repairedZip, swappedZips } from './zipCode.ts'

/** The verdict on a ZIP code (Planning 4). */
export const ZIP_MESSAGES = {
  malformed: 'Please enter valid ZIP code',
  unknown: 'This ZIP code is invalid',
  otherState: 'This ZIP code is in another state',
  wholeCode: 'We plan by area, the first half of a code',
} as const

/** The messages with the country's name for its codes. */
export function zipMessages(country: CampaignCountry): Record<keyof typeof ZIP_MESSAGES, string> {
  if (country === 'US') return ZIP_MESSAGES
  return {
    malformed: 'Please enter a valid postcode',
    unknown: 'This postcode is invalid',
    otherState: `This postcode is in another ${DIVISION_WORDS[country][0]}`,
    wholeCode: 'We plan by area, the first half of a postcode',
  }
}

/** The verdict on one code of a list. */
export interface ZipVerdict {
  /** The code in capitals without spaces. */
  code: string
  verdict: 'valid' | 'invalid' | 'other_state' | 'duplicate'
  message: string | null
  /** The suggested existing code. */
  suggestion: string | null
  placeName: string | null
  stateCode: string | null
}

/** The facts of an existing code. */
export interface KnownZip {
  name: string
  stateCode: string
}

/** A list of codes to be judged; `stateCode` null allows every state. */
export interface ZipCheck {
  country: CampaignCountry
  stateCode: string | null
  codes: string[]
}

/** The candidate codes for a typed one, in order of preference; the first that exists is meant. */
export function zipCandidates(text: string, country: CampaignCountry): string[] {
  const code = normalizeZip(text)
  const repaired = repairedZip(code, country)
  if (repaired !== null) return [code, repaired]
  if (!looksLikeZip(code, country)) return [code]
  const area = areaOfZip(code, country)
  if (area !== null) return [code, area]
  return [code, ...(/^\d+$/.test(code) ? swappedZips(code) : [])]
}

/** A verdict for each code of a list, in order; `find` returns the facts of an existing code (Planning 4). */
export function zipVerdicts(
  check: ZipCheck,
  find: (code: string) => KnownZip | undefined,
): ZipVerdict[] {
  const seen = new Set<string>()
  const messages = zipMessages(check.country)
  return check.codes.map((text) => {
    const code = normalizeZip(text)
    const known = find(code)
    const placeName = known?.name ?? null
    const stateCode = known?.stateCode ?? null
    const facts = { code, suggestion: null, placeName, stateCode }
    if (seen.has(code)) return { ...facts, verdict: 'duplicate', message: null }
    seen.add(code)
    if (!looksLikeZip(code, check.country)) {
      const suggestion = suggestionFor(code, check.country, find)
      return { ...facts, suggestion, verdict: 'invalid', message: messages.malformed }
    }
    if (!known) {
      const suggestion = suggestionFor(code, check.country, find)
      const message = unknownMessage(code, suggestion, check.country)
      return { ...facts, suggestion, verdict: 'invalid', message }
    }
    if (check.stateCode !== null && known.stateCode !== check.stateCode) {
      return { ...facts, verdict: 'other_state', message: messages.otherState }
    }
    return { ...facts, verdict: 'valid', message: null }
  })
}

/** Why a well-formed code is not in the list: a whole British or Canadian code is too small to plan with. */
export function unknownMessage(
  code: string,
  suggestion: string | null,
  country: CampaignCountry,
): string {
  const isWhole = suggestion !== null && suggestion === areaOfZip(code, country)
  return zipMessages(country)[isWhole ? 'wholeCode' : 'unknown']
}

/** Offered only if unique: a guess between two neighbors would be wrong half the time. */
function suggestionFor(
  code: string,
  country: CampaignCountry,
  find: (code: string) => KnownZip | undefined,
): string | null {
  const existing = zipCandidates(code, country).filter((one) => one !== code && find(one))
  return existing.length === 1 ? (existing[0] ?? null) : null
}

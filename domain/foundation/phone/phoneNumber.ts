import {
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core'
import { offeredCountry, PHONE_LIMITS } from './phoneCountries.ts'
import { plainPhone } from './plainPhone.ts'

export type { CountryCode, MetadataJson } from 'libphonenumber-js/core'

/** Calling codes of many countries that only one of them is offered for (Foundation 17). */
const COUNTRY_OF_CALLING_CODE = new Map<string, CountryCode>([
  ['1', 'US'],
  ['44', 'GB'],
])

/** The value of a phone input (Foundation 16). */
export interface PhoneValue {
  /** In international format if it could be parsed, otherwise as typed. */
  number: string
  valid: boolean
  /** In national format, for display. */
  viewNumber: string
}

/**
 * Parses typed text with a selected country. `country` is the new selection: the number's country
 * if it differs (Foundation 16), US for every number under 1, GB under 44. Expects the library's
 * min or max metadata.
 */
export function parsePhone(
  text: string,
  selected: CountryCode,
  metadata: MetadataJson,
): { value: PhoneValue; country: CountryCode } {
  const typed = text.trim()
  const parsed = readNumber(typed, selected, metadata)
  if (!parsed)
    return { value: { number: typed, valid: false, viewNumber: typed }, country: selected }
  return {
    value: {
      number: parsed.formatInternational(),
      valid: parsed.isValid(),
      viewNumber: parsed.formatNational(),
    },
    country: countryOf(parsed) ?? selected,
  }
}

/**
 * Whether a text is a valid number of any country, or of the given one if it has no calling code.
 */
export function isValidPhone(text: string, selected: CountryCode, metadata: MetadataJson): boolean {
  return readNumber(text.trim(), selected, metadata)?.isValid() ?? false
}

function readNumber(
  typed: string,
  selected: CountryCode,
  metadata: MetadataJson,
): PhoneNumber | undefined {
  if (typed.length > PHONE_LIMITS.maxInputLength) return undefined
  const read = (text: string) =>
    parsePhoneNumberFromString(text, { defaultCountry: selected, extract: false }, metadata)
  const written = read(typed)
  if (written?.isValid()) return written
  // Only if the number is invalid as typed: an address book may have its own notation.
  const plain = read(plainPhone(typed))
  return plain?.isValid() ? plain : (written ?? plain)
}

function countryOf(parsed: PhoneNumber): CountryCode | null {
  return COUNTRY_OF_CALLING_CODE.get(parsed.countryCallingCode) ?? offeredCountry(parsed.country)
}

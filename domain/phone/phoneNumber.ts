import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core'

export type { CountryCode, MetadataJson } from 'libphonenumber-js/core'

/** The limits that parsing keeps (spec §5): digits of a number, characters of an input, digits of an extension by its form. */
export const PHONE_LIMITS = {
  minDigits: 2,
  maxDigits: 17,
  maxInputLength: 250,
  extensionDigits: {
    /** "ext. 123", ";ext=123" */
    explicitLabel: 20,
    /** ",,123" or ";123", as telephones dial it */
    likelyLabel: 15,
    /** "x123", "#123", ",123" */
    ambiguousCharacter: 9,
    /** "- 123#" */
    notSure: 6,
  },
} as const

export const DEFAULT_PHONE_COUNTRY = 'US' satisfies CountryCode

/** Not offered (spec §2). */
const EXCLUDED_COUNTRIES: ReadonlySet<string> = new Set(['EH', 'SJ', 'KZ'])

/** Calling codes of many countries that are offered under one only (spec §2). */
const COUNTRY_OF_CALLING_CODE = new Map<string, CountryCode>([
  ['1', 'US'],
  ['44', 'GB'],
])

/** What a phone input holds (spec §3). */
export interface PhoneValue {
  /** In international format if it could be read, else as typed. */
  number: string
  valid: boolean
  /** In national format, for display. */
  viewNumber: string
}

export interface PhoneCountry {
  country: CountryCode
  callingCode: string
}

/** The countries offered for a number, by code: without EH, SJ and KZ; US alone for 1, GB alone for 44. */
export function phoneCountries(metadata: MetadataJson): PhoneCountry[] {
  return getCountries(metadata)
    .map((country) => ({
      country,
      callingCode: getCountryCallingCode(country, metadata),
    }))
    .filter(({ country, callingCode }) => {
      const only = COUNTRY_OF_CALLING_CODE.get(callingCode)
      return !EXCLUDED_COUNTRIES.has(country) && (only === undefined || only === country)
    })
    .sort((a, b) => (a.country < b.country ? -1 : 1))
}

/**
 * Reads what was typed with a country selected. `country` is the one to select then: that of the number if it
 * differs (spec §4), US for every number under 1, GB under 44. Give the library's min or max metadata.
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
    country: offeredCountry(parsed) ?? selected,
  }
}

/** Whether it is a valid number of any country, or of the given one when written without a calling code. */
export function isValidPhone(text: string, selected: CountryCode, metadata: MetadataJson): boolean {
  return readNumber(text.trim(), selected, metadata)?.isValid() ?? false
}

/** A number in international format without its spaces and dashes: the same for all ways to write it. */
export const phoneKey = (number: string): string => number.toLowerCase().replaceAll(/[^\d+#x]/g, '')

function readNumber(
  typed: string,
  selected: CountryCode,
  metadata: MetadataJson,
): PhoneNumber | undefined {
  if (typed.length > PHONE_LIMITS.maxInputLength) return undefined
  return parsePhoneNumberFromString(typed, { defaultCountry: selected, extract: false }, metadata)
}

function offeredCountry(parsed: PhoneNumber): CountryCode | undefined {
  const only = COUNTRY_OF_CALLING_CODE.get(parsed.countryCallingCode)
  if (only) return only
  const { country } = parsed
  return country && !EXCLUDED_COUNTRIES.has(country) ? country : undefined
}

import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

/**
 * The pattern for countries without their own: letters, digits, spaces and hyphens; it may be
 * empty.
 */
const INTERNATIONAL = 'INTL'

/** Current formats of countries whose pattern is outdated, or covers only one spelling. */
const ALSO_WRITTEN: Partial<Record<string, RegExp>> = {
  // Girobank's code, the only one of its kind at Royal Mail.
  GB: /^GIR ?0AA$/,
  AZ: /^(AZ[ -]?)?\d{4}$/i,
  KH: /^\d{6}$/,
  MD: /^MD[ -]?\d{4}$/i,
  NI: /^\d{5}$/,
  SV: /^(CP )?\d{4}$/i,
}

/** Whether a postcode matches the pattern of a country (Foundation 15); raises 'Invalid country code: {code}' for an unknown one. */
export function isValidPostcode(postcode: string, country: string): boolean {
  return postcodeValidator(postcode, country)
}

/**
 * The same for forms: a country without its own pattern uses the international one, and no real
 * postcode is refused.
 */
export function isValidPostcodeInForm(postcode: string, country: string): boolean {
  const known = postcodeValidatorExistsForCountry(country)
  // Codes are printed in upper case; people type them in any case.
  const written = withoutInvisible(postcode).toUpperCase()
  return (
    postcodeValidator(written, known ? country : INTERNATIONAL) ||
    (ALSO_WRITTEN[country]?.test(written) ?? false)
  )
}

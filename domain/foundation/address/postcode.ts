import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

/** The pattern for countries that have none of their own: letters, digits, spaces and hyphens; it may be empty. */
const INTERNATIONAL = 'INTL'

/** What is written today in countries whose pattern is older, or knows only one way to write it. */
const ALSO_WRITTEN: Partial<Record<string, RegExp>> = {
  // Girobank's code, of which Royal Mail has none like it.
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

/** The same for forms: a country without a pattern of its own takes the international one, and nobody's real postcode is refused. */
export function isValidPostcodeInForm(postcode: string, country: string): boolean {
  const known = postcodeValidatorExistsForCountry(country)
  // Upper case is how codes are printed; people type them as they like.
  const written = withoutInvisible(postcode).toUpperCase()
  return (
    postcodeValidator(written, known ? country : INTERNATIONAL) ||
    (ALSO_WRITTEN[country]?.test(written) ?? false)
  )
}

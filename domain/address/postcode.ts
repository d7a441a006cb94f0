import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** The pattern for countries that have none of their own: letters, digits, spaces and hyphens; it may be empty. */
const INTERNATIONAL = 'INTL'

/** Whether a postcode matches the pattern of a country (spec §5); raises 'Invalid country code: {code}' for an unknown one. */
export function isValidPostcode(postcode: string, country: string): boolean {
  return postcodeValidator(postcode, country)
}

/** The same for forms: a country without a pattern of its own takes the international one. */
export function isValidPostcodeInForm(postcode: string, country: string): boolean {
  const known = postcodeValidatorExistsForCountry(country)
  return postcodeValidator(postcode.trim(), known ? country : INTERNATIONAL)
}

/** Whether the country has postcodes of its own form, so that leaving it out is a mistake. */
export function hasPostcodePattern(country: string): boolean {
  return country !== INTERNATIONAL && postcodeValidatorExistsForCountry(country)
}

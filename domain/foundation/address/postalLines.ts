import { countryName } from './countryName.ts'

/** The parts of a postal address. */
export interface PostalAddress {
  line1: string
  line2: string
  city: string
  state: string
  zipCode: string
  country: string
}

/** Countries that write the town before the postcode, with the state between them. */
const TOWN_FIRST = new Set(['US', 'CA'])

/** Town, state and postcode as their country writes them: "Los Angeles, CA 90012", "10115 Berlin". */
export function townLine({
  city,
  state,
  zipCode,
  country,
}: Pick<PostalAddress, 'city' | 'state' | 'zipCode' | 'country'>): string {
  const words = (parts: readonly string[], between: string) =>
    parts.filter((part) => part !== '').join(between)
  return TOWN_FIRST.has(country)
    ? words([city, words([state, zipCode], ' ')], ', ')
    : words([words([zipCode, city], ' '), state], ', ')
}

/** An address line by line, without empty lines. */
export function postalLines(address: PostalAddress): string[] {
  const { line1, line2, country } = address
  return [line1, line2, townLine(address), countryName(country)].filter(
    (line) => line.trim() !== '',
  )
}

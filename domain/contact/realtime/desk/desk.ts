import { z } from 'zod'

/** The sales regions, each with its own admin room (Contact 11). */
export const DESKS = ['usa-canada', 'europe', 'australia-nz'] as const
export const deskSchema = z.enum(DESKS)
export type Desk = z.infer<typeof deskSchema>

export const DESK_NAMES = {
  'usa-canada': 'USA and Canada',
  europe: 'Europe',
  'australia-nz': 'Australia and NZ',
} as const satisfies Record<Desk, string>

const COUNTRY_DESKS: Record<string, Desk> = {
  US: 'usa-canada',
  CA: 'usa-canada',
  AU: 'australia-nz',
  NZ: 'australia-nz',
}

/** The countries with a desk other than Europe's (ISO codes), which takes all others. */
export const countriesOfDesk = (desk: Exclude<Desk, 'europe'>): string[] =>
  Object.keys(COUNTRY_DESKS).filter((country) => COUNTRY_DESKS[country] === desk)
export const COUNTRIES_WITH_DESK: readonly string[] = Object.keys(COUNTRY_DESKS)

/** The desk for a visitor's country (ISO code, either case); Europe also covers the rest of the world. */
export function deskOfCountry(country: string): Desk {
  return COUNTRY_DESKS[country.toUpperCase()] ?? 'europe'
}

import { countryItems } from '#domain/address/countryAliases.ts'

/** What every country field offers and understands. */
export const COUNTRY_FIELD = {
  items: countryItems(),
  emptyText: 'No such country',
} as const

import { countryOptions } from '#domain/foundation/address/countryName.ts'

/** Options and search names of every country field: English names at once, all other names once it is used. */
export const COUNTRY_FIELD = {
  items: countryOptions('en').map(({ code, name }) => ({ id: code, label: name })),
  loadWords: async () =>
    (await import('#domain/foundation/address/countryAliases.ts')).countryItems(),
  emptyText: 'No match',
} as const

import { countryOptions } from '#domain/foundation/address/countryName.ts'

/** What every country field offers and understands: names in English at once, all other names once it is used. */
export const COUNTRY_FIELD = {
  items: countryOptions('en').map(({ code, name }) => ({ id: code, label: name })),
  loadWords: async () =>
    (await import('#domain/foundation/address/countryAliases.ts')).countryItems(),
  emptyText: 'No match',
} as const

import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import type { InventoryQuery } from '#client/api/catalogue/inventoryCalls.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The query in the URL of a product list; ignores invalid values. */
export function inventoryQuery(address: URLSearchParams): InventoryQuery {
  const after = address.get('after')
  return {
    search: firstCharacters(address.get('q')?.trim() ?? '', MAX_SEARCH_LENGTH),
    mediaType: MEDIA_TYPES.find((each) => each === address.get('medium')) ?? null,
    after: after !== null && /^[a-z][a-z0-9_]{2,100}$/.test(after) ? after : null,
  }
}

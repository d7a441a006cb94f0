import type {
  AvailsView,
  InventoryListView,
  InventoryProductView,
  PublisherView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import type { ProductChangesView, ProductEdit } from '#domain/catalogue/products/productChange.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** What of the inventory is asked for. */
export interface InventoryQuery {
  mediaType: MediaType | null
  search: string
  /** After which product the page begins. */
  after: string | null
}

const queryOf = ({ mediaType, search, after }: InventoryQuery) => ({
  ...(mediaType ? { mediaType } : {}),
  ...(search ? { search } : {}),
  ...(after ? { after } : {}),
})

/** A page of all that is for sale. Raises ProductError, as all calls here do. */
export const loadInventory = (query: InventoryQuery) =>
  answerOf<InventoryListView>(api.inventory.$get({ query: queryOf(query) }))

/** What is for sale against what is sold. */
export const loadAvails = (query: InventoryQuery) =>
  answerOf<AvailsView>(api.inventory.avails.$get({ query: queryOf(query) }))

/** A product with its planned prices, its slots and its audit log. Raises product_not_found. */
export const loadProduct = (id: string) =>
  answerOf<InventoryProductView>(api.inventory[':id'].$get({ param: { id } }))

/** What was looked at, and why it is done; without a token it is only shown. */
export interface Settling {
  token: string | null
  reason: string
}

/** Shows or makes a change of chosen products. Raises product_changed, product_invalid, invalid_input. */
export const editProductsCall = (
  wanted: Settling & { ids: string[]; edit: ProductEdit; validFrom: string | null },
) => answerOf<ProductChangesView>(api.inventory.edits.$post({ json: wanted }))

/** Shows or makes what a file says. Raises product_changed, product_invalid. */
export const importProductsCall = (wanted: Settling & { csv: string }) =>
  answerOf<ProductChangesView>(api.inventory.imports.$post({ json: wanted }))

/** What is for sale of a medium as a file for the import, and the publishers that it can name. */
export const loadImportTemplate = (mediaType: MediaType) =>
  answerOf(api.inventory.template.$get({ query: { mediaType } }))

/** Takes planned prices back. Raises rate_card_not_found. */
export const dropPlannedPricesCall = (cardId: string, reason: string) =>
  answerOf(
    api.inventory['rate-cards'][':cardId'].withdrawal.$post({
      param: { cardId },
      json: { reason },
    }),
  )

/** Takes a publisher offline, or online again. Raises product_not_found. */
export const takePublisherOfflineCall = (
  publisherId: string,
  wanted: { isOffline: boolean; reason: string },
) =>
  answerOf<PublisherView>(
    api.inventory.publishers[':publisherId'].offline.$put({ param: { publisherId }, json: wanted }),
  )

/** The tags of a product. Raises ProductError. */
export const loadPublisherTags = (id: string) =>
  answerOf(api.inventory[':id'].tags.$get({ param: { id } }))

export type PublisherTagsView = Awaited<ReturnType<typeof loadPublisherTags>>

/** When a product was last asked for an ad. Raises ProductError. */
export const loadLastRequest = (id: string) =>
  answerOf(api.inventory[':id']['last-request'].$get({ param: { id } }))

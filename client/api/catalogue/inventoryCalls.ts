import type {
  AvailsView,
  InventoryListView,
  InventoryProductView,
  PublisherView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import type { ProductChangesView, ProductEdit } from '#domain/catalogue/products/productChange.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Filters of the inventory list. */
export interface InventoryQuery {
  mediaType: MediaType | null
  search: string
  /** Cursor: the last product of the page before. */
  after: string | null
}

const queryOf = ({ mediaType, search, after }: InventoryQuery) => ({
  ...(mediaType ? { mediaType } : {}),
  ...(search ? { search } : {}),
  ...(after ? { after } : {}),
})

/** A page of the inventory. Raises ProductError, as all calls here do. */
export const loadInventory = (query: InventoryQuery) =>
  answerOf<InventoryListView>(api.inventory.$get({ query: queryOf(query) }))

/** Inventory for sale compared with inventory sold. */
export const loadAvails = (query: InventoryQuery) =>
  answerOf<AvailsView>(api.inventory.avails.$get({ query: queryOf(query) }))

/** A product with its planned prices, its slots and its audit log. Raises product_not_found. */
export const loadProduct = (id: string) =>
  answerOf<InventoryProductView>(api.inventory[':id'].$get({ param: { id } }))

/** The token of the preview and the reason for the change; without a token the change is only previewed. */
export interface Settling {
  token: string | null
  reason: string
}

/** Previews or makes a change of selected products. Raises product_changed, product_invalid, invalid_input. */
export const editProductsCall = (
  wanted: Settling & { ids: string[]; edit: ProductEdit; validFrom: string | null },
) => answerOf<ProductChangesView>(api.inventory.edits.$post({ json: wanted }))

/** Previews or imports a file. Raises product_changed, product_invalid. */
export const importProductsCall = (wanted: Settling & { csv: string }) =>
  answerOf<ProductChangesView>(api.inventory.imports.$post({ json: wanted }))

/** The inventory of a medium as a file for the import, and the publishers that the file can name. */
export const loadImportTemplate = (mediaType: MediaType) =>
  answerOf(api.inventory.template.$get({ query: { mediaType } }))

/** Withdraws a rate card of planned prices. Raises rate_card_not_found. */
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

/** The time of a product's last ad request. Raises ProductError. */
export const loadLastRequest = (id: string) =>
  answerOf(api.inventory[':id']['last-request'].$get({ param: { id } }))

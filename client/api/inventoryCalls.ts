import type { InventoryListView } from '#domain/catalogue/inventoryView.types.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { answerOf, api } from './apiClient.ts'

/** What of the inventory is asked for. */
export interface InventoryQuery {
  mediaType: MediaType | null
  search: string
  page: number
}

/** A page of all that is for sale. Raises ProductError. */
export const loadInventory = ({ mediaType, search, page }: InventoryQuery) =>
  answerOf<InventoryListView>(
    api.inventory.$get({
      query: {
        page: String(page),
        ...(mediaType ? { mediaType } : {}),
        ...(search ? { search } : {}),
      },
    }),
  )

/** The tags of a product. Raises ProductError. */
export const loadPublisherTags = (id: string) =>
  answerOf(api.inventory[':id'].tags.$get({ param: { id } }))

export type PublisherTagsView = Awaited<ReturnType<typeof loadPublisherTags>>

/** When a product was last asked for an ad. Raises ProductError. */
export const loadLastRequest = (id: string) =>
  answerOf(api.inventory[':id']['last-request'].$get({ param: { id } }))

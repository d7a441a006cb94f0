import type { Product } from './product.ts'

/** A page of the list of all that is for sale. */
export interface InventoryListView {
  products: InventoryRow[]
  total: number
}

export type InventoryRow = Pick<
  Product,
  'id' | 'name' | 'organization' | 'mediaType' | 'kind' | 'country'
>

/** How many rows a page of the list has. */
export const INVENTORY_PAGE_SIZE = 50

import { connect } from '#database/connection.ts'
import { type ProductSearch, searchProducts } from '#database/queries/products.ts'
import {
  INVENTORY_PAGE_SIZE,
  type InventoryListView,
} from '#domain/catalogue/inventoryView.types.ts'
import type { OperationContext } from '../../platform/env.ts'

/** All that is for sale, a page of it, narrowed by medium and words. */
export async function listInventory(
  { env }: Pick<OperationContext, 'env'>,
  { page, ...search }: ProductSearch & { page: number },
): Promise<InventoryListView> {
  const offset = (page - 1) * INVENTORY_PAGE_SIZE
  return await searchProducts(connect(env.DB), search, { offset, limit: INVENTORY_PAGE_SIZE })
}

import { type ProductSearch, searchProducts } from '#database/queries/catalogue/products.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import {
  INVENTORY_PAGE_SIZE,
  type InventoryListView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Everything for sale by name, paginated after a product, filtered by medium and words. */
export async function listInventory(
  { db }: Pick<OperationContext, 'db'>,
  { after, ...search }: ProductSearch & { after: string | null },
): Promise<InventoryListView> {
  const found = await searchProducts(db, search, {
    after,
    limit: INVENTORY_PAGE_SIZE + 1,
  })
  const { shown, last } = cutPage(found, INVENTORY_PAGE_SIZE)
  return {
    products: shown.map((product) => ({
      id: product.id,
      name: product.name,
      organization: product.organization,
      mediaType: product.mediaType,
      country: product.country,
      baseCpmMinor: product.baseCpmMinor,
      ratecardCpmMinor: product.ratecardCpmMinor,
      weeklyImpressions: product.weeklyImpressions,
      isRetired: product.isRetired,
      isExample: product.isExample ?? false,
      isOffline: product.isOffline,
    })),
    next: last?.id ?? null,
  }
}

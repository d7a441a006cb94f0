import {
  findStoredProducts,
  listOrganizationIds,
} from '#database/queries/catalogue/productChanges.ts'
import { isExampleProduct, withMarker } from '#database/seed/reference/examplePublishers.ts'
import type { ChangeProblem, ProductChangesView } from '#domain/catalogue/products/productChange.ts'
import {
  type InventoryFile,
  readInventoryCsv,
} from '#domain/catalogue/products/readInventoryCsv.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sellsExamples } from '../catalogue/sellsExamples.ts'
import { checkScreens } from './checkScreens.ts'
import { settleChanges } from './settleChanges.ts'

/**
 * Previews or applies a product file: new products and changes of existing ones; keeps products that it does not name.
 * Raises what `settleChanges` raises.
 */
export async function importProducts(
  context: OperationContext,
  { csv, token, reason }: { csv: string; token: string | null; reason: string },
): Promise<ProductChangesView> {
  const { db } = context
  const { products, problems } = readInventoryCsv(csv, await listOrganizationIds(db))
  const found = await findStoredProducts(
    db,
    products.map(({ product }) => product.id),
  )
  const wanted = products.map(({ row, product }) => ({
    row,
    before: found.get(product.id) ?? null,
    after: { ...withMarker(product), isRetired: false },
  }))
  const refused = sellsExamples(context.env) ? [] : exampleProblems(products)
  const misplaced = await checkScreens(db, wanted)
  const request = { event: 'import' as const, token, reason, validFrom: null }
  return await settleChanges(context, wanted, [...problems, ...refused, ...misplaced], request)
}

/** Fictional rows, which production never sells. */
const exampleProblems = (products: InventoryFile['products']): ChangeProblem[] =>
  products
    .filter(({ product }) => isExampleProduct(product))
    .map(({ row, product }) => ({
      row,
      id: product.id,
      column: product.isExample ? 'example' : 'organization',
      reason: 'is fictional, from the example inventory: remove the row',
    }))

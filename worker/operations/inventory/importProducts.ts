import { connect } from '#database/connection.ts'
import { findStoredProducts, listOrganizationIds } from '#database/queries/productChanges.ts'
import type { ProductChangesView } from '#domain/catalogue/productChange.ts'
import { readInventoryCsv } from '#domain/catalogue/readInventoryCsv.ts'
import type { OperationContext } from '../../platform/env.ts'
import { settleChanges } from './settleChanges.ts'

/**
 * Shows or makes what a file of products says: new ones, and changes of those that are there; what it does not name stays
 * as it is. Raises what `settleChanges` raises.
 */
export async function importProducts(
  context: OperationContext,
  { csv, token, reason }: { csv: string; token: string | null; reason: string },
): Promise<ProductChangesView> {
  const db = connect(context.env.DB)
  const { products, problems } = readInventoryCsv(csv, await listOrganizationIds(db))
  const found = await findStoredProducts(
    db,
    products.map(({ product }) => product.id),
  )
  const wanted = products.map(({ row, product }) => ({
    row,
    before: found.get(product.id) ?? null,
    after: product,
  }))
  const request = { event: 'import' as const, token, reason, validFrom: null }
  return await settleChanges(context, wanted, problems, request)
}

import { countForSale } from '#database/queries/catalogue/products.ts'
import { type InventoryState, inventoryStateOf } from '#domain/catalogue/products/inventoryState.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { currentVersions } from './currentVersions.ts'
import { cacheByVersion } from './cacheByVersion.ts'
import { sellsExamples } from './sellsExamples.ts'

const kept = cacheByVersion<InventoryState>(1)

/** Whether anything is for sale here, and whether some of it is fictional. */
export async function readInventoryState(
  context: Pick<OperationContext, 'env' | 'db' | 'versions'>,
): Promise<InventoryState> {
  const { catalogue: version } = await currentVersions(context)
  return await kept({ version, key: [context.env.ENVIRONMENT] }, async () =>
    inventoryStateOf(await countForSale(context.db, { withExamples: sellsExamples(context.env) })),
  )
}

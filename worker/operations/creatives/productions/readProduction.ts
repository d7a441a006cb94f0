import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openProduction, type ProductionKey } from './openProduction.ts'
import { productionView } from './productionView.ts'

/** An ad creation for its buyer or its producer. Raises production_not_found. */
export async function readProduction(
  context: OperationContext,
  key: ProductionKey,
): Promise<ProductionView> {
  return await productionView(context, await openProduction(context, key))
}

/** An ad creation for its producer, by role only. Raises production_not_found. */
export const readDeskProduction = async (
  context: OperationContext,
  lineId: string,
): Promise<ProductionView> =>
  await readProduction(context, {
    lineId,
    access: { accessToken: undefined, accessKeyOf: () => undefined },
  })

import {
  deleteProductionFile,
  findProductionFile,
  isUnsent,
} from '#database/queries/creatives/productionFiles.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { isBeingMade } from '#domain/creatives/production/takesUpload.ts'
import { deleteFile } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openProduction, type ProductionKey } from './openProduction.ts'
import { readProduction } from './readProduction.ts'

/**
 * Removes material or, for the producer, a file of an unsent draft. Raises production_not_found, file_not_found,
 * uploads_closed.
 */
export async function removeProductionFile(
  context: OperationContext,
  { fileId, ...key }: ProductionKey & { fileId: string },
): Promise<ProductionView> {
  const { line } = await openProduction(context, key)
  const { db } = context
  const file = await findProductionFile(db, fileId)
  const mayRemove = file?.kind === 'briefing' || can(context.account, 'makeAds')
  if (!file || file.lineId !== line.id || !mayRemove) throw new ProductError('file_not_found')
  if (!isBeingMade(line)) throw new ProductError('uploads_closed')
  if (!(await deleteProductionFile(db, file.id, isUnsent(file))))
    throw new ProductError('uploads_closed')
  await deleteFile(context.env, { key: file.storageKey })
  return await readProduction(context, key)
}

import {
  deleteProductionFile,
  listFilesOfCancelled,
} from '#database/queries/creatives/productionFiles.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { deleteFile } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const FILES_A_RUN = 100

/** Deletes the files of canceled ad creations, from which nothing was delivered. Safe to repeat. */
export async function purgeProductionFiles({
  db,
  env,
}: Pick<OperationContext, 'env' | 'db'>): Promise<number> {
  const files = await listFilesOfCancelled(db, FILES_A_RUN)
  for (const file of files) {
    if (await deleteProductionFile(db, file.id, ALWAYS))
      await deleteFile(env, { key: file.storageKey })
  }
  return files.length
}

import {
  deleteOldCompleteUploads,
  deleteUpload,
  listExpiredUploads,
} from '#database/queries/creatives/creativeUploads.ts'
import { deleteFile } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

export const HALF_UPLOADS_A_RUN = 100
/** Complete uploads count against daily limits, so their rows stay this long. */
const KEPT_MS = 48 * 60 * 60_000

/** Job: deletes uploads that were never completed, a day after they began; returns how many. Safe to repeat. */
export async function purgeAbandonedUploads({
  db,
  env,
  now,
}: Pick<OperationContext, 'env' | 'db' | 'now'>): Promise<number> {
  const expired = await listExpiredUploads(db, now.toISOString(), HALF_UPLOADS_A_RUN)
  for (const upload of expired) {
    if (await deleteUpload(db, upload.id))
      await deleteFile(env, { key: upload.storageKey, multipartId: upload.multipartId })
  }
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  const complete = await deleteOldCompleteUploads(db, before, HALF_UPLOADS_A_RUN)
  return Math.max(expired.length, complete)
}

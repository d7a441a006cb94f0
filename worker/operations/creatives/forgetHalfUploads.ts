import { connect } from '#database/connection.ts'
import {
  deleteOldCompleteUploads,
  deleteUpload,
  listExpiredUploads,
} from '#database/queries/creativeUploads.ts'
import { deleteFile } from '../../adapters/creativeStore.ts'
import type { OperationContext } from '../../platform/env.ts'

const A_RUN = 100
/** Complete uploads count against the limits of a day; then they are of no use. */
const KEPT_MS = 48 * 60 * 60_000

/** Deletes what has arrived of uploads that were never completed, a day after they began. Safe to repeat. */
export async function forgetHalfUploads({
  env,
  now,
}: Pick<OperationContext, 'env' | 'now'>): Promise<void> {
  const db = connect(env.DB)
  for (const upload of await listExpiredUploads(db, now.toISOString(), A_RUN)) {
    if (await deleteUpload(db, upload.id))
      await deleteFile(env, { key: upload.storageKey, multipartId: upload.multipartId })
  }
  await deleteOldCompleteUploads(db, new Date(now.getTime() - KEPT_MS).toISOString())
}

import { listParts, type UploadRow } from '#database/queries/creatives/creativeUploads.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { missingParts } from '#domain/creatives/upload/uploadParts.ts'
import { completeFile } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * Assembles one file from the parts of an upload. Raises upload_incomplete with the missing ones,
 * upload_storage_failed.
 */
export async function assembleUpload(
  { db, env }: Pick<OperationContext, 'env' | 'db'>,
  upload: UploadRow,
): Promise<void> {
  const parts = await listParts(db, upload.id)
  const missing = missingParts(
    parts.map(({ number }) => number),
    upload.bytes,
    upload.partBytes,
  )
  if (missing.length > 0) throw new ProductError('upload_incomplete', { details: { missing } })
  const { storageKey, multipartId, bytes } = upload
  await completeFile(env, { key: storageKey, multipartId, bytes }, parts)
}

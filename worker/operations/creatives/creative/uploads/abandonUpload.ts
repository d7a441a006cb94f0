import { deleteUpload } from '#database/queries/creatives/creativeUploads.ts'
import { deleteFile } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUpload, type UploadKey } from './openUpload.ts'

/** Abandons an incomplete upload and deletes its parts. Raises order_not_found, upload_not_found. */
export async function abandonUpload(context: OperationContext, key: UploadKey): Promise<void> {
  const { upload } = await openUpload(context, key)
  if (!(await deleteUpload(context.db, upload.id))) return
  await deleteFile(context.env, { key: upload.storageKey, multipartId: upload.multipartId })
}

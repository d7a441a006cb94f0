import { savePart } from '#database/queries/creatives/creativeUploads.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { partCount, partRange } from '#domain/creatives/upload/uploadParts.ts'
import { storePart } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUpload, type UploadKey } from './openUpload.ts'

/**
 * Stores one part of an upload; a repeated part replaces itself. Raises order_not_found, upload_not_found,
 * upload_part_wrong for another size, upload_storage_failed.
 */
export async function putUploadPart(
  context: OperationContext,
  request: UploadKey & { part: number; content: ArrayBuffer },
): Promise<{ part: number; bytes: number }> {
  const { upload } = await openUpload(context, request)
  const { part, content } = request
  if (upload.completedAt !== null) return { part, bytes: content.byteLength }
  if (part > partCount(upload.bytes, upload.partBytes)) throw new ProductError('upload_part_wrong')
  const { start, end } = partRange(part, upload.bytes, upload.partBytes)
  if (content.byteLength !== end - start) throw new ProductError('upload_part_wrong')
  const file = { key: upload.storageKey, multipartId: upload.multipartId }
  const etag = await storePart(context.env, file, part, content)
  const bytes = content.byteLength
  await savePart(context.db, { uploadId: upload.id, number: part, etag, bytes })
  return { part, bytes }
}

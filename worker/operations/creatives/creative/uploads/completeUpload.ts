import {
  deleteUpload,
  findUpload,
  markUploadComplete,
  type UploadRow,
} from '#database/queries/creatives/creativeUploads.ts'
import { findCreative, isAlreadyUploaded } from '#database/queries/creatives/creatives.ts'
import { findVersion, hasVersion } from '#database/queries/creatives/creativeVersions.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { deleteFile, fileSource, hashFile } from '#worker/adapters/creatives/creativeStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { creativeView } from '../creativeView.ts'
import { openUpload, type UploadKey } from './openUpload.ts'
import { probeLandingPage } from '../files/probeLandingPage.ts'
import { assembleUpload } from './assembleUpload.ts'
import { submitVersion, type SubmittedVersion } from './submitVersion.ts'

/**
 * Assembles an upload, inspects the stored bytes and makes them a creative, or the next version of the one it
 * replaces: in review, or with errors to fix. Safe to repeat. Raises order_not_found, upload_not_found,
 * uploads_closed, upload_incomplete ('Page not fully uploaded') with the missing parts, creative_already_uploaded,
 * creatives_full, creative_not_found, upload_storage_failed.
 */
export async function completeUpload(
  context: OperationContext,
  key: UploadKey,
): Promise<CreativeView> {
  const { db } = context
  const { upload, stored, line, actor } = await openUpload(context, key)
  if (upload.purpose !== 'creative') throw new ProductError('upload_not_found')
  if (upload.versionId === null) {
    if (!takesCreatives(line)) throw new ProductError('uploads_closed')
    await assembleUpload(context, upload)
    await writeVersion(context, { upload, stored, line, author: actor })
  }
  const done = await openUpload(context, key)
  const version = await findVersion(db, done.upload.versionId ?? '')
  const creative = version && (await findCreative(db, version.creativeId))
  if (!creative) throw new ProductError('creative_not_found')
  context.waitUntil(probeLandingPage(context, version.id))
  return await creativeView(context, creative)
}

interface NewVersion {
  upload: UploadRow
  stored: StoredOrder
  line: OrderLineRow
  author: 'buyer' | 'desk'
}

async function writeVersion(
  context: OperationContext,
  { upload, stored, line, author }: NewVersion,
): Promise<void> {
  const { db, env } = context
  const { storageKey, bytes, fileName } = upload
  const [sha256, facts, replaced] = await Promise.all([
    hashFile(env, storageKey),
    readCreative(fileSource(env, { key: storageKey, bytes })),
    upload.replaces === null ? undefined : findCreative(db, upload.replaces),
  ])
  if (upload.replaces !== null && (!replaced || replaced.creative.removedAt !== null))
    throw new ProductError('creative_not_found')
  const version = await submitVersion(context, {
    file: { fileName, bytes, sha256, storageKey, facts },
    stored,
    line,
    author,
    replaced,
    alsoWrite: (versionId, at) => [
      markUploadComplete(db, { uploadId: upload.id, versionId, at }, hasVersion(versionId)),
    ],
  })
  if (version) await refuseUnwritten(context, { upload, version })
  else await refuseDuplicate(context, upload)
}

/** Rejects a file that the line already has; accepts it if this very upload added it, completed in another tab. */
async function refuseDuplicate({ db, env }: OperationContext, upload: UploadRow): Promise<void> {
  if (!(await deleteUpload(db, upload.id))) return
  await deleteFile(env, { key: upload.storageKey })
  throw new ProductError('creative_already_uploaded')
}

/** Explains why a batch wrote no version: a concurrent upload of the same file, or a full line. */
async function refuseUnwritten(
  context: OperationContext,
  { upload, version }: { upload: UploadRow; version: SubmittedVersion },
): Promise<void> {
  const { db } = context
  if (await findVersion(db, version.id)) return
  const current = await findUpload(db, { id: upload.id, lineId: upload.lineId })
  // Another tab completed the same upload.
  if (current?.versionId) return
  const isFull = !(await isAlreadyUploaded(db, version))
  if (isFull && !(await findCreative(db, version.creativeId)))
    throw new ProductError('creatives_full')
  await refuseDuplicate(context, upload)
}

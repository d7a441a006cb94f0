import { runBatch } from '#database/batch.ts'
import {
  deleteUpload,
  markUploadComplete,
  type UploadRow,
} from '#database/queries/creatives/creativeUploads.ts'
import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import {
  findProductionFile,
  hasProductionFile,
  insertProductionFile,
  isLineIn,
  type ProductionFileRow,
} from '#database/queries/creatives/productionFiles.ts'
import { findProduction } from '#database/queries/creatives/productions.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { judgeDraft } from '#domain/creatives/production/draftFit.ts'
import type {
  BriefingFileView,
  DraftFileView,
} from '#domain/creatives/production/productionView.ts'
import { takesUpload } from '#domain/creatives/production/takesUpload.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { deleteFile, fileSource, hashFile } from '#worker/adapters/creatives/creativeStore.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUpload, type UploadKey } from '../creative/uploads/openUpload.ts'
import { assembleUpload } from '../creative/uploads/assembleUpload.ts'
import { briefingFileView, draftFileView } from './productionView.ts'

/**
 * Assembles an upload as material of a brief, or as a file of the next draft, which is inspected and checked like any
 * creative. Safe to repeat. Raises order_not_found, upload_not_found, uploads_closed, upload_incomplete with the
 * missing parts, briefing_full, draft_full, upload_storage_failed.
 */
export async function completeProductionUpload(
  context: OperationContext,
  key: UploadKey,
): Promise<BriefingFileView | DraftFileView> {
  const { upload, line } = await openUpload(context, key)
  if (upload.purpose === 'creative') throw new ProductError('upload_not_found')
  if (upload.versionId === null) {
    if (!takesUpload(line, upload.purpose, can(context.account, 'makeAds')))
      throw new ProductError('uploads_closed')
    await assembleUpload(context, upload)
    await writeFile(context, { upload, line, purpose: upload.purpose })
  }
  const { db } = context
  const done = await openUpload(context, key)
  const file = await findProductionFile(db, done.upload.versionId ?? '')
  if (!file) throw new ProductError('file_not_found')
  return file.kind === 'draft'
    ? await draftFileView(context, file)
    : await briefingFileView(context, file)
}

interface NewFile {
  upload: UploadRow
  line: OrderLineRow
  purpose: 'briefing' | 'draft'
}

async function writeFile(context: OperationContext, request: NewFile): Promise<void> {
  const { upload, line, purpose } = request
  const { db, env, now } = context
  const at = now.toISOString()
  const [sha256, content] = await Promise.all([
    hashFile(env, upload.storageKey),
    contentOf(context, request),
  ])
  const file: ProductionFileRow = {
    id: newId('pfl'),
    orderId: line.orderId,
    lineId: line.id,
    kind: purpose,
    fileName: upload.fileName,
    bytes: upload.bytes,
    sha256,
    storageKey: upload.storageKey,
    createdAt: at,
    ...content,
  }
  await runBatch(db, [
    insertProductionFile(db, file, isLineIn(line.id, [line.state])),
    markUploadComplete(
      db,
      { uploadId: upload.id, versionId: file.id, at },
      hasProductionFile(file.id),
    ),
  ])
  const current = await findProductionFile(db, file.id)
  if (!current) await refuse(context, request)
}

/** Material may be any file and is never shown, so it is not inspected. */
async function contentOf(
  { db, env }: OperationContext,
  { upload, line, purpose }: NewFile,
): Promise<Pick<ProductionFileRow, 'draftNumber' | 'facts' | 'findings' | 'formatId'>> {
  if (purpose === 'briefing') return { draftNumber: 0, facts: null, findings: [], formatId: null }
  const file = { key: upload.storageKey, bytes: upload.bytes }
  const [facts, production] = await Promise.all([
    readCreative(fileSource(env, file)),
    findProduction(db, line.id),
  ])
  const draftNumber = (production?.draftNumber ?? 0) + 1
  return { draftNumber, facts, ...judgeDraft(facts, line.mediaType) }
}

/**
 * Rejects a file above the limit, or after the draft was sent; does nothing if another tab completed the same upload.
 */
async function refuse(context: OperationContext, { upload, purpose }: NewFile): Promise<void> {
  if (!(await deleteUpload(context.db, upload.id))) return
  await deleteFile(context.env, { key: upload.storageKey })
  throw new ProductError(purpose === 'briefing' ? 'briefing_full' : 'draft_full')
}

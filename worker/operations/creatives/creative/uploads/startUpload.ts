import {
  insertUpload,
  listOpenUploads,
  type UploadRow,
} from '#database/queries/creatives/creativeUploads.ts'
import { findCreative, isAlreadyUploaded } from '#database/queries/creatives/creatives.ts'
import { hasBriefingRoom, isBriefingFull } from '#database/queries/creatives/productionFiles.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { can } from '#domain/accounts/capability.ts'
import { takesUpload } from '#domain/creatives/production/takesUpload.ts'
import { PART_BYTES, UPLOAD_LIFE_MS } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadStart, UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { beginFile, deleteFile } from '#worker/adapters/creatives/creativeStore.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { openUploadLine, type UploadAccess } from './openUploadLine.ts'
import { uploadView } from './uploadView.ts'

/**
 * Starts the upload of a creative, or of a file for an ad creation, or resumes an interrupted one of the same file.
 * Raises order_not_found, uploads_closed, creative_not_found, creative_already_uploaded, briefing_full,
 * upload_limit_reached, upload_storage_failed.
 */
export async function startUpload(
  context: OperationContext,
  request: UploadStart & { lineId: string; access: UploadAccess },
): Promise<UploadView> {
  const { db } = context
  const { line } = await openUploadLine(context, request.lineId, request.access)
  const { purpose } = request
  if (!takesUpload(line, purpose, can(context.account, 'makeAds')))
    throw new ProductError('uploads_closed')
  if (request.replaces) await refuseForeignCreative(context, line.id, request.replaces)
  const begun = await findBegun(context, request)
  if (begun) return begun
  if (purpose === 'creative') await refuseHeld(context, request)
  const id = newId('upl')
  const key = `creatives/${id}`
  const upload: UploadRow = {
    id,
    orderId: line.orderId,
    lineId: line.id,
    purpose,
    replaces: request.replaces ?? null,
    fileName: request.name,
    bytes: request.bytes,
    partBytes: PART_BYTES,
    statedSha256: request.sha256 ?? null,
    storageKey: key,
    multipartId: await beginFile(context.env, key),
    network: await networkKey(context),
    createdAt: context.now.toISOString(),
    expiresAt: new Date(context.now.getTime() + UPLOAD_LIFE_MS).toISOString(),
    versionId: null,
    completedAt: null,
  }
  const room = purpose === 'briefing' ? hasBriefingRoom(upload) : undefined
  if (!(await insertUpload(db, upload, room))) {
    context.waitUntil(deleteFile(context.env, fileOf(upload)))
    const isFull = purpose === 'briefing' && (await isBriefingFull(db, upload))
    throw new ProductError(isFull ? 'briefing_full' : 'upload_limit_reached')
  }
  return uploadView(upload, [])
}

const fileOf = ({ storageKey, multipartId }: UploadRow) => ({ key: storageKey, multipartId })

async function refuseForeignCreative(
  { db }: OperationContext,
  lineId: string,
  creativeId: string,
): Promise<void> {
  const stored = await findCreative(db, creativeId)
  if (stored?.creative.lineId !== lineId || stored.creative.removedAt !== null)
    throw new ProductError('creative_not_found')
}

/** A file that the line already has need not be sent; the browser's hash only saves the transfer. */
async function refuseHeld(
  { db }: OperationContext,
  { lineId, sha256, replaces }: UploadStart & { lineId: string },
): Promise<void> {
  if (!sha256) return
  const file = { lineId, sha256, creativeId: replaces ?? '' }
  if (await isAlreadyUploaded(db, file)) throw new ProductError('creative_already_uploaded')
}

/** An unfinished upload of the same file for the same purpose, to resume after an interruption. */
async function findBegun(
  { db, now }: OperationContext,
  request: UploadStart & { lineId: string },
): Promise<UploadView | null> {
  if (!request.sha256) return null
  const open = await listOpenUploads(db, request, now.toISOString())
  const same = open.find(
    ({ upload }) =>
      upload.statedSha256 === request.sha256 &&
      upload.bytes === request.bytes &&
      upload.replaces === (request.replaces ?? null),
  )
  return same ? uploadView(same.upload, same.parts) : null
}

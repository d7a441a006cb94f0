import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import {
  deleteUpload,
  findUpload,
  listParts,
  markUploadComplete,
  type UploadRow,
} from '#database/queries/creativeUploads.ts'
import {
  addNote,
  findCreative,
  findVersion,
  hasVersion,
  insertCreative,
  insertVersion,
  isAlreadyUploaded,
  supersedeWaiting,
  type CreativeRow,
  type StoredCreative,
  type VersionRow,
} from '#database/queries/creatives.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders.ts'
import type { CreativeFacts } from '#domain/creative/creativeFacts.ts'
import type { Placement } from '#domain/creative/placement.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { takesCreatives } from '#domain/order/creativeEvent.ts'
import type { CreativeView } from '#domain/review/creativeView.ts'
import { firstLandingPage, judgeVersion, titleOf } from '#domain/review/judgeVersion.ts'
import { missingParts } from '#domain/upload/uploadParts.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { soundPatches } from '#inspection/sound/removeSound.ts'
import { completeFile, deleteFile, fileSource, hashFile } from '../../adapters/creativeStore.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { creativeView } from './creativeView.ts'
import { followCreatives } from './followCreatives.ts'
import { linePlacement } from './linePlacement.ts'
import { openUpload, type UploadKey } from './openUpload.ts'
import { probeLandingPage } from './probeLandingPage.ts'

/**
 * Puts an upload together, reads the stored bytes and makes them a creative, or the next version of the one that it
 * replaces: in review, or with what has to be mended. Safe to repeat. Raises order_not_found, upload_not_found,
 * uploads_closed, upload_incomplete ('Page not fully uploaded') with the missing parts, creative_already_uploaded,
 * creatives_full, creative_not_found, upload_storage_failed.
 */
export async function completeUpload(
  context: OperationContext,
  key: UploadKey,
): Promise<CreativeView> {
  const db = connect(context.env.DB)
  const { upload, stored, line, actor } = await openUpload(context, key)
  if (upload.versionId === null) {
    if (!takesCreatives(line)) throw new ProductError('uploads_closed')
    await putTogether(context, upload)
    await writeVersion(context, { upload, stored, line, author: actor })
  }
  const done = await openUpload(context, key)
  const version = await findVersion(db, done.upload.versionId ?? '')
  const creative = version && (await findCreative(db, version.creativeId))
  if (!creative) throw new ProductError('creative_not_found')
  context.waitUntil(probeLandingPage(context, version.id))
  return await creativeView(context, creative)
}

async function putTogether({ env }: OperationContext, upload: UploadRow): Promise<void> {
  const parts = await listParts(connect(env.DB), upload.id)
  const missing = missingParts(
    parts.map(({ number }) => number),
    upload.bytes,
    upload.partBytes,
  )
  if (missing.length > 0) throw new ProductError('upload_incomplete', { details: { missing } })
  const { storageKey, multipartId, bytes } = upload
  await completeFile(env, { key: storageKey, multipartId, bytes }, parts)
}

interface NewVersion {
  upload: UploadRow
  stored: StoredOrder
  line: OrderLineRow
  author: 'buyer' | 'desk'
}

async function writeVersion(context: OperationContext, request: NewVersion): Promise<void> {
  const { env, now } = context
  const { upload, line, author } = request
  const db = connect(env.DB)
  const file = { key: upload.storageKey, bytes: upload.bytes }
  const at = now.toISOString()
  const [sha256, facts, placement, replaced] = await Promise.all([
    hashFile(env, upload.storageKey),
    readCreative(fileSource(env, file)),
    linePlacement(context, line),
    upload.replaces === null ? undefined : findCreative(db, upload.replaces),
  ])
  if (upload.replaces !== null && (!replaced || replaced.creative.removedAt !== null))
    throw new ProductError('creative_not_found')
  const creative = replaced?.creative ?? newCreative(request, at)
  const landing = landingOf(replaced, request)
  const { findings, formatId, state } = judgeVersion(facts, placement, landing)
  const version = {
    id: newId('crv'),
    creativeId: creative.id,
    orderId: line.orderId,
    lineId: line.id,
    number: (replaced?.versions[0]?.number ?? 0) + 1,
    state,
    fileName: upload.fileName,
    bytes: upload.bytes,
    sha256,
    storageKey: upload.storageKey,
    patches: await patchesFor(facts, placement, fileSource(env, file)),
    formatId,
    facts,
    findings,
    landingPage: landing.address,
    landingFacts: landing.facts,
    createdAt: at,
    submittedAt: state === 'in_review' ? at : null,
  }
  if (await isAlreadyUploaded(db, version)) return await refuseDuplicate(context, upload)
  const note = {
    creativeId: creative.id,
    versionId: version.id,
    at,
    author,
    accountId: context.account?.id ?? null,
    kind: 'submitted' as const,
    denialClass: null,
    text: '',
  }
  await runBatch(db, [
    ...(replaced ? [] : [insertCreative(db, creative, version)]),
    insertVersion(db, version),
    supersedeWaiting(db, version),
    addNote(db, note, hasVersion(version.id)),
    markUploadComplete(
      db,
      { uploadId: upload.id, versionId: version.id, at },
      hasVersion(version.id),
    ),
    ...followCreatives(db, { orderId: line.orderId, lineId: line.id, at, actor: author }),
  ])
  await refuseUnwritten(context, { upload, version })
}

/** Billboards are silent: a video's sound is taken out of what is shown (spec §5, 'audio is discarded'). */
async function patchesFor(
  facts: CreativeFacts,
  { mediaType }: Placement,
  source: ReturnType<typeof fileSource>,
) {
  const isDiscarded = facts.kind === 'video' && facts.hasSound && mediaType === 'dooh'
  return isDiscarded ? await soundPatches(source, facts.fileType) : []
}

function newCreative({ upload, line }: NewVersion, at: string): CreativeRow {
  const title = titleOf(upload.fileName)
  return {
    id: newId('cre'),
    orderId: line.orderId,
    lineId: line.id,
    title,
    nameForReporting: title,
    weight: 1,
    schedule: null,
    createdAt: at,
    removedAt: null,
  }
}

function landingOf(replaced: StoredCreative | undefined, { line, stored }: NewVersion) {
  const latest = replaced?.versions[0]
  if (latest) return { address: latest.landingPage, facts: latest.landingFacts }
  const { website } = stored.order.advertiser
  return { address: firstLandingPage(line.mediaType, website), facts: null }
}

/** Refuses a file that the line has already; nothing when it has it by this very upload, completed in another tab. */
async function refuseDuplicate({ env }: OperationContext, upload: UploadRow): Promise<void> {
  if (!(await deleteUpload(connect(env.DB), upload.id))) return
  await deleteFile(env, { key: upload.storageKey })
  throw new ProductError('creative_already_uploaded')
}

/** Tells why a batch wrote no version: somebody was faster with the same file, or the line is full. */
async function refuseUnwritten(
  context: OperationContext,
  {
    upload,
    version,
  }: { upload: UploadRow; version: Pick<VersionRow, 'id' | 'creativeId' | 'lineId' | 'sha256'> },
): Promise<void> {
  const db = connect(context.env.DB)
  if (await findVersion(db, version.id)) return
  const current = await findUpload(db, { id: upload.id, lineId: upload.lineId })
  // Another tab completed the same upload.
  if (current?.versionId) return
  const isFull = !(await isAlreadyUploaded(db, version))
  if (isFull && !(await findCreative(db, version.creativeId)))
    throw new ProductError('creatives_full')
  await refuseDuplicate(context, upload)
}

import { runBatch, type Statement } from '#database/batch.ts'
import {
  addNote,
  insertCreative,
  isAlreadyUploaded,
  type CreativeRow,
  type StoredCreative,
  type VersionRow,
} from '#database/queries/creatives/creatives.ts'
import {
  hasVersion,
  insertVersion,
  supersedeWaiting,
} from '#database/queries/creatives/creativeVersions.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { firstLandingPage, judgeVersion, titleOf } from '#domain/creatives/review/judgeVersion.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { soundPatches } from '#inspection/sound/removeSound.ts'
import { fileSource } from '#worker/adapters/creatives/creativeStore.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { followCreatives } from '../followCreatives.ts'
import { linePlacement } from '../linePlacement.ts'

/** A stored file for a line, as a new creative or as the next version of one. */
export interface SubmittedFile {
  file: Pick<VersionRow, 'fileName' | 'bytes' | 'sha256' | 'storageKey' | 'facts'>
  stored: StoredOrder
  line: OrderLineRow
  author: 'buyer' | 'desk'
  replaced?: StoredCreative | undefined
  /** Further statements, conditional on the version. */
  alsoWrite?: (versionId: string, at: string) => Statement[]
}

/** The version to write; its id shows whether it was written. */
export type SubmittedVersion = Pick<VersionRow, 'id' | 'creativeId' | 'lineId' | 'sha256'>

/**
 * Makes a stored file a version of a creative: in review, or with errors to fix; updates its line. Null if the line
 * already has this file; writes nothing if the line has become full.
 */
export async function submitVersion(
  context: OperationContext,
  submitted: SubmittedFile,
): Promise<SubmittedVersion | null> {
  const { file, line, author, replaced, alsoWrite } = submitted
  const { db } = context
  const at = context.now.toISOString()
  const placement = await linePlacement(context, line)
  const creative = replaced?.creative ?? newCreative(submitted, at)
  const landing = landingOf(submitted)
  const { findings, formatId, state } = judgeVersion(file.facts, placement, landing)
  const source = fileSource(context.env, { key: file.storageKey, bytes: file.bytes })
  const version = {
    ...file,
    id: newId('crv'),
    creativeId: creative.id,
    orderId: line.orderId,
    lineId: line.id,
    number: (replaced?.versions[0]?.number ?? 0) + 1,
    state,
    patches: await patchesFor(file.facts, placement, source),
    formatId,
    findings,
    preview: null,
    landingPage: landing.address,
    landingFacts: landing.facts,
    createdAt: at,
    submittedAt: state === 'in_review' ? at : null,
  }
  if (await isAlreadyUploaded(db, version)) return null
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
    ...(alsoWrite?.(version.id, at) ?? []),
    ...followCreatives(db, { orderId: line.orderId, lineId: line.id, at, actor: author }),
  ])
  return version
}

/** Billboards are silent: removes a video's sound from the shown file (Creatives 5). */
async function patchesFor(
  facts: CreativeFacts,
  { mediaType }: Placement,
  source: ReturnType<typeof fileSource>,
) {
  const isDiscarded =
    facts.kind === 'video' && facts.hasSound && creativeLimitFor(mediaType).discardsAudio
  return isDiscarded ? await soundPatches(source, facts.fileType) : []
}

function newCreative({ file, line }: SubmittedFile, at: string): CreativeRow {
  const title = titleOf(file.fileName)
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

function landingOf({ replaced, line, stored }: SubmittedFile) {
  const latest = replaced?.versions[0]
  if (latest) return { address: latest.landingPage, facts: latest.landingFacts }
  const { website } = stored.order.advertiser
  return { address: firstLandingPage(line.mediaType, website), facts: null }
}

import { runBatch, type Statement } from '#database/batch.ts'
import {
  addNote,
  countCreatives,
  editCreative as editRow,
  findCreative,
} from '#database/queries/creatives/creatives.ts'
import {
  hasVersion,
  insertVersion,
  supersedeWaiting,
} from '#database/queries/creatives/creativeVersions.ts'
import { MIN_CREATIVES_TO_SCHEDULE } from '#domain/catalogue/creativeLimit.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import type { CreativeEdit } from '#domain/creatives/review/creativeEditSchema.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { judgeVersion } from '#domain/creatives/review/judgeVersion.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { creativeView } from './creativeView.ts'
import { followCreatives } from './followCreatives.ts'
import { linePlacement } from './linePlacement.ts'
import { openCreative, type CreativeKey } from './openCreative.ts'
import { probeLandingPage } from './files/probeLandingPage.ts'

type Opened = Awaited<ReturnType<typeof openCreative>>

/**
 * Changes a creative. Title, name for reporting, weight and schedule apply at once; another landing
 * page makes a new version of the same file, which is reviewed while the approved one keeps
 * running. Raises creative_not_found, uploads_closed, too_few_creatives for a schedule on a line
 * with fewer than two (Creatives 6), creative_changed after a concurrent change.
 */
export async function editCreative(
  context: OperationContext,
  { edit, ...key }: CreativeKey & { edit: CreativeEdit },
): Promise<CreativeView> {
  const opened = await openCreative(context, key)
  const { creative, line, versions } = opened
  if (creative.removedAt !== null) throw new ProductError('creative_not_found')
  if (!takesCreatives(line)) throw new ProductError('uploads_closed')
  const { db } = context
  const { landingPage, ...own } = edit
  // A schedule can always be removed: the other creatives may be gone.
  const isScheduled = own.schedule !== undefined && own.schedule !== null
  if (isScheduled && (await countCreatives(db, line.id)) < MIN_CREATIVES_TO_SCHEDULE)
    throw new ProductError('too_few_creatives')
  const change = Object.fromEntries(
    Object.entries(own).filter(([, value]) => value !== undefined),
  ) as Omit<CreativeEdit, 'landingPage'>
  const statements: Statement[] =
    Object.keys(change).length > 0 ? [editRow(db, creative.id, { ...change })] : []
  const [latest] = versions
  const isNewPage =
    landingPage !== undefined && latest !== undefined && landingPage !== (latest.landingPage ?? '')
  const version = isNewPage ? await withLandingPage(context, opened, landingPage) : null
  if (version) statements.push(...version.statements)
  await runBatch(db, statements)
  const after = await findCreative(db, creative.id)
  if (!after || (version && !after.versions.some(({ id }) => id === version.id)))
    throw new ProductError('creative_changed')
  if (version) context.waitUntil(probeLandingPage(context, version.id))
  return await creativeView(context, after)
}

/** The same file with another landing page, as the next version. */
async function withLandingPage(
  context: OperationContext,
  { creative, versions, line, actor }: Opened,
  landingPage: string,
): Promise<{ id: string; statements: Statement[] }> {
  const [latest] = versions
  if (!latest) throw new ProductError('creative_not_found')
  const { db } = context
  const at = context.now.toISOString()
  const address = landingPage === '' ? null : landingPage
  const placement = await linePlacement(context, line)
  const { findings, formatId, state } = judgeVersion(latest.facts, placement, {
    address,
    facts: null,
  })
  const version = {
    ...latest,
    id: newId('crv'),
    number: latest.number + 1,
    state,
    formatId,
    findings,
    landingPage: address,
    landingFacts: null,
    createdAt: at,
    submittedAt: state === 'in_review' ? at : null,
  }
  const note = {
    creativeId: creative.id,
    versionId: version.id,
    at,
    author: actor,
    accountId: context.account?.id ?? null,
    kind: 'changed' as const,
    denialClass: null,
    text: '',
  }
  return {
    id: version.id,
    statements: [
      insertVersion(db, version),
      supersedeWaiting(db, version),
      addNote(db, note, hasVersion(version.id)),
      ...followCreatives(db, { orderId: line.orderId, lineId: line.id, at, actor }),
    ],
  }
}

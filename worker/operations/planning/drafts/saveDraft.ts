import {
  findDraft,
  insertDraft,
  isDraftId,
  updateDraft,
  type DraftRow,
  type DraftVersionRow,
} from '#database/queries/planning/drafts.ts'
import type { AccountDraft, DraftContent, DraftUpload } from '#domain/planning/drafts/draft.ts'
import { canonicalText } from '#domain/planning/drafts/canonicalText.ts'
import { MAX_ACCOUNT_DRAFTS } from '#domain/planning/drafts/draftLimits.ts'
import { clampTimes, isSamePlan, mergeDrafts } from '#domain/planning/drafts/mergeDrafts.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { searchTerms } from '#domain/foundation/search/foldText.ts'
import { textDigest } from '#worker/adapters/textDigest.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { chosenClient } from '#worker/operations/foundation/identity/chosenClient.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'

/** Number of conflicting saves by other tabs and devices before a save fails. */
const TRIES = 5

/** A draft as the API returns it. */
export const draftView = (row: DraftRow): AccountDraft => {
  const { id, plan, stepTimes, outline, revision, updatedAt } = row
  return { id, plan, stepTimes, outline, revision, updatedAt }
}

/** Search text of a draft. */
const searchTextOf = ({ plan, outline }: DraftContent): string =>
  [plan.name, outline?.title ?? '', MEDIA_TYPE_NAMES[plan.mediaType]]
    .flatMap(searchTerms)
    .map((term) => ` ${term}`)
    .join('')

/** A row with new content, as its next revision. */
export function nextRow(row: DraftRow, content: DraftContent, now: Date): DraftRow {
  const { plan, stepTimes, outline } = content
  return {
    ...row,
    plan,
    stepTimes,
    outline,
    searchText: searchTextOf(content),
    revision: row.revision + 1,
    updatedAt: now.toISOString(),
    deletedAt: null,
  }
}

/** A replaced state as a version, whose id is a hash of draft and plan. */
export async function versionRow(
  draftId: string,
  { plan, stepTimes, outline }: DraftContent,
  keptAt: string,
): Promise<DraftVersionRow> {
  const id = `dfv_${await textDigest(`${draftId} ${canonicalText(plan)}`, 24)}`
  return { id, draftId, plan, stepTimes, outline, keptAt }
}

/**
 * Saves a draft of the caller's account. From the latest revision it replaces the draft; from an older one, or a
 * guest's, it is merged step by step, and the state that lost a step is saved as a version (Planning 23). Restores a
 * deleted draft. Raises no_access, draft_not_found for another owner's, drafts_full, draft_changed.
 */
export async function saveDraft(
  context: OperationContext,
  id: string,
  upload: DraftUpload,
): Promise<AccountDraft> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const { baseRevision, ...sent } = upload
  const content = clampTimes(sent, now)
  for (let tried = 0; tried < TRIES; tried += 1) {
    const row = await findDraft(db, { id, accountId })
    if (!row) return await createDraft(context, id, content)
    if (row.mediaType !== content.plan.mediaType) throw new ProductError('draft_not_found')
    if (isSamePlan(row, content) && !row.deletedAt)
      return draftView(await outlined(db, row, content))
    const { next, lost } = await resolved(row, content, { baseRevision, now })
    if (await updateDraft(db, next, lost)) return draftView(next)
  }
  throw new ProductError('draft_changed')
}

/** An unchanged plan with newer figures keeps them. */
async function outlined(
  db: OperationContext['db'],
  row: DraftRow,
  { outline }: DraftContent,
): Promise<DraftRow> {
  if (!outline || (row.outline && row.outline.at >= outline.at)) return row
  const next = { ...row, outline, searchText: searchTextOf({ ...row, outline }) }
  const isWritten = await updateDraft(db, { ...next, revision: row.revision + 1 }, [])
  return isWritten ? { ...next, revision: row.revision + 1 } : row
}

async function resolved(
  row: DraftRow,
  content: DraftContent,
  { baseRevision, now }: { baseRevision: number | null; now: Date },
): Promise<{ next: DraftRow; lost: DraftVersionRow[] }> {
  if (baseRevision === row.revision) return { next: nextRow(row, content, now), lost: [] }
  const merged = mergeDrafts({ ...row, versions: [] }, { ...content, versions: [] }, now)
  const lost = await Promise.all(
    merged.versions.map(async (version) => await versionRow(row.id, version, version.keptAt)),
  )
  return { next: nextRow(row, merged, now), lost }
}

/**
 * Creates a draft, for the client that the tab works for unless one is named. Raises drafts_full, draft_not_found when
 * the id is another owner's.
 */
export async function createDraft(
  context: OperationContext,
  id: string,
  { clientId, ...content }: DraftContent & { clientId?: string | null },
): Promise<AccountDraft> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const at = now.toISOString()
  const row = {
    id,
    accountId,
    clientId: clientId === undefined ? await chosenClient(context) : clientId,
    mediaType: content.plan.mediaType,
    plan: content.plan,
    stepTimes: content.stepTimes,
    outline: content.outline,
    searchText: searchTextOf(content),
    revision: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  }
  if (await insertDraft(db, row, MAX_ACCOUNT_DRAFTS)) return draftView(row)
  // Another tab of the same account created it meanwhile.
  const own = await findDraft(db, { id, accountId })
  if (own) return await saveDraft(context, id, { ...content, baseRevision: null })
  throw new ProductError((await isDraftId(db, id)) ? 'draft_not_found' : 'drafts_full')
}

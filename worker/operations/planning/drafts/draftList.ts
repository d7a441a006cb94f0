import {
  findDraft,
  listDrafts,
  listDraftVersions,
  markDraftDeleted,
  purgeDeletedDrafts,
  purgeDraftVersions,
  updateDraft,
  type DraftRow,
} from '#database/queries/planning/drafts.ts'
import { purgeDraftShares } from '#database/queries/planning/draftShares.ts'
import type {
  AccountDraft,
  DraftContent,
  DraftSummary,
  DraftUpload,
} from '#domain/planning/drafts/draft.ts'
import { DRAFT_VERSION_DAYS, DRAFTS_A_PAGE } from '#domain/planning/drafts/draftLimits.ts'
import { editDraft, newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { MAX_NAME_LENGTH } from '#domain/planning/campaign/planLimits.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { searchTerms } from '#domain/foundation/search/foldText.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { chosenClient } from '#worker/operations/foundation/identity/chosenClient.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { createDraft, draftView, nextRow, saveDraft, versionRow } from './saveDraft.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

const titleOf = ({ plan, outline }: DraftContent): string =>
  plan.name.trim() || outline?.title || MEDIA_TYPE_NAMES[plan.mediaType]

const summaryOf = (row: DraftRow): DraftSummary => ({
  id: row.id,
  mediaType: row.mediaType,
  title: titleOf(row),
  outline: row.outline,
  updatedAt: row.updatedAt,
})

/** A page of the account's drafts, last changed first, and the start of the next one. Raises no_access. */
export async function listOwnDrafts(
  context: OperationContext,
  { search, after }: { search: string; after?: string | undefined },
): Promise<{ drafts: DraftSummary[]; next: string | null }> {
  const { id: accountId } = ownAccount(context)
  const rows = await listDrafts(context.db, {
    accountId,
    clientId: await chosenClient(context),
    terms: searchTerms(search),
    after: after ? { updatedAt: after.slice(0, 24), id: after.slice(25) } : null,
    limit: DRAFTS_A_PAGE + 1,
  })
  const shown = rows.slice(0, DRAFTS_A_PAGE)
  const last = rows.length > DRAFTS_A_PAGE ? shown.at(-1) : undefined
  return { drafts: shown.map(summaryOf), next: last ? `${last.updatedAt}_${last.id}` : null }
}

/** A draft row of the account. Raises no_access, draft_not_found. */
export async function ownDraftRow(context: OperationContext, id: string): Promise<DraftRow> {
  const { id: accountId } = ownAccount(context)
  const row = await findDraft(context.db, { id, accountId })
  if (!row || row.deletedAt) throw new ProductError('draft_not_found')
  return row
}

/** A draft of the account. Raises no_access, draft_not_found. */
export async function readDraft(context: OperationContext, id: string): Promise<AccountDraft> {
  return draftView(await ownDraftRow(context, id))
}

/** Renames a draft. Raises no_access, draft_not_found, draft_changed. */
export async function renameDraft(
  context: OperationContext,
  id: string,
  name: string,
): Promise<AccountDraft> {
  const row = await ownDraftRow(context, id)
  const plan = { ...row.plan, name }
  const outline = row.outline && name ? { ...row.outline, title: name } : row.outline
  const renamed = { ...editDraft(row, plan, context.now), outline }
  return await saveDraft(context, id, { ...renamed, baseRevision: row.revision })
}

/** Copies a draft under the name "… (copy)". Raises no_access, draft_not_found, drafts_full. */
export async function duplicateDraft(context: OperationContext, id: string): Promise<AccountDraft> {
  const row = await ownDraftRow(context, id)
  const copied = firstCharacters(titleOf(row), MAX_NAME_LENGTH - ' (copy)'.length)
  const name = `${copied} (copy)`
  const copy = newDraft({ ...row.plan, name }, context.now)
  const outline = row.outline ? { ...row.outline, title: name } : null
  return await createDraft(context, newId('dft'), { ...copy, outline, clientId: row.clientId })
}

/** Deletes a draft, restorable for 30 days. Raises no_access, draft_not_found. */
export async function deleteDraft(context: OperationContext, id: string): Promise<void> {
  const { id: accountId } = ownAccount(context)
  const isDeleted = await markDraftDeleted(context.db, { id, accountId }, context.now.toISOString())
  if (!isDeleted) throw new ProductError('draft_not_found')
}

/** Restores a deleted draft. Raises no_access, draft_not_found. */
export async function undeleteDraft(context: OperationContext, id: string): Promise<AccountDraft> {
  const { id: accountId } = ownAccount(context)
  if (!(await markDraftDeleted(context.db, { id, accountId }, null)))
    throw new ProductError('draft_not_found')
  return await readDraft(context, id)
}

export interface DraftVersionSummary {
  id: string
  keptAt: string
  title: string
  budgetMinor: number
}

/** The versions of a draft, the newest first. Raises no_access, draft_not_found. */
export async function listVersions(
  context: OperationContext,
  id: string,
): Promise<DraftVersionSummary[]> {
  await ownDraftRow(context, id)
  const rows = await listDraftVersions(context.db, id)
  return rows.map((row) => ({
    id: row.id,
    keptAt: row.keptAt,
    title: titleOf(row),
    budgetMinor: row.plan.budgetMinor,
  }))
}

/** Restores a version; the present state becomes a version. Raises no_access, draft_not_found, draft_changed. */
export async function restoreVersion(
  context: OperationContext,
  { id, versionId }: { id: string; versionId: string },
): Promise<AccountDraft> {
  const { db, now } = context
  const row = await ownDraftRow(context, id)
  const version = (await listDraftVersions(db, id)).find((one) => one.id === versionId)
  if (!version) throw new ProductError('draft_not_found')
  const { stepTimes } = editDraft(row, version.plan, now)
  const restored = { plan: version.plan, stepTimes, outline: version.outline }
  const next = nextRow(row, restored, now)
  const before = await versionRow(id, row, now.toISOString())
  if (!(await updateDraft(db, next, [before]))) throw new ProductError('draft_changed')
  return draftView(next)
}

/** A draft of a guest's browser, saved or refused. */
export type MergedDraft = { id: string } & ({ draft: AccountDraft } | { problem: string })

/**
 * Imports a browser's drafts into the account, one after the other; a rejected one has its reason. Raises no_access.
 */
export async function mergeOnLogin(
  context: OperationContext,
  uploads: readonly (DraftUpload & { id: string })[],
): Promise<MergedDraft[]> {
  const merged: MergedDraft[] = []
  for (const { id, ...upload } of uploads) {
    try {
      merged.push({ id, draft: await saveDraft(context, id, upload) })
    } catch (error) {
      if (!(error instanceof ProductError) || error.code === 'no_access') throw error
      merged.push({ id, problem: error.code })
    }
  }
  return merged
}

export const DRAFTS_A_RUN = 500

/**
 * Job: deletes versions and deleted drafts after 30 days, and expired links; returns the largest number of one kind.
 */
export async function purgeDrafts({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - DRAFT_VERSION_DAYS * DAY_MS).toISOString()
  const counts = await Promise.all([
    purgeDeletedDrafts(db, before, DRAFTS_A_RUN),
    purgeDraftVersions(db, before, DRAFTS_A_RUN),
    purgeDraftShares(db, now.toISOString(), DRAFTS_A_RUN),
  ])
  return Math.max(...counts)
}

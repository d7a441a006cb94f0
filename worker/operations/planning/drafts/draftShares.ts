import { countAttempt } from '#database/queries/foundation/attempts.ts'
import {
  deleteDraftComment,
  deleteDraftShare,
  findSharedDraft,
  insertDraftComment,
  insertDraftShare,
  listDraftComments,
  listDraftShares,
  type DraftCommentRow,
  type DraftShareRow,
} from '#database/queries/planning/draftShares.ts'
import { insertNotification } from '#database/queries/foundation/notifications.ts'
import type { DraftRow } from '#database/queries/planning/drafts.ts'
import {
  COMMENTS_A_DAY,
  draftShareExpiry,
  MAX_DRAFT_COMMENTS,
  MAX_DRAFT_SHARES,
  type DraftComment,
  type DraftShare,
  type NewDraftComment,
  type SharedDraft,
} from '#domain/planning/drafts/draftShare.ts'
import { outlineDraft } from '#domain/planning/drafts/outlineDraft.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { pushUnread } from '#worker/operations/foundation/notifications/pushUnread.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { loadPlanReference } from '../loadPlanReference.ts'
import { ownDraftRow } from './draftList.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

const shareView = ({ key, createdAt, expiresAt }: DraftShareRow): DraftShare => ({
  key,
  createdAt,
  expiresAt,
})

const commentView = ({ id, author, isOwner, body, createdAt }: DraftCommentRow): DraftComment => ({
  id,
  author,
  isOwner,
  body,
  createdAt,
})

/** Valid links of a draft. Raises no_access, draft_not_found. */
export async function listShares(context: OperationContext, id: string): Promise<DraftShare[]> {
  await ownDraftRow(context, id)
  const rows = await listDraftShares(context.db, id, context.now.toISOString())
  return rows.map(shareView)
}

/** Creates a link to a draft for 30 days. Raises no_access, draft_not_found, too_many_draft_shares. */
export async function makeShare(context: OperationContext, id: string): Promise<DraftShare> {
  const { db, now } = context
  await ownDraftRow(context, id)
  const share = {
    key: newId('dfs'),
    draftId: id,
    createdAt: now.toISOString(),
    expiresAt: draftShareExpiry(now),
  }
  if (!(await insertDraftShare(db, share, MAX_DRAFT_SHARES)))
    throw new ProductError('too_many_draft_shares')
  return shareView(share)
}

/** Revokes a link; safe to repeat. Raises no_access, draft_not_found. */
export async function revokeShare(
  context: OperationContext,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await ownDraftRow(context, id)
  await deleteDraftShare(context.db, { draftId: id, key })
}

async function sharedRow(context: OperationContext, key: string): Promise<DraftRow> {
  const row = await findSharedDraft(context.db, key, context.now.toISOString())
  if (!row) throw new ProductError('draft_not_found')
  return row
}

/** A draft behind a link, forecast and priced now. Raises draft_not_found for an invalid link. */
export async function readSharedDraft(
  context: OperationContext,
  key: string,
): Promise<SharedDraft> {
  const { db, now } = context
  const row = await sharedRow(context, key)
  const [reference, comments] = await Promise.all([
    loadPlanReference(context, row.plan),
    listDraftComments(db, row.id),
  ])
  const facts = { reference, forecast: forecast(row.plan, reference), now }
  const isOwner = context.account?.id === row.accountId
  return {
    outline: outlineDraft(row.plan, facts),
    updatedAt: row.updatedAt,
    comments: comments.map(commentView),
    isOwner,
    draftId: isOwner ? row.id : null,
  }
}

/**
 * Adds a comment by a reader of a link, and notifies the draft's owner unless they wrote it (Accounts 17). Raises
 * draft_not_found, draft_comments_full, too_many_attempts.
 */
export async function addComment(
  context: OperationContext,
  key: string,
  { author, body }: NewDraftComment,
): Promise<DraftComment> {
  const { db, now } = context
  const draft = await sharedRow(context, key)
  const counted = await countAttempt(db, `draft-comments:${await networkKey(context)}`, {
    now,
    windowMs: DAY_MS,
  })
  if (counted > COMMENTS_A_DAY) throw new ProductError('too_many_attempts')
  const comment = {
    id: newId('dfc'),
    draftId: draft.id,
    author,
    isOwner: context.account?.id === draft.accountId,
    body,
    createdAt: now.toISOString(),
  }
  if (!(await insertDraftComment(db, comment, MAX_DRAFT_COMMENTS)))
    throw new ProductError('draft_comments_full')
  if (!comment.isOwner) await notifyOfComment(context, { draft, key, author, id: comment.id })
  return commentView(comment)
}

async function notifyOfComment(
  context: OperationContext,
  { draft, key, author, id }: { draft: DraftRow; key: string; author: string; id: string },
): Promise<void> {
  const { db, now } = context
  await insertNotification(db, {
    id: newId('ntf'),
    accountId: draft.accountId,
    event: {
      kind: 'draft_commented',
      facts: {
        draftId: draft.id,
        draftName: draft.outline?.title ?? draft.plan.name,
        shareKey: key,
        author,
      },
    },
    eventKey: id,
    at: now.toISOString(),
  })
  context.waitUntil(pushUnread(context, draft.accountId))
}

/** Removes a comment from the account's own draft; safe to repeat. Raises no_access, draft_not_found. */
export async function removeComment(
  context: OperationContext,
  { id, commentId }: { id: string; commentId: string },
): Promise<void> {
  await ownDraftRow(context, id)
  await deleteDraftComment(context.db, { draftId: id, id: commentId })
}

import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { draftComments, drafts, draftShares } from '#database/schema/planning/drafts.ts'
import type { DraftRow } from './drafts.ts'

export type DraftShareRow = typeof draftShares.$inferSelect
export type DraftCommentRow = typeof draftComments.$inferSelect

/** The draft of a valid link. */
export async function findSharedDraft(
  db: Database,
  key: string,
  now: string,
): Promise<DraftRow | undefined> {
  const found = await db
    .select({ draft: drafts })
    .from(draftShares)
    .innerJoin(drafts, eq(drafts.id, draftShares.draftId))
    .where(and(eq(draftShares.key, key), gt(draftShares.expiresAt, now), isNull(drafts.deletedAt)))
    .get()
  return found?.draft
}

/** The valid links of a draft, the oldest first. */
export async function listDraftShares(
  db: Database,
  draftId: string,
  now: string,
): Promise<DraftShareRow[]> {
  return await db
    .select()
    .from(draftShares)
    .where(and(eq(draftShares.draftId, draftId), gt(draftShares.expiresAt, now)))
    .orderBy(asc(draftShares.createdAt))
}

/** Creates a link unless its draft has `most` already; returns false then. */
export async function insertDraftShare(
  db: Database,
  { key, draftId, createdAt, expiresAt }: DraftShareRow,
  most: number,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into draft_shares (key, draft_id, created_at, expires_at)
    select ${key}, ${draftId}, ${createdAt}, ${expiresAt}
    where (select count(*) from draft_shares
      where draft_id = ${draftId} and expires_at > ${createdAt}) < ${most}`)
  return meta.changes > 0
}

/** Revokes a link of a draft. */
export async function deleteDraftShare(
  db: Database,
  { draftId, key }: Pick<DraftShareRow, 'draftId' | 'key'>,
): Promise<void> {
  await db
    .delete(draftShares)
    .where(and(eq(draftShares.draftId, draftId), eq(draftShares.key, key)))
}

/** Deletes links that have expired; at most `limit`. */
export async function purgeDraftShares(db: Database, now: string, limit: number): Promise<number> {
  return await deleteSome(db, draftShares, { where: lt(draftShares.expiresAt, now), limit })
}

/** The comments on a draft, the oldest first. */
export async function listDraftComments(db: Database, draftId: string): Promise<DraftCommentRow[]> {
  return await db
    .select()
    .from(draftComments)
    .where(eq(draftComments.draftId, draftId))
    .orderBy(asc(draftComments.createdAt), asc(draftComments.id))
}

/** Adds a comment unless its draft has `most` already; returns false then. */
export async function insertDraftComment(
  db: Database,
  row: DraftCommentRow,
  most: number,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into draft_comments (id, draft_id, author, is_owner, body, created_at)
    select ${row.id}, ${row.draftId}, ${row.author}, ${row.isOwner ? 1 : 0}, ${row.body},
      ${row.createdAt}
    where (select count(*) from draft_comments where draft_id = ${row.draftId}) < ${most}`)
  return meta.changes > 0
}

/** Removes a comment of a draft. */
export async function deleteDraftComment(
  db: Database,
  { draftId, id }: Pick<DraftCommentRow, 'draftId' | 'id'>,
): Promise<void> {
  await db
    .delete(draftComments)
    .where(and(eq(draftComments.draftId, draftId), eq(draftComments.id, id)))
}

import { eq, inArray, sql } from 'drizzle-orm'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  draftComments,
  drafts,
  draftShares,
  draftVersions,
} from '#database/schema/planning/drafts.ts'

/** All drafts of an account with versions, links and comments. */
export async function draftDataOf(db: Database, accountId: string) {
  const own = db.select({ id: drafts.id }).from(drafts).where(eq(drafts.accountId, accountId))
  const [rows, versions, shares, comments] = await db.batch([
    db.select().from(drafts).where(eq(drafts.accountId, accountId)),
    db.select().from(draftVersions).where(inArray(draftVersions.draftId, own)),
    db.select().from(draftShares).where(inArray(draftShares.draftId, own)),
    db.select().from(draftComments).where(inArray(draftComments.draftId, own)),
  ])
  return {
    drafts: rows.map(({ accountId: _account, searchText: _search, ...draft }) => draft),
    draftVersions: versions,
    draftShares: shares.map(({ key: _key, ...share }) => share),
    draftComments: comments,
  }
}

/** Deletes all drafts of an account with their versions, links and comments. */
export async function deleteDraftsOf(db: Database, accountId: string): Promise<void> {
  const own = sql`(select id from drafts where account_id = ${accountId})`
  await runBatch(db, [
    ...['draft_versions', 'draft_shares', 'draft_comments'].map((table) =>
      db.run(sql`delete from ${sql.identifier(table)} where draft_id in ${own}`),
    ),
    db.delete(drafts).where(eq(drafts.accountId, accountId)),
  ])
}

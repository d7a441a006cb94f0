import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { runBatchGiving } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { drafts, draftVersions } from '#database/schema/planning/drafts.ts'
import { isFiledUnder } from '#database/queries/foundation/clientFile.ts'
import { deleteSome } from '#database/queries/foundation/deleteSome.ts'
import { MAX_DRAFT_VERSIONS } from '#domain/planning/drafts/draftLimits.ts'

export type DraftRow = typeof drafts.$inferSelect
export type DraftVersionRow = typeof draftVersions.$inferSelect

/** A draft of an account, deleted or not. */
export async function findDraft(
  db: Database,
  { id, accountId }: Pick<DraftRow, 'id' | 'accountId'>,
): Promise<DraftRow | undefined> {
  return await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.accountId, accountId)))
    .get()
}

/** Whether any account has a draft with this id. */
export async function isDraftId(db: Database, id: string): Promise<boolean> {
  return (await db.$count(drafts, eq(drafts.id, id))) > 0
}

/** A page of an account's drafts, the latest changed first. `terms` are folded prefixes of the draft's words. */
export async function listDrafts(
  db: Database,
  asked: {
    accountId: string
    /** Only drafts of this client; null for those without a client. */
    clientId: string | null
    terms: readonly string[]
    after: { updatedAt: string; id: string } | null
    limit: number
  },
): Promise<DraftRow[]> {
  const { after } = asked
  const found = asked.terms.map((term) => sql`instr(${drafts.searchText}, ${` ${term}`}) > 0`)
  return await db
    .select()
    .from(drafts)
    .where(
      and(
        eq(drafts.accountId, asked.accountId),
        isFiledUnder(drafts.clientId, asked),
        isNull(drafts.deletedAt),
        after
          ? sql`(${drafts.updatedAt}, ${drafts.id}) < (${after.updatedAt}, ${after.id})`
          : undefined,
        ...found,
      ),
    )
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(asked.limit)
}

/** Inserts a draft unless its ID is taken or the account has `most` already; returns false then. */
export async function insertDraft(db: Database, row: DraftRow, most: number): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into drafts (id, account_id, client_id, media_type, plan, step_times, outline, search_text,
      revision, created_at, updated_at, deleted_at)
    select ${row.id}, ${row.accountId}, ${row.clientId}, ${row.mediaType}, ${JSON.stringify(row.plan)},
      ${JSON.stringify(row.stepTimes)}, ${row.outline ? JSON.stringify(row.outline) : null},
      ${row.searchText}, ${row.revision}, ${row.createdAt}, ${row.updatedAt}, null
    where (select count(*) from drafts where account_id = ${row.accountId}
      and deleted_at is null) < ${most}
    on conflict (id) do nothing`)
  return meta.changes > 0
}

/**
 * Updates a draft that still has the previous revision, and stores the versions that this state replaced; false if
 * another write came first. Deletes the oldest versions beyond the limit.
 */
export async function updateDraft(
  db: Database,
  row: DraftRow,
  versions: readonly DraftVersionRow[],
): Promise<boolean> {
  const { id, revision, plan, stepTimes, outline, searchText, updatedAt, deletedAt } = row
  const isOurs = and(eq(drafts.id, id), eq(drafts.revision, revision - 1))
  // Versions go first: they refer to the previous revision.
  const kept = versions.map(
    (version) => sql`insert into draft_versions (id, draft_id, plan, step_times, outline, kept_at)
      select ${version.id}, ${id}, ${JSON.stringify(version.plan)},
        ${JSON.stringify(version.stepTimes)},
        ${version.outline ? JSON.stringify(version.outline) : null}, ${version.keptAt}
      where exists (select 1 from drafts where id = ${id} and revision = ${revision - 1})
      on conflict (id) do update set kept_at = excluded.kept_at`,
  )
  const tooMany = sql`delete from draft_versions where draft_id = ${id} and id not in
    (select id from draft_versions where draft_id = ${id}
      order by kept_at desc, id limit ${MAX_DRAFT_VERSIONS})`
  const [written] = await runBatchGiving(
    db,
    [
      db
        .update(drafts)
        .set({ revision, plan, stepTimes, outline, searchText, updatedAt, deletedAt })
        .where(isOurs)
        .returning({ id: drafts.id }),
    ],
    {
      before: kept.map((statement) => db.run(statement)),
      after: versions.length > 0 ? [db.run(tooMany)] : [],
    },
  )
  return written.length > 0
}

/** Marks a draft as deleted, or restores it with null; false if the account has none in that state. */
export async function markDraftDeleted(
  db: Database,
  { id, accountId }: Pick<DraftRow, 'id' | 'accountId'>,
  deletedAt: string | null,
): Promise<boolean> {
  const state = deletedAt ? isNull(drafts.deletedAt) : isNotNull(drafts.deletedAt)
  const written = await db
    .update(drafts)
    .set({ deletedAt, revision: sql`${drafts.revision} + 1` })
    .where(and(eq(drafts.id, id), eq(drafts.accountId, accountId), state))
    .returning({ id: drafts.id })
  return written.length > 0
}

/** The versions of a draft, the newest first. */
export async function listDraftVersions(db: Database, draftId: string): Promise<DraftVersionRow[]> {
  return await db
    .select()
    .from(draftVersions)
    .where(eq(draftVersions.draftId, draftId))
    .orderBy(desc(draftVersions.keptAt), draftVersions.id)
}

/**
 * Deletes drafts that were deleted before a time, with their versions, links and comments; at most `limit`. Returns how
 * many.
 */
export async function purgeDeletedDrafts(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  const gone = sql`(select id from drafts where deleted_at < ${before} order by id limit ${limit})`
  const [rows] = await runBatchGiving(
    db,
    [
      db
        .delete(drafts)
        .where(sql`${drafts.id} in ${gone}`)
        .returning({ id: drafts.id }),
    ],
    {
      before: ['draft_versions', 'draft_shares', 'draft_comments'].map((table) =>
        db.run(sql`delete from ${sql.identifier(table)} where draft_id in ${gone}`),
      ),
      after: [],
    },
  )
  return rows.length
}

/** Deletes versions stored before a time; at most `limit`. Returns how many. */
export async function purgeDraftVersions(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  return await deleteSome(db, draftVersions, { where: lt(draftVersions.keptAt, before), limit })
}

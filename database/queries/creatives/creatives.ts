import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { MAX_CREATIVES_PER_LINE } from '#domain/creatives/upload/uploadLimits.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { creativeNotes, creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'

export type CreativeRow = typeof creatives.$inferSelect
export type VersionRow = typeof creativeVersions.$inferSelect
export type NoteRow = typeof creativeNotes.$inferSelect

/** A creative with all its versions, the newest first, and its history. */
export interface StoredCreative {
  creative: CreativeRow
  versions: VersionRow[]
  notes: NoteRow[]
}

/** The creatives of lines without removed ones, the oldest first. */
export async function listCreatives(
  db: Database,
  lineIds: readonly string[],
): Promise<StoredCreative[]> {
  const ofLines = and(inArray(creatives.lineId, [...lineIds]), isNull(creatives.removedAt))
  const [rows, versions, notes] = await db.batch([
    db.select().from(creatives).where(ofLines).orderBy(asc(creatives.createdAt), asc(creatives.id)),
    db
      .select({ version: creativeVersions })
      .from(creativeVersions)
      .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
      .where(ofLines)
      .orderBy(desc(creativeVersions.number)),
    db
      .select({ note: creativeNotes })
      .from(creativeNotes)
      .innerJoin(creatives, eq(creatives.id, creativeNotes.creativeId))
      .where(ofLines)
      .orderBy(asc(creativeNotes.id)),
  ])
  return rows.map((creative) => ({
    creative,
    versions: versions.flatMap(({ version }) =>
      version.creativeId === creative.id ? [version] : [],
    ),
    notes: notes.flatMap(({ note }) => (note.creativeId === creative.id ? [note] : [])),
  }))
}

/** One creative with its versions and history, even if removed. */
export async function findCreative(db: Database, id: string): Promise<StoredCreative | undefined> {
  const [[creative], versions, notes] = await db.batch([
    db.select().from(creatives).where(eq(creatives.id, id)),
    db
      .select()
      .from(creativeVersions)
      .where(eq(creativeVersions.creativeId, id))
      .orderBy(desc(creativeVersions.number)),
    db
      .select()
      .from(creativeNotes)
      .where(eq(creativeNotes.creativeId, id))
      .orderBy(asc(creativeNotes.id)),
  ])
  return creative && { creative, versions, notes }
}

/** True where another creative of the line has this very file, approved or in review. */
export const isElsewhereOnLine = (
  version: Pick<VersionRow, 'lineId' | 'sha256' | 'creativeId'>,
): SQL =>
  sql`exists (select 1 from creative_versions v join creatives c on c.id = v.creative_id
    where v.line_id = ${version.lineId} and v.sha256 = ${version.sha256}
      and v.creative_id <> ${version.creativeId} and c.removed_at is null
      and v.state not in ('superseded', 'denied'))`

/** Whether another creative of the line has this very file (Creatives 4). */
export async function isAlreadyUploaded(
  db: Database,
  version: Pick<VersionRow, 'lineId' | 'sha256' | 'creativeId'>,
): Promise<boolean> {
  const row = await db.get<{ found: number }>(sql`select ${isElsewhereOnLine(version)} as found`)
  return row.found === 1
}

/** The number of a line's creatives without removed ones. */
export async function countCreatives(db: Database, lineId: string): Promise<number> {
  return await db.$count(creatives, and(eq(creatives.lineId, lineId), isNull(creatives.removedAt)))
}

/** Inserts a creative for its first version, if its line has room for one more and does not have the file already. */
export function insertCreative(
  db: Database,
  creative: CreativeRow,
  version: Pick<VersionRow, 'lineId' | 'sha256' | 'creativeId'>,
): Statement {
  const schedule = creative.schedule === null ? null : JSON.stringify(creative.schedule)
  return db.run(sql`
    insert into creatives (id, order_id, line_id, title, name_for_reporting, weight, schedule, created_at)
    select ${creative.id}, ${creative.orderId}, ${creative.lineId}, ${creative.title},
      ${creative.nameForReporting}, ${creative.weight}, ${schedule}, ${creative.createdAt}
    where (select count(*) from creatives where line_id = ${creative.lineId} and removed_at is null)
      < ${MAX_CREATIVES_PER_LINE}
      and not ${isElsewhereOnLine(version)}`)
}

/** Adds an event to the history of a creative, where `condition` holds. */
export function addNote(
  db: Database,
  note: Omit<NoteRow, 'id'>,
  condition: SQL = sql`true`,
): Statement {
  return db.run(sql`
    insert into creative_notes (creative_id, version_id, at, author, account_id, kind, denial_class, text)
    select ${note.creativeId}, ${note.versionId}, ${note.at}, ${note.author}, ${note.accountId}, ${note.kind},
      ${note.denialClass}, ${note.text}
    where ${condition}`)
}

/** Changes fields that need no review: title, name for reporting, weight, schedule. */
export function editCreative(
  db: Database,
  id: string,
  change: Partial<Pick<CreativeRow, 'title' | 'nameForReporting' | 'weight' | 'schedule'>>,
): Statement {
  return db
    .update(creatives)
    .set(change)
    .where(and(eq(creatives.id, id), isNull(creatives.removedAt)))
}

/** Removes a creative from its line. */
export function removeCreative(db: Database, id: string, at: string): Statement {
  return db
    .update(creatives)
    .set({ removedAt: at })
    .where(and(eq(creatives.id, id), isNull(creatives.removedAt)))
}

/** Restores a creative that was removed after a moment, if its line still has room. */
export function restoreCreative(
  db: Database,
  { id, lineId }: Pick<CreativeRow, 'id' | 'lineId'>,
  removedAfter: string,
): Statement {
  return db
    .update(creatives)
    .set({ removedAt: null })
    .where(
      and(
        eq(creatives.id, id),
        sql`${creatives.removedAt} > ${removedAfter}`,
        sql`(select count(*) from creatives where line_id = ${lineId} and removed_at is null)
          < ${MAX_CREATIVES_PER_LINE}`,
      ),
    )
}

/**
 * True in a statement after `removeCreative` of the same batch, if that removed it, and as long as the removal lasts.
 */
export const isRemovedAt = (creativeId: string, at: string): SQL =>
  sql`exists (select 1 from creatives where id = ${creativeId} and removed_at = ${at})`

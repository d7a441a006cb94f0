import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { MAX_CREATIVES_PER_LINE, MAX_VERSIONS_PER_CREATIVE } from '#domain/upload/uploadLimits.ts'
import {
  versionStatesFor,
  type VersionEvent,
  type VersionState,
} from '#domain/review/versionState.ts'
import type { Statement } from '../batch.ts'
import type { Database } from '../connection.ts'
import { creativeNotes, creatives, creativeVersions } from '../schema/creatives.ts'

export type CreativeRow = typeof creatives.$inferSelect
export type VersionRow = typeof creativeVersions.$inferSelect
export type NoteRow = typeof creativeNotes.$inferSelect

/** A creative with all its versions, the newest first, and its history. */
export interface StoredCreative {
  creative: CreativeRow
  versions: VersionRow[]
  notes: NoteRow[]
}

/** The creatives of lines, those that were removed left out, in the order in which they came. */
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

/** One creative with its versions and history, also a removed one. */
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

/** A version by its id. */
export async function findVersion(db: Database, id: string): Promise<VersionRow | undefined> {
  return await db.select().from(creativeVersions).where(eq(creativeVersions.id, id)).get()
}

/** Another creative of the line has this very file, now or in review. */
const isElsewhereOnLine = (version: Pick<VersionRow, 'lineId' | 'sha256' | 'creativeId'>): SQL =>
  sql`exists (select 1 from creative_versions v join creatives c on c.id = v.creative_id
    where v.line_id = ${version.lineId} and v.sha256 = ${version.sha256}
      and v.creative_id <> ${version.creativeId} and c.removed_at is null
      and v.state not in ('superseded', 'denied'))`

/** Whether another creative of the line has this very file ('creative already uploaded', spec §8). */
export async function isAlreadyUploaded(
  db: Database,
  version: Pick<VersionRow, 'lineId' | 'sha256' | 'creativeId'>,
): Promise<boolean> {
  const row = await db.get<{ found: number }>(sql`select ${isElsewhereOnLine(version)} as found`)
  return row.found === 1
}

/** How many creatives a line has, those that were removed left out. */
export async function countCreatives(db: Database, lineId: string): Promise<number> {
  return await db.$count(creatives, and(eq(creatives.lineId, lineId), isNull(creatives.removedAt)))
}

/** A new creative for its first version, if its line has room for one more and does not have the file already. */
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

/**
 * The next version of a creative, if that exists, has room for it, and no other creative of the line has its file.
 * Two at once take the same number: the unique index lets one of them through.
 */
export function insertVersion(
  db: Database,
  version: Omit<
    VersionRow,
    | 'decidedAt'
    | 'decidedBy'
    | 'decisionId'
    | 'denialClass'
    | 'decisionText'
    | 'decidedFrom'
    | 'tookPlaceOf'
    | 'decisionMailId'
    | 'takenBy'
    | 'takenUntil'
  >,
): Statement {
  const landingFacts = version.landingFacts === null ? null : JSON.stringify(version.landingFacts)
  const preview = version.preview === null ? null : JSON.stringify(version.preview)
  return db.run(sql`
    insert into creative_versions (id, creative_id, order_id, line_id, number, state, file_name, bytes, sha256,
      storage_key, patches, format_id, facts, findings, preview, landing_page, landing_facts, created_at, submitted_at)
    select ${version.id}, ${version.creativeId}, ${version.orderId}, ${version.lineId}, ${version.number},
      ${version.state}, ${version.fileName}, ${version.bytes}, ${version.sha256}, ${version.storageKey},
      ${JSON.stringify(version.patches)}, ${version.formatId}, ${JSON.stringify(version.facts)}, ${JSON.stringify(version.findings)},
      ${preview}, ${version.landingPage}, ${landingFacts}, ${version.createdAt}, ${version.submittedAt}
    where exists (select 1 from creatives where id = ${version.creativeId} and removed_at is null)
      and ${version.number} <= ${MAX_VERSIONS_PER_CREATIVE}
      and not ${isElsewhereOnLine(version)}`)
}

/** True in a statement after `insertVersion` of the same batch, when it was written. */
export const hasVersion = (versionId: string): SQL =>
  sql`exists (select 1 from creative_versions where id = ${versionId})`

/** Versions of a creative that a newer one replaces: all that wait, not the one that runs. */
export function supersedeWaiting(
  db: Database,
  newer: Pick<VersionRow, 'id' | 'creativeId' | 'number'>,
): Statement {
  return db
    .update(creativeVersions)
    .set({ state: 'superseded' })
    .where(
      and(
        eq(creativeVersions.creativeId, newer.creativeId),
        sql`${creativeVersions.number} < ${newer.number}`,
        inArray(
          creativeVersions.state,
          versionStatesFor('supersede').filter((state) => state !== 'approved'),
        ),
        hasVersion(newer.id),
      ),
    )
}

/** The approved version that a newly approved one takes the place of. */
export function supersedeApproved(
  db: Database,
  newer: Pick<VersionRow, 'id' | 'creativeId'>,
): Statement {
  return db
    .update(creativeVersions)
    .set({ state: 'superseded' })
    .where(
      and(
        eq(creativeVersions.creativeId, newer.creativeId),
        sql`${creativeVersions.id} <> ${newer.id}`,
        eq(creativeVersions.state, 'approved'),
        sql`exists (select 1 from creative_versions where id = ${newer.id} and state = 'approved')`,
      ),
    )
}

/** Moves a version by an event of its transition table, if it still stands as it was seen and its creative is there. */
export function moveVersion(
  db: Database,
  seen: Pick<VersionRow, 'id' | 'creativeId' | 'state'>,
  event: VersionEvent,
  change: Partial<VersionRow> & { state: VersionState },
  condition: SQL = sql`true`,
): Statement {
  return db
    .update(creativeVersions)
    .set(change)
    .where(
      and(
        eq(creativeVersions.id, seen.id),
        eq(creativeVersions.state, seen.state),
        inArray(creativeVersions.state, versionStatesFor(event)),
        sql`exists (select 1 from creatives where id = ${seen.creativeId} and removed_at is null)`,
        condition,
      ),
    )
}

/** True in a statement after `moveVersion` of the same batch, when it was this decision of the desk. */
export const isDecidedBy = (versionId: string, decisionId: string): SQL =>
  sql`exists (select 1 from creative_versions where id = ${versionId} and decision_id = ${decisionId})`

/** Adds to the history of a creative, where `condition` holds. */
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

/** Changes what needs no review: title, name for reporting, weight, schedule. */
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

/** Takes a creative off its line. */
export function removeCreative(db: Database, id: string, at: string): Statement {
  return db
    .update(creatives)
    .set({ removedAt: at })
    .where(and(eq(creatives.id, id), isNull(creatives.removedAt)))
}

/** Puts a creative back that was removed after a moment, if its line still has room. */
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

/** True in a statement after `removeCreative` of the same batch, when it was this removal, or while it lasts. */
export const isRemovedAt = (creativeId: string, at: string): SQL =>
  sql`exists (select 1 from creatives where id = ${creativeId} and removed_at = ${at})`

/** True in a statement after a version was submitted again in the same batch. */
export const versionMovedAt = (versionId: string, at: string): SQL =>
  sql`exists (select 1 from creative_versions where id = ${versionId} and submitted_at = ${at})`

/** Keeps what a browser saw of a version. */
export async function setPreview(
  db: Database,
  versionId: string,
  preview: NonNullable<VersionRow['preview']>,
): Promise<void> {
  await db.update(creativeVersions).set({ preview }).where(eq(creativeVersions.id, versionId))
}

/** Keeps what asking a version's landing page gave, while nobody has decided it; it leaves the review if it must. */
export function setLandingFindings(
  db: Database,
  version: Pick<VersionRow, 'id' | 'state' | 'submittedAt' | 'createdAt'>,
  verdict: Pick<VersionRow, 'findings' | 'landingFacts'> & { state: 'incomplete' | 'in_review' },
): Statement {
  const { findings, landingFacts, state } = verdict
  const submittedAt = state === 'in_review' ? (version.submittedAt ?? version.createdAt) : null
  return db
    .update(creativeVersions)
    .set({ findings, landingFacts, state, submittedAt })
    .where(
      and(
        eq(creativeVersions.id, version.id),
        inArray(creativeVersions.state, ['incomplete', 'in_review']),
      ),
    )
}

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { MAX_VERSIONS_PER_CREATIVE } from '#domain/creatives/upload/uploadLimits.ts'
import {
  versionStatesFor,
  type VersionEvent,
  type VersionState,
} from '#domain/creatives/review/versionState.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { creativeVersions } from '#database/schema/creatives/creatives.ts'
import { isElsewhereOnLine, type VersionRow } from './creatives.ts'

/** A version by its id. */
export async function findVersion(db: Database, id: string): Promise<VersionRow | undefined> {
  return await db.select().from(creativeVersions).where(eq(creativeVersions.id, id)).get()
}

/**
 * The next version of a creative, if the creative exists and has room for it, and no other creative of the line has its
 * file. Two concurrent inserts take the same number: the unique index lets one of them through.
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

/** Versions of a creative that a newer one replaces: all in review, not the approved one. */
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

/** The approved version that a newly approved one replaces. */
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

/**
 * Moves a version by an event of its transition table, if its state is unchanged since it was seen and its creative
 * exists.
 */
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

/** True in a statement after a version was submitted again in the same batch. */
export const versionMovedAt = (versionId: string, at: string): SQL =>
  sql`exists (select 1 from creative_versions where id = ${versionId} and submitted_at = ${at})`

/** Stores the facts that a browser measured of a version. */
export async function setPreview(
  db: Database,
  versionId: string,
  preview: NonNullable<VersionRow['preview']>,
): Promise<void> {
  await db.update(creativeVersions).set({ preview }).where(eq(creativeVersions.id, versionId))
}

/**
 * Stores the check result of a version's landing page, while the version is undecided; a failed page takes it out of
 * review.
 */
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

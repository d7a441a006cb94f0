import {
  and,
  asc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import {
  DAILY_UPLOAD_LIMITS,
  MAX_OPEN_UPLOADS_PER_LINE,
} from '#domain/creatives/upload/uploadLimits.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { creativeUploadParts, creativeUploads } from '#database/schema/creatives/creatives.ts'

export type UploadRow = typeof creativeUploads.$inferSelect
export type UploadPartRow = typeof creativeUploadParts.$inferSelect

const DAY_MS = 24 * 60 * 60_000

/** True while an owner's uploads of the day before `now`, including this one, are within their limits. */
const hasRoom = (
  owner: 'order_id' | 'network',
  upload: UploadRow,
  limit: { uploads: number; bytes: number },
) => {
  const since = new Date(Date.parse(upload.createdAt) - DAY_MS).toISOString()
  const value = owner === 'order_id' ? upload.orderId : upload.network
  return sql`(select count(*) < ${limit.uploads} and coalesce(sum(bytes), 0) + ${upload.bytes} <= ${limit.bytes}
    from creative_uploads where ${sql.identifier(owner)} = ${value} and created_at > ${since})`
}

/**
 * Inserts an upload, if its line, its order and its network have room for it and `condition` holds. False where they
 * have none.
 */
export async function insertUpload(
  db: Database,
  upload: UploadRow,
  condition: SQL = sql`true`,
): Promise<boolean> {
  const result = await db.run(sql`
    insert into creative_uploads (id, order_id, line_id, purpose, replaces, file_name, bytes, part_bytes, stated_sha256,
      storage_key, multipart_id, network, created_at, expires_at)
    select ${upload.id}, ${upload.orderId}, ${upload.lineId}, ${upload.purpose}, ${upload.replaces}, ${upload.fileName},
      ${upload.bytes}, ${upload.partBytes}, ${upload.statedSha256}, ${upload.storageKey}, ${upload.multipartId}, ${upload.network},
      ${upload.createdAt}, ${upload.expiresAt}
    where (select count(*) from creative_uploads where line_id = ${upload.lineId} and completed_at is null
        and expires_at > ${upload.createdAt}) < ${MAX_OPEN_UPLOADS_PER_LINE}
      and ${hasRoom('order_id', upload, DAILY_UPLOAD_LIMITS.order)}
      and ${hasRoom('network', upload, DAILY_UPLOAD_LIMITS.network)} and (${condition})`)
  return result.meta.changes > 0
}

/** An upload of a line, complete or not. */
export async function findUpload(
  db: Database,
  key: { id: string; lineId: string },
): Promise<UploadRow | undefined> {
  return await db
    .select()
    .from(creativeUploads)
    .where(and(eq(creativeUploads.id, key.id), eq(creativeUploads.lineId, key.lineId)))
    .get()
}

/** Incomplete uploads of a line for a purpose, with the parts that have arrived. */
export async function listOpenUploads(
  db: Database,
  { lineId, purpose }: Pick<UploadRow, 'lineId' | 'purpose'>,
  now: string,
): Promise<{ upload: UploadRow; parts: UploadPartRow[] }[]> {
  const isOpen = and(
    eq(creativeUploads.lineId, lineId),
    eq(creativeUploads.purpose, purpose),
    isNull(creativeUploads.completedAt),
    gt(creativeUploads.expiresAt, now),
  )
  const [uploads, parts] = await db.batch([
    db.select().from(creativeUploads).where(isOpen).orderBy(asc(creativeUploads.createdAt)),
    db
      .select({ part: creativeUploadParts })
      .from(creativeUploadParts)
      .innerJoin(creativeUploads, eq(creativeUploads.id, creativeUploadParts.uploadId))
      .where(isOpen)
      .orderBy(asc(creativeUploadParts.number)),
  ])
  return uploads.map((upload) => ({
    upload,
    parts: parts.flatMap(({ part }) => (part.uploadId === upload.id ? [part] : [])),
  }))
}

/** The parts of an upload that have arrived, in order. */
export async function listParts(db: Database, uploadId: string): Promise<UploadPartRow[]> {
  return await db
    .select()
    .from(creativeUploadParts)
    .where(eq(creativeUploadParts.uploadId, uploadId))
    .orderBy(asc(creativeUploadParts.number))
}

/** Records an arrived part; a part that is sent again replaces the first one. */
export async function savePart(db: Database, part: UploadPartRow): Promise<void> {
  await db
    .insert(creativeUploadParts)
    .values(part)
    .onConflictDoUpdate({
      target: [creativeUploadParts.uploadId, creativeUploadParts.number],
      set: { etag: part.etag, bytes: part.bytes },
    })
}

/** Records that an upload became a version, or a production's file, where `condition` holds. */
export function markUploadComplete(
  db: Database,
  change: { uploadId: string; versionId: string; at: string },
  condition: SQL,
): Statement {
  return db
    .update(creativeUploads)
    .set({ versionId: change.versionId, completedAt: change.at })
    .where(
      and(eq(creativeUploads.id, change.uploadId), isNull(creativeUploads.completedAt), condition),
    )
}

/**
 * Deletes an incomplete upload with its parts. False when it is complete or gone: its file then belongs to a creative,
 * or another request has deleted it.
 */
export async function deleteUpload(db: Database, uploadId: string): Promise<boolean> {
  const open = and(eq(creativeUploads.id, uploadId), isNull(creativeUploads.completedAt))
  // Cascades to its parts.
  const deleted = await db.delete(creativeUploads).where(open).returning({ id: creativeUploads.id })
  return deleted.length > 0
}

/** Incomplete uploads that have expired. */
export async function listExpiredUploads(
  db: Database,
  now: string,
  limit: number,
): Promise<UploadRow[]> {
  return await db
    .select()
    .from(creativeUploads)
    .where(and(lte(creativeUploads.expiresAt, now), isNull(creativeUploads.completedAt)))
    .limit(limit)
}

/**
 * Deletes complete uploads that no longer count toward a limit; their files stay with their
 * versions.
 */
export async function deleteOldCompleteUploads(
  db: Database,
  before: string,
  limit: number,
): Promise<number> {
  const isOld = and(isNotNull(creativeUploads.completedAt), lte(creativeUploads.createdAt, before))
  const old = await db
    .select({ id: creativeUploads.id })
    .from(creativeUploads)
    .where(isOld)
    .limit(limit)
  const ids = JSON.stringify(old.map(({ id }) => id))
  const isAmong = (column: SQLWrapper) => sql`${column} in (select value from json_each(${ids}))`
  await db.batch([
    db.delete(creativeUploadParts).where(isAmong(creativeUploadParts.uploadId)),
    db.delete(creativeUploads).where(isAmong(creativeUploads.id)),
  ])
  return old.length
}

import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  MAX_BRIEFING_BYTES,
  MAX_BRIEFING_FILES,
  MAX_DRAFT_FILES,
} from '#domain/creatives/production/productionLimits.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { productionFiles } from '#database/schema/creatives/productions.ts'
import { orderLines } from '#database/schema/orders/orders.ts'

export type ProductionFileRow = typeof productionFiles.$inferSelect

/**
 * True while the material of a line stays within its limits with one more file of this size; running uploads count too.
 */
export const hasBriefingRoom = (file: { lineId: string; bytes: number }): SQL =>
  sql`(select count(*) < ${MAX_BRIEFING_FILES} and coalesce(sum(bytes), 0) + ${file.bytes} <= ${MAX_BRIEFING_BYTES}
    from (select bytes from production_files where line_id = ${file.lineId} and kind = 'briefing'
      union all select bytes from creative_uploads where line_id = ${file.lineId} and purpose = 'briefing'
        and completed_at is null))`

/** Whether the material of a line has no room for a file of this size. */
export async function isBriefingFull(
  db: Database,
  file: { lineId: string; bytes: number },
): Promise<boolean> {
  const row = await db.get<{ room: number }>(sql`select ${hasBriefingRoom(file)} as room`)
  return row.room === 0
}

/** Material and draft files of a line, the oldest first. */
export async function listProductionFiles(
  db: Database,
  lineId: string,
): Promise<ProductionFileRow[]> {
  return await db
    .select()
    .from(productionFiles)
    .where(eq(productionFiles.lineId, lineId))
    .orderBy(asc(productionFiles.createdAt), asc(productionFiles.id))
}

/** A file by its id. */
export async function findProductionFile(
  db: Database,
  id: string,
): Promise<ProductionFileRow | undefined> {
  return await db.select().from(productionFiles).where(eq(productionFiles.id, id)).get()
}

/** Material within its limits; its upload stops counting once the file is stored. */
const materialRoom = ({ lineId, bytes }: ProductionFileRow): SQL =>
  sql`(select count(*) < ${MAX_BRIEFING_FILES} and coalesce(sum(bytes), 0) + ${bytes} <= ${MAX_BRIEFING_BYTES}
    from production_files where line_id = ${lineId} and kind = 'briefing')`

/** A file of the next draft, while the draft is assembled. */
const draftRoom = ({ lineId, draftNumber }: ProductionFileRow): SQL =>
  sql`(select count(*) < ${MAX_DRAFT_FILES} from production_files
      where line_id = ${lineId} and kind = 'draft' and draft_number = ${draftNumber})
    and exists (select 1 from productions where line_id = ${lineId} and draft_number + 1 = ${draftNumber})`

/** Inserts a file, where its line has room for it and `condition` holds. */
export function insertProductionFile(
  db: Database,
  file: ProductionFileRow,
  condition: SQL,
): Statement {
  const room = file.kind === 'briefing' ? materialRoom(file) : draftRoom(file)
  const facts = file.facts === null ? null : JSON.stringify(file.facts)
  return db.run(sql`
    insert into production_files (id, order_id, line_id, kind, draft_number, file_name, bytes, sha256, storage_key,
      facts, findings, format_id, created_at)
    select ${file.id}, ${file.orderId}, ${file.lineId}, ${file.kind}, ${file.draftNumber}, ${file.fileName}, ${file.bytes},
      ${file.sha256}, ${file.storageKey}, ${facts}, ${JSON.stringify(file.findings)}, ${file.formatId}, ${file.createdAt}
    where ${room} and (${condition})`)
}

/** True in a statement after `insertProductionFile` of the same batch, when it was written. */
export const hasProductionFile = (id: string): SQL =>
  sql`exists (select 1 from production_files where id = ${id})`

/** True while a line is in one of these states. */
export const isLineIn = (lineId: string, states: readonly string[]): SQL =>
  sql`exists (select 1 from order_lines where id = ${lineId}
    and state in (select value from json_each(${JSON.stringify(states)})))`

/** Deletes a file, where `condition` holds. False when it is gone or must stay. */
export async function deleteProductionFile(
  db: Database,
  id: string,
  condition: SQL,
): Promise<boolean> {
  const deleted = await db
    .delete(productionFiles)
    .where(and(eq(productionFiles.id, id), condition))
    .returning({ id: productionFiles.id })
  return deleted.length > 0
}

/** True while a file is material, or belongs to an unsent draft. */
export const isUnsent = (file: Pick<ProductionFileRow, 'id'>): SQL =>
  sql`(${productionFiles.kind} = 'briefing' or not exists (select 1 from productions p
    where p.line_id = ${productionFiles.lineId} and p.draft_number >= ${productionFiles.draftNumber}))
    and ${productionFiles.id} = ${file.id}`

/** Files of canceled ad creations, which are no longer needed. */
export async function listFilesOfCancelled(
  db: Database,
  limit: number,
): Promise<ProductionFileRow[]> {
  const cancelled = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.type, 'adcreation'), eq(orderLines.state, 'cancelled')))
  return await db
    .select()
    .from(productionFiles)
    .where(inArray(productionFiles.lineId, cancelled))
    .limit(limit)
}

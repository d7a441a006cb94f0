import { z } from 'zod'
import { type ExportedRow, listRowsAfter } from '#database/queries/foundation/exportRows.ts'
import {
  EXPORTED_TABLES,
  exportEndKey,
  exportKey,
  type ExportEnd,
} from '#domain/foundation/admin/nightlyExport.ts'
import { writeExport } from '#worker/adapters/exportStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'now'>

const ROWS_A_PAGE = 1_000
const PAGES_A_FILE = 10
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** Position of a table's export. */
const partSchema = z.object({
  night: z.string(),
  table: z.enum(EXPORTED_TABLES),
  after: z.number(),
  files: z.number(),
  rows: z.number(),
})

/** Parts of a night's export, one per table. */
export const exportParts = ({ now }: Pick<Context, 'now'>): string[] =>
  EXPORTED_TABLES.map((table) =>
    JSON.stringify({
      night: now.toISOString().slice(0, DAY_LENGTH),
      table,
      after: 0,
      files: 0,
      rows: 0,
    }),
  )

/**
 * Job: exports a table's next rows of a night, at most 10,000 per file; returns the next part, null at the end of the
 * table. A repeated part writes the same file again.
 */
export async function exportTable(
  context: Context,
  part: string,
): Promise<{ next: string | null }> {
  const { db, env } = context
  const { night, table, ...known } = partSchema.parse(JSON.parse(part))
  const rows: ExportedRow[] = []
  let after = known.after
  let isOver = false
  for (let page = 0; page < PAGES_A_FILE && !isOver; page += 1) {
    const found = await listRowsAfter(db, table, { after, limit: ROWS_A_PAGE })
    rows.push(...found)
    after = found.at(-1)?.export_row_id ?? after
    isOver = found.length < ROWS_A_PAGE
  }
  const files = rows.length > 0 ? known.files + 1 : known.files
  if (rows.length > 0) await writeExport(env, exportKey(night, table, files), linesOf(rows))
  const end: ExportEnd = { files, rows: known.rows + rows.length }
  if (!isOver) return { next: JSON.stringify({ night, table, after, ...end }) }
  await env.EXPORTS.put(exportEndKey(night, table), JSON.stringify(end))
  return { next: null }
}

const linesOf = (rows: readonly ExportedRow[]) =>
  rows.map((row) => `${JSON.stringify({ ...row, export_row_id: undefined })}\n`).join('')

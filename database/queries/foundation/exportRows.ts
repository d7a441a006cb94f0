import type { ExportedTable } from '#domain/foundation/admin/nightlyExport.ts'
import type { Database } from '#database/connection.ts'

/** A stored row, with the row ID that pages go by. */
export type ExportedRow = Record<string, unknown> & { export_row_id: number }

/** Rows of a table after a row ID, in the order of row IDs. */
export async function listRowsAfter(
  db: Database,
  table: ExportedTable,
  { after, limit }: { after: number; limit: number },
): Promise<ExportedRow[]> {
  const sql = `select rowid as export_row_id, * from "${table}" where rowid > ? order by rowid limit ?`
  const { results } = await db.$client.prepare(sql).bind(after, limit).all<ExportedRow>()
  return results
}

import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#database/connection.ts'

const ROW_ID = sql`rowid`

/**
 * Deletes at most `limit` rows of a table that meet a condition; returns how many. A table without row ids needs the
 * columns of its primary key.
 */
export async function deleteSome(
  db: Database,
  table: SQLiteTable,
  { where, limit, key = [] }: { where: SQL | undefined; limit: number; key?: SQLiteColumn[] },
): Promise<number> {
  if (where === undefined) return 0
  const columns = key.length > 0 ? sql.join(key, sql`, `) : ROW_ID
  const deleted = await db.all(sql`
    delete from ${table} where (${columns}) in
      (select ${columns} from ${table} where ${where} limit ${limit})
    returning 1`)
  return deleted.length
}

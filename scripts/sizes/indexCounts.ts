import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { inRoot, ROOT } from '../project/paths.ts'

/** The number of indexes of each table, once all migrations have run. */
export function indexCounts(): (table: string) => number {
  const database = new DatabaseSync(':memory:')
  for (const file of globSync('database/migrations/*.sql', { cwd: ROOT }).toSorted())
    database.exec(readFileSync(inRoot(file), 'utf8'))
  const rows = database
    .prepare(
      `select tbl_name as name, count(*) as count from sqlite_master where type = 'index' group by tbl_name`,
    )
    .all()
  database.close()
  const counts = new Map(rows.map((row) => [String(row['name']), Number(row['count'])]))
  return (table) => counts.get(table) ?? 0
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MIGRATIONS = join(import.meta.dirname, '../../../database/migrations')

/** An empty database in memory with all tables, for tests of seeds. */
export function migratedDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const file of globSync('*.sql', { cwd: MIGRATIONS }).toSorted()) {
    database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'))
  }
  return database
}

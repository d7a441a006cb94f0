// Part of `npm run lint`: no new migration rebuilds or scans a table that grows with traffic, or removes anything that
// the previous version uses; and the schema declares for every table whether it grows (docs/deploy/releases.md).
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BOUNDED_TABLES, GROWING_TABLES, RETIRED } from '#database/schema/foundation/growth.ts'
import {
  createdTables,
  droppedTables,
  migrationFaults,
  uniqueIndexesOf,
} from './migrations/migrationFaults.ts'
import { inRoot } from './project/paths.ts'

/** Migrations up to this one predate the first deployment: they only run on empty databases. */
const LAST_UNCHECKED = '0056'

const faults: string[] = []
const tables = new Set<string>()
const uniqueIndexes = new Set<string>()
for (const file of globSync('database/migrations/*.sql', { cwd: inRoot() }).toSorted()) {
  const migration = readFileSync(inRoot(file), 'utf8')
  const name = path.basename(file)
  if (name.slice(0, LAST_UNCHECKED.length) > LAST_UNCHECKED) {
    const rules = {
      growing: GROWING_TABLES,
      bounded: BOUNDED_TABLES,
      retired: RETIRED,
      uniqueIndexes,
    }
    faults.push(...migrationFaults(migration, rules).map((fault) => `${name} ${fault}.`))
  }
  for (const table of createdTables(migration)) tables.add(table)
  for (const table of droppedTables(migration)) tables.delete(table)
  for (const index of uniqueIndexesOf(migration)) uniqueIndexes.add(index)
}
const classified = new Set([...GROWING_TABLES, ...BOUNDED_TABLES])
for (const table of tables)
  if (!table.startsWith('__new_') && !classified.has(table))
    faults.push(
      `database/schema/foundation/tables/databaseTables.ts does not state how ${table} grows, how long its rows stay and what becomes of a person's.`,
    )
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nHow to change a growing table: docs/deploy/releases.md`)
  process.exitCode = 1
}

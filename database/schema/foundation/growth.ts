import { DATABASE_TABLES } from './tables/databaseTables.ts'

/** The keeper empties these each hour, so they stay small. */
const EMPTIED = new Set(['delivery_changes'])

const tablesThatGrow = (isGrowing: boolean): readonly string[] =>
  Object.entries(DATABASE_TABLES)
    .filter(([table, { unit }]) => (unit !== 'fixed' && !EMPTIED.has(table)) === isGrowing)
    .map(([table]) => table)

/**
 * Tables that grow with visitors, orders, ads and their events. A migration must not rebuild or scan one of them: that
 * would block the database's only writer (docs/deploy/releases.md).
 */
export const GROWING_TABLES = tablesThatGrow(true)

/**
 * Tables that the operator fills, that get a row a day, or that are emptied: a migration may read and change all of
 * their rows.
 */
export const BOUNDED_TABLES = tablesThatGrow(false)

/**
 * What a migration may drop: a table (`rates`), a column (`products.rate`) or a unique index, with the day on which
 * production ran a release that no longer uses it. The previous version then still runs after the drop.
 */
export const RETIRED: Readonly<Record<string, string>> = {}

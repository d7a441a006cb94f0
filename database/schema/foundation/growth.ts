import { DATABASE_TABLES } from './tables/databaseTables.ts'

/** The keeper empties these each hour, so they never have many rows to read. */
const EMPTIED = new Set(['delivery_changes'])

const tablesThatGrow = (isGrowing: boolean): readonly string[] =>
  Object.entries(DATABASE_TABLES)
    .filter(([table, { unit }]) => (unit !== 'fixed' && !EMPTIED.has(table)) === isGrowing)
    .map(([table]) => table)

/**
 * Tables whose rows come with visitors, orders, ads and their events. A migration must not rebuild or scan one of them:
 * the database has one writer, which would stand still meanwhile (docs/deploy/releases.md).
 */
export const GROWING_TABLES = tablesThatGrow(true)

/** Tables that the operator fills, that have a row a day, or that are emptied: a migration may read and change all of their rows. */
export const BOUNDED_TABLES = tablesThatGrow(false)

/**
 * What a migration may drop: a table (`rates`), a column (`products.rate`) or a unique index, with the day on which
 * production ran a release that no longer uses it. The version before a drop then still runs after it.
 */
export const RETIRED: Readonly<Record<string, string>> = {}

import { DatabaseSync } from 'node:sqlite'
import { databaseFile, type LocalDatabaseKind } from '../project/localDatabases.ts'
import { freePort, startLocalServer } from '../setup/localServer.ts'
import type { Target } from './load.ts'

/** Empty route, the baseline of all measurements. */
export const emptyRoute = (origin: string): Target => ({
  name: 'empty route',
  url: `${origin}/api/health`,
  method: 'GET',
})

/** Runs a function with a server on each of several states, all at once. */
export async function onServers<Result>(
  states: readonly string[],
  work: (origins: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const servers: Awaited<ReturnType<typeof startLocalServer>>[] = []
  try {
    for (const statePath of states)
      servers.push(await startLocalServer({ port: await freePort(), statePath }))
    return await work(servers.map(({ origin }) => origin))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Runs a function on the database of a state without a server: the orders database, or the first delivery database. */
export function inDatabase<Result>(
  state: string,
  work: (database: DatabaseSync) => Result,
  kind: LocalDatabaseKind = 'orders',
): Result {
  const database = new DatabaseSync(databaseFile(state, kind))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** This many rows, with a column `at` that counts from 0. */
export const NUMBERS = (count: number) => `(with recursive n(at) as
  (select 0 union all select at + 1 from n where at < ${count - 1}) select at from n)`

/**
 * Adds this many rows to a table, each column by an SQL expression over `nr`, which counts from 0; a column without
 * one copies an existing row.
 */
export function addRows(
  database: DatabaseSync,
  table: string,
  count: number,
  values: Record<string, string>,
): void {
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
  database.exec(`insert into ${table} (${columns.join(', ')})
    select ${columns.map((name) => values[name] ?? `one.${name}`).join(', ')}
    from (select at as nr from ${NUMBERS(count)}) left join (select * from ${table} limit 1) one on 1`)
}

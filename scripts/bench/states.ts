import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort, startLocalServer } from '../setup/localServer.ts'
import type { Target } from './load.ts'

/** What does nothing: all else is measured beside it. */
export const emptyRoute = (origin: string): Target => ({
  name: 'empty route',
  url: `${origin}/api/health`,
  method: 'GET',
})

/** Works with a server on each of some states, all at once. */
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

/** Works with the database of a state that no server runs on. */
export function inDatabase<Result>(
  state: string,
  work: (database: DatabaseSync) => Result,
): Result {
  const folder = path.join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite',
  )
  const database = new DatabaseSync(path.join(folder, file ?? ''))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** So many rows, with a column `at` that counts from 0. */
export const NUMBERS = (count: number) => `(with recursive n(at) as
  (select 0 union all select at + 1 from n where at < ${count - 1}) select at from n)`

/**
 * Adds so many rows to a table, each column by an SQL expression over `nr`, which counts from 0; a column without one is that of some row
 * that is there.
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { seedStatements, type Seed } from './seedTable.ts'

/** The part of D1 that a seed needs; scripts do not have the types of the Workers runtime. */
interface D1 {
  prepare(sql: string): D1Statement
  batch(statements: D1Statement[]): Promise<unknown>
}
interface D1Statement {
  bind(...values: unknown[]): D1Statement
  all(): Promise<{ results: Record<string, unknown>[] }>
}

/** The part of R2 that a seed needs. */
interface R2 {
  put(key: string, content: Uint8Array): Promise<unknown>
}

/** The databases by their bindings, and the bucket of creatives. */
interface LocalBindings extends Record<string, unknown> {
  DB: D1
  CREATIVES: R2
}

interface D1Binding {
  binding: string
  database_name?: string
  database_id?: string
  preview_database_id?: string
}

export interface LocalDatabase {
  versions(): Promise<Map<string, string>>
  load(seed: Seed): Promise<void>
  read(sql: string): Promise<Record<string, unknown>[]>
  /** Runs all statements or, when one fails, none. */
  write(statements: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Maximum characters of rows in a statement. */
const LOCAL_CHARACTERS = 900_000

/**
 * The folder in which `wrangler dev`, the Vite plugin and `wrangler d1 --local` store their state:
 * the CLI's --persist-to.
 */
export function defaultPersistTo(configPath: string): string {
  return join(dirname(resolve(configPath)), '.wrangler', 'state')
}

/**
 * Hashes in the local database, read directly from its file in a few milliseconds; null if they are
 * uncertain and the database must be queried.
 */
export async function localVersions(persistTo: string): Promise<Map<string, string> | null> {
  try {
    const { databaseFiles } = await import('../project/localDatabases.ts')
    const [file, ...others] = databaseFiles(persistTo, 'orders')
    if (others.length > 0 || !file) return null
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const rows = database.prepare('SELECT name, hash FROM seed_versions').all()
      return new Map(rows.map((row) => [String(row['name']), String(row['hash'])]))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

/** Opens the development server's local D1 database. Stop the server first. */
export async function openLocalDatabase(
  configPath: string,
  persistTo: string,
): Promise<LocalDatabase> {
  // Loaded on demand, so that a start with up-to-date data does not wait for it.
  const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
  const config = unstable_readConfig({ config: configPath }, { hideWarnings: true })
  const bindings: D1Binding[] = config.d1_databases
  if (!bindings.some(({ binding }) => binding === 'DB'))
    throw new Error(`${configPath} has no D1 database with the binding DB.`)
  // A configuration with only the databases and the bucket, as starting the rest (objects, mail)
  // would be wasted.
  const directory = mkdtempSync(join(tmpdir(), 'admarket-seed-'))
  const ownConfig = join(directory, 'wrangler.json')
  const d1 = bindings.map(({ binding, database_name, database_id, preview_database_id }) => ({
    binding,
    database_name,
    database_id,
    preview_database_id,
  }))
  writeFileSync(
    ownConfig,
    JSON.stringify({
      name: 'seed',
      compatibility_date: config.compatibility_date,
      d1_databases: d1,
      r2_buckets: config.r2_buckets.filter(
        (bucket: { binding: string }) => bucket.binding === 'CREATIVES',
      ),
    }),
  )
  const proxy = await getPlatformProxy<LocalBindings>({
    configPath: ownConfig,
    persist: { path: join(persistTo, 'v3') },
    remoteBindings: false,
  })
  return {
    ...seedCalls(proxy.env),
    async close() {
      await proxy.dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Reads and writes of an open local database and its files. */
function seedCalls(bindings: LocalBindings) {
  const { DB: database, CREATIVES: files } = bindings
  return {
    async versions() {
      const sql = 'SELECT name, hash FROM seed_versions'
      const { results } = await database.prepare(sql).all()
      return new Map(results.map((row) => [String(row['name']), String(row['hash'])]))
    },
    async load(seed) {
      await writeOne(database, 'DELETE FROM seed_versions WHERE name = ?', seed.name)
      for (const { key, content } of (await seed.files?.()) ?? []) {
        await files.put(key, content)
      }
      for (const table of await seed.tables()) {
        // One parameter carries many rows, as D1 allows only 100 parameters per statement.
        const target = table.database ? (bindings[table.database] as D1) : database
        for (const { sql, json } of seedStatements(table, LOCAL_CHARACTERS)) {
          await writeOne(target, sql, ...(json === undefined ? [] : [json]))
        }
      }
      const sql = 'INSERT INTO seed_versions (name, hash) VALUES (?, ?)'
      await writeOne(database, sql, seed.name, seed.hash)
    },
    async read(sql) {
      await wake(database)
      return (await database.prepare(sql).all()).results
    },
    async write(statements) {
      await wake(database)
      await database.batch(statements.map((sql) => database.prepare(sql)))
    },
  } satisfies Omit<LocalDatabase, 'close'>
}

async function writeOne(database: D1, sql: string, ...values: string[]): Promise<void> {
  await wake(database)
  await database
    .prepare(sql)
    .bind(...values)
    .all()
}

/**
 * Reopens the connection, which the other side closes if it was idle while rows were built, for
 * seconds on a busy machine. Without this, the next statement would fail unsent; this one does
 * nothing, so it may fail.
 */
async function wake(database: D1): Promise<void> {
  await database
    .prepare('SELECT 1')
    .all()
    .catch(() => null)
}

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { seedStatements, type Seed } from './seedTable.ts'

/** What of D1 a seed needs; the type of the Workers runtime is not known to scripts. */
interface D1 {
  prepare(sql: string): D1Statement
  batch(statements: D1Statement[]): Promise<unknown>
}
interface D1Statement {
  bind(...values: unknown[]): D1Statement
  all(): Promise<{ results: Record<string, unknown>[] }>
}

/** What of R2 a seed needs. */
interface R2 {
  put(key: string, content: Uint8Array): Promise<unknown>
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

/** Of rows in a statement. */
const LOCAL_CHARACTERS = 900_000

/** Where `wrangler dev`, the Vite plugin and `wrangler d1 --local` keep their state: the CLI's --persist-to. */
export function defaultPersistTo(configPath: string): string {
  return join(dirname(resolve(configPath)), '.wrangler', 'state')
}

/**
 * The hashes that the local database holds, read straight from its file in a few milliseconds;
 * null when that cannot be known for sure, and the database has to be asked.
 */
export async function localVersions(persistTo: string): Promise<Map<string, string> | null> {
  try {
    const directory = join(persistTo, 'v3', 'd1', 'miniflare-D1DatabaseObject')
    const files = readdirSync(directory).filter(
      (file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite',
    )
    const [file] = files
    if (files.length !== 1 || !file) return null
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(join(directory, file), { readOnly: true })
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

/** Opens the local D1 database that the development server uses. The server should not be running meanwhile. */
export async function openLocalDatabase(
  configPath: string,
  persistTo: string,
): Promise<LocalDatabase> {
  // Loaded only when needed: a start that finds everything in place does not wait for it.
  const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
  const config = unstable_readConfig({ config: configPath }, { hideWarnings: true })
  const bindings: D1Binding[] = config.d1_databases
  const binding = bindings.find((database) => database.binding === 'DB')
  if (!binding) throw new Error(`${configPath} has no D1 database with the binding DB.`)
  // A configuration with the database and the files: the others (objects, mail) would only be started for nothing.
  const directory = mkdtempSync(join(tmpdir(), 'admarket-seed-'))
  const ownConfig = join(directory, 'wrangler.json')
  const { database_name, database_id, preview_database_id } = binding
  const d1 = { binding: 'DB', database_name, database_id, preview_database_id }
  writeFileSync(
    ownConfig,
    JSON.stringify({
      name: 'seed',
      compatibility_date: config.compatibility_date,
      d1_databases: [d1],
      r2_buckets: config.r2_buckets.filter(
        (bucket: { binding: string }) => bucket.binding === 'CREATIVES',
      ),
    }),
  )
  const proxy = await getPlatformProxy<{ DB: D1; CREATIVES: R2 }>({
    configPath: ownConfig,
    persist: { path: join(persistTo, 'v3') },
    remoteBindings: false,
  })
  const database = proxy.env.DB
  return {
    async versions() {
      const sql = 'SELECT name, hash FROM seed_versions'
      const { results } = await database.prepare(sql).all()
      return new Map(results.map((row) => [String(row['name']), String(row['hash'])]))
    },
    async load(seed) {
      await writeOne(database, 'DELETE FROM seed_versions WHERE name = ?', seed.name)
      for (const { key, content } of (await seed.files?.()) ?? []) {
        await proxy.env.CREATIVES.put(key, content)
      }
      for (const table of await seed.tables()) {
        // One parameter carries many rows: D1 allows only 100 parameters a statement.
        for (const { sql, json } of seedStatements(table, LOCAL_CHARACTERS)) {
          await writeOne(database, sql, ...(json === undefined ? [] : [json]))
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
    async close() {
      await proxy.dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function writeOne(database: D1, sql: string, ...values: string[]): Promise<void> {
  await wake(database)
  await database
    .prepare(sql)
    .bind(...values)
    .all()
}

/**
 * A connection that was idle while rows were made, for seconds on a busy machine, is closed by the other side, and the
 * next statement fails without having arrived. This one may fail: it does nothing.
 */
async function wake(database: D1): Promise<void> {
  await database
    .prepare('SELECT 1')
    .all()
    .catch(() => null)
}

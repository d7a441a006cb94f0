import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { inRoot, ROOT } from '#scripts/project/paths.ts'
import { seedStatements, type SeedTable } from '#scripts/seed/seedTable.ts'
import { recordMigrations } from '#scripts/setup/prepareDatabase.ts'
import { exportParts, exportTable } from '#worker/operations/foundation/exportTable.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'

type Stores = Pick<Bindings, 'DB' | 'EXPORTS'>

const BREAKPOINT = '--> statement-breakpoint'
const STATEMENT_CHARACTERS = 900_000

/**
 * A local D1 with all tables and a local bucket below a state folder, as `npm start` creates them.
 */
export async function openLocalStores(folder: string) {
  const configPath = path.join(folder, 'wrangler.json')
  const config = {
    name: 'export',
    compatibility_date: '2026-01-01',
    d1_databases: [{ binding: 'DB', database_name: 'export', database_id: 'export' }],
    r2_buckets: [{ binding: 'EXPORTS', bucket_name: 'exports' }],
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(configPath, JSON.stringify(config))
  const { env, dispose } = await getPlatformProxy<Stores>({
    configPath,
    persist: { path: path.join(folder, 'v3') },
    remoteBindings: false,
  })
  const migrations = globSync('database/migrations/*.sql', { cwd: ROOT }).toSorted()
  const statements = migrations.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8').split(BREAKPOINT),
  )
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
  recordMigrations(folder)
  return { env, dispose }
}

/** Writes the tables of a seed. */
export async function loadTables({ DB }: Stores, tables: readonly SeedTable[]): Promise<void> {
  for (const table of tables)
    for (const { sql, json } of seedStatements(table, STATEMENT_CHARACTERS))
      await DB.prepare(sql)
        .bind(...(json === undefined ? [] : [json]))
        .run()
}

/** Runs all parts of the nightly export, like its jobs do. */
export async function exportNight(env: Stores, now: Date): Promise<void> {
  for (const first of exportParts({ now })) {
    let part: string | null = first
    while (part !== null) {
      const { next } = await exportTable({ ...databaseContext(env as Bindings), now }, part)
      part = next
    }
  }
}

/** Copies every file of the bucket to a folder, under its key. */
export async function downloadExports({ EXPORTS }: Stores, folder: string): Promise<void> {
  const { objects, truncated } = await EXPORTS.list()
  if (truncated) throw new Error('The bucket has more files than one listing holds.')
  for (const { key } of objects) {
    const stored = await EXPORTS.get(key)
    if (!stored) throw new Error(`${key} is missing.`)
    const file = path.join(folder, key)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, new Uint8Array(await stored.arrayBuffer()))
  }
}

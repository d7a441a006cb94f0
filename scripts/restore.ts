// `npm run restore -- --from production/2026-11-25`: restores a nightly export of orders, ledger and invoices into a
// local database.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { databaseFile } from './project/localDatabases.ts'
import { readRestoreRequest, type RestoreRequest } from './restore/restoreRequest.ts'
import { type ReadExport, restoreRows } from './restore/restoreRows.ts'
import { inRoot } from './project/paths.ts'
import { migrate } from './setup/prepareDatabase.ts'
import { runQuietly } from './setup/runCommand.ts'

interface Bucket {
  binding: string
  bucket_name?: string
}

const fromFolder =
  (folder: string): ReadExport =>
  async (key) => {
    const file = path.resolve(folder, key)
    return existsSync(file) ? readFileSync(file) : null
  }

/** Reads objects of an environment's bucket one by one, through wrangler. */
function fromBucket(environment: 'staging' | 'production', downloads: string): ReadExport {
  const { r2_buckets: buckets }: { r2_buckets: Bucket[] } = readConfig({
    config: inRoot('wrangler.toml'),
    env: environment,
  })
  const bucket = buckets.find(({ binding }) => binding === 'EXPORTS')?.bucket_name ?? ''
  return async (key) => {
    const file = path.join(downloads, 'object')
    const args = ['r2', 'object', 'get', `${bucket}/${key}`, '--file', file, '--remote']
    await runQuietly('wrangler', args)
    return existsSync(file) ? readFileSync(file) : null
  }
}

async function restore({ environment, folder, night, to }: RestoreRequest): Promise<void> {
  const statePath = path.resolve(to)
  await migrate(statePath)
  const downloads = mkdtempSync(path.join(tmpdir(), 'admarket-restore-'))
  const database = new DatabaseSync(databaseFile(statePath))
  try {
    const read = environment ? fromBucket(environment, downloads) : fromFolder(folder)
    for (const [table, rows] of await restoreRows(database, night, read))
      console.log(`${table}: ${rows.toLocaleString('en-US')} rows`)
    console.log(`Restored into ${statePath}. Read it with:`)
    console.log(
      `  npx wrangler d1 execute DB --local --persist-to ${to} --command "select count(*) from orders"`,
    )
  } finally {
    database.close()
    rmSync(downloads, { recursive: true, force: true })
  }
}

await restore(readRestoreRequest(process.argv.slice(2)))

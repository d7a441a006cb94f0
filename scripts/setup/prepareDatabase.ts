import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../project/paths.ts'
import { runQuietly } from './runCommand.ts'

type AppliedMigrations = Record<string, string>

/** Migrations of the orders and delivery databases; file names are unique. */
const MIGRATIONS = ['database/migrations/*.sql', 'database/deliveryMigrations/*.sql']

function currentMigrations(): AppliedMigrations {
  const files = MIGRATIONS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted())
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file),
      createHash('sha256')
        .update(readFileSync(inRoot(file)))
        .digest('hex'),
    ]),
  )
}

const markerIn = (statePath: string) => path.join(statePath, '.migrations.json')

const readMarker = (marker: string): AppliedMigrations =>
  existsSync(marker) ? (JSON.parse(readFileSync(marker, 'utf8')) as AppliedMigrations) : {}

const wasRewritten = (applied: AppliedMigrations, current: AppliedMigrations) =>
  Object.entries(applied).some(([file, hash]) => current[file] !== hash)

/** Databases bound in wrangler.toml. Loads wrangler only if there is work to do. */
async function databaseBindings(): Promise<string[]> {
  const { unstable_readConfig } = await import('wrangler')
  const config = unstable_readConfig({ config: inRoot('wrangler.toml') }, { hideWarnings: true })
  return config.d1_databases.map(({ binding }: { binding: string }) => binding)
}

/**
 * Migrates the local databases. Recreates a local database whose migrations were rewritten since (only before a
 * release), as it cannot be migrated.
 */
export async function migrate(statePath: string): Promise<void> {
  const applied = readMarker(markerIn(statePath))
  const current = currentMigrations()
  if (JSON.stringify(applied) === JSON.stringify(current)) return
  if (wasRewritten(applied, current)) {
    console.log('The local database was made from other migrations; making a new one ...')
    rmSync(statePath, { recursive: true, force: true })
  }
  console.log('Updating the database ...')
  for (const binding of await databaseBindings())
    await runQuietly('wrangler', [
      'd1',
      'migrations',
      'apply',
      binding,
      '--local',
      '--persist-to',
      statePath,
    ])
  recordMigrations(statePath)
}

/** Records that a local database has all migrations, so that `migrate` has nothing to do. */
export function recordMigrations(statePath: string): void {
  mkdirSync(statePath, { recursive: true })
  writeFileSync(markerIn(statePath), JSON.stringify(currentMigrations()))
}

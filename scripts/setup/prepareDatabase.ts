import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../project/paths.ts'
import { runQuietly } from './runCommand.ts'

type AppliedMigrations = Record<string, string>

function currentMigrations(): AppliedMigrations {
  const files = globSync('database/migrations/*.sql', { cwd: ROOT }).toSorted()
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

/**
 * Brings the local database's tables up to date. A local database that was made from migrations which have been
 * rewritten since (only before a release) is made anew: it cannot be brought up to date.
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
  await runQuietly('wrangler', [
    'd1',
    'migrations',
    'apply',
    'DB',
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

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from './paths.ts'
import { runQuietly } from './runCommand.ts'

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync('database/migrations/*.sql', { cwd: ROOT }).toSorted()) {
    hash.update(file).update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}

/** Brings the local database's tables up to date. */
export async function migrate(statePath: string): Promise<void> {
  const marker = path.join(statePath, '.migrated')
  const hash = migrationsHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
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
  mkdirSync(statePath, { recursive: true })
  writeFileSync(marker, hash)
}

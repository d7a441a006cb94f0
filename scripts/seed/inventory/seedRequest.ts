import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { INVENTORY_DIRECTORY, INVENTORY_FILES } from '../catalogue/inventoryFiles.ts'
import type { SeedTarget } from '../d1Seed.ts'

export interface SeedRequest {
  directory: string
  target: SeedTarget
  /** Shows the changes without applying them. */
  isDryRun: boolean
  reason: string
}

export const SEED_USAGE = `Loads an inventory from a folder of CSV files: adds and changes products by id, and takes out of sale those that the
files no longer name. Nothing is deleted.

  npm run seed:inventory -- --dir ../our-inventory --env production --dry-run   shows what would change
  npm run seed:inventory -- --dir ../our-inventory --env production             changes it

  --dir      the folder; without it, the fictional inventory of the repository (never in production)
  --env      staging or production; without it, the database of this machine (stop the server first)
  --dry-run  shows every change and makes none
  --reason   why, for the audit log
The files: docs/reference/csv.md`

/** An invalid command, explained to the user in one sentence. */
export class SeedRequestError extends Error {
  override name = 'SeedRequestError'
}

const ENVIRONMENTS = new Set(['staging', 'production'])

/** Parses the command line; null when it asks for help. Raises SeedRequestError. */
export function readSeedRequest(args: string[]): SeedRequest | null {
  const { dir, env, reason, help, 'dry-run': isDryRun = false } = parsed(args)
  if (help) return null
  if (env !== undefined && !ENVIRONMENTS.has(env)) {
    throw new SeedRequestError(
      `There is no environment ${env}: use --env staging or --env production.`,
    )
  }
  if (env === 'production' && dir === undefined) {
    throw new SeedRequestError(
      'Say which inventory: --dir ../our-inventory. The one of the repository is fictional and never for sale in production.',
    )
  }
  const directory = resolve(dir ?? INVENTORY_DIRECTORY)
  if (env === 'production' && directory === INVENTORY_DIRECTORY) {
    throw new SeedRequestError(
      `${directory} is the fictional inventory of the repository: it is never for sale in production.`,
    )
  }
  refuseMissing(directory)
  return {
    directory,
    isDryRun,
    reason: reason?.trim() || `npm run seed:inventory -- --dir ${dir ?? 'database/seed/inventory'}`,
    target: env === undefined ? { kind: 'local' } : { kind: 'remote', environment: env },
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        dir: { type: 'string' },
        env: { type: 'string' },
        reason: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new SeedRequestError(
      `${error instanceof Error ? error.message : String(error)}\n\n${SEED_USAGE}`,
    )
  }
}

/** A missing file would retire a whole medium, so an operator must declare that they sell none of it. */
function refuseMissing(directory: string): void {
  if (!existsSync(directory)) throw new SeedRequestError(`There is no folder ${directory}.`)
  const missing = INVENTORY_FILES.filter((file) => !existsSync(join(directory, file)))
  if (missing.length > 0) {
    throw new SeedRequestError(
      `${directory} lacks ${missing.join(', ')}. If you sell nothing of that kind, add the file with its header line alone.`,
    )
  }
}

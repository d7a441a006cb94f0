import { resolve } from 'node:path'
import { defaultPersistTo, localVersions, openLocalDatabase } from './localD1.ts'
import { remoteVersions, writeRemote } from './remoteD1.ts'
import { isUpToDate, type Seed } from './seedTable.ts'

export { seedHash, type Seed, type SeedFile, type SeedTable, type SeedValue } from './seedTable.ts'

/** A D1 database: the local one (`persistTo` as wrangler's --persist-to) or a deployed one. */
export type SeedTarget =
  | { kind: 'local'; configPath?: string; persistTo?: string }
  | { kind: 'remote'; configPath?: string; environment: string }

export type SeedOutcome = 'loaded' | 'unchanged'

/**
 * Loads seeds into a D1 database whose migrations are applied. Skips a seed whose hash the database already holds, in
 * milliseconds if it is local. Returns the result for each seed by name.
 */
export async function applySeeds(
  seeds: readonly Seed[],
  target: SeedTarget,
): Promise<Record<string, SeedOutcome>> {
  const configPath = resolve(target.configPath ?? 'wrangler.toml')
  return target.kind === 'local'
    ? await applyLocally(seeds, configPath, target.persistTo ?? defaultPersistTo(configPath))
    : await applyRemotely(seeds, configPath, target.environment)
}

/**
 * The target in the command line arguments: `--remote --env production`, else the local database.
 */
export function seedTargetOf(args: { remote?: boolean; env?: string }): SeedTarget {
  if (!args.remote) return { kind: 'local' }
  if (!args.env) throw new Error('Say which deployed database: --remote --env production')
  return { kind: 'remote', environment: args.env }
}

async function applyLocally(
  seeds: readonly Seed[],
  configPath: string,
  persistTo: string,
): Promise<Record<string, SeedOutcome>> {
  const known = await localVersions(persistTo)
  if (known && seeds.every((seed) => isUpToDate(seed, known))) {
    return Object.fromEntries(seeds.map((seed) => [seed.name, 'unchanged']))
  }
  const database = await openLocalDatabase(configPath, persistTo)
  try {
    return await applyEach(seeds, await database.versions(), (seed) => database.load(seed))
  } finally {
    await database.close()
  }
}

async function applyRemotely(
  seeds: readonly Seed[],
  configPath: string,
  environment: string,
): Promise<Record<string, SeedOutcome>> {
  const refused = seeds.filter(({ isDevelopmentOnly }) => isDevelopmentOnly)
  if (refused.length > 0) {
    const names = refused.map(({ name }) => name).join(', ')
    throw new Error(`Only for development, never for ${environment}: ${names}`)
  }
  const versions = await remoteVersions(configPath, environment)
  return await applyEach(seeds, versions, (seed) => writeRemote(configPath, environment, seed))
}

async function applyEach(
  seeds: readonly Seed[],
  versions: ReadonlyMap<string, string>,
  write: (seed: Seed) => Promise<void>,
): Promise<Record<string, SeedOutcome>> {
  const outcomes: Record<string, SeedOutcome> = {}
  for (const seed of seeds) {
    const current = isUpToDate(seed, versions)
    if (!current) await write(seed)
    outcomes[seed.name] = current ? 'unchanged' : 'loaded'
  }
  return outcomes
}

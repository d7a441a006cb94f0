import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import {
  ownFile,
  OTHER_WORKERS,
  WORKER_NAMES,
  type WorkerName,
  workerConfig,
  workerFolder,
} from '../project/workers.ts'
import { inRoot } from '../project/paths.ts'

/** Configuration that the build wrote for the local runtime. */
export const builtConfigFile = (worker: WorkerName, environment?: string): string =>
  path.join(workerFolder(worker), environment ? `wrangler.${environment}.json` : 'wrangler.json')

/** Keys of a wrangler file that do not concern the Worker, or that the build determines. */
const SETTLED_BY_BUILD = ['build', 'define', 'unsafe', 'main', 'rules', 'no_bundle'] as const

/** Makes wrangler deploy the bundle of a Worker other than the site unchanged. */
const BUNDLED = {
  main: 'index.js',
  no_bundle: true,
  rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
}

/** Keys of the wrangler files that change the bundles; all others are only written next to them. */
export function bundledSettings(): string {
  const { compatibility_date, compatibility_flags, main, assets, define, alias } = readConfig(
    { config: inRoot('wrangler.toml') },
    { hideWarnings: true },
  )
  const others = OTHER_WORKERS.map((worker) => ownFile(worker)['main'])
  return JSON.stringify({
    compatibility_date,
    compatibility_flags,
    main,
    assets,
    define,
    alias,
    others,
  })
}

/**
 * Writes the configuration of a Worker for an environment, or for the local runtime, next to the
 * shared bundle. Returns its path. Hosts, IDs, settings and bindings are the current ones of the
 * wrangler files, or of the root file `from`.
 */
export function writeBuiltConfig(worker: WorkerName, environment?: string, from?: string): string {
  const folder = workerFolder(worker)
  const built = builtConfigOf(worker)
  const config: Record<string, unknown> = { ...workerConfig(worker, environment, from) }
  for (const key of SETTLED_BY_BUILD) delete config[key]
  const bound = (config['d1_databases'] ?? []) as { migrations_dir?: string }[]
  const databases = bound.map(({ migrations_dir, ...database }) =>
    Object.assign(database, {
      migrations_dir: path.relative(folder, inRoot(migrations_dir ?? 'migrations')),
    }),
  )
  const { directory } = (built['assets'] ?? {}) as { directory?: string }
  const assets = directory && { ...(config['assets'] as object), directory }
  const file = builtConfigFile(worker, environment)
  writeWhole(
    file,
    JSON.stringify({
      ...built,
      ...config,
      d1_databases: databases,
      ...(assets ? { assets } : {}),
    }),
  )
  return file
}

/** Configuration that the build wrote for a Worker. Raises an error without a build. */
function builtConfigOf(worker: WorkerName): Record<string, unknown> {
  if (!existsSync(path.join(workerFolder(worker), 'index.js')))
    throw new Error('There is no build yet: npm run build')
  if (worker === 'serve') return { ...BUNDLED, assets: { directory: '../serve-files' } }
  if (worker === 'creatives') return BUNDLED
  return JSON.parse(readFileSync(builtConfigFile('site'), 'utf8')) as Record<string, unknown>
}

/** Writes the configurations of all Workers; returns their paths. */
export const writeBuiltConfigs = (
  environment?: string,
  from?: string,
): Record<WorkerName, string> =>
  Object.fromEntries(
    WORKER_NAMES.map((worker) => [worker, writeBuiltConfig(worker, environment, from)]),
  ) as Record<WorkerName, string>

/** Replaces a file atomically, as a server may be reading it. */
function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { inRoot } from '../project/paths.ts'

const SERVER_FOLDER = inRoot('build/server')
/** What the build wrote for the local runtime. */
export const BUILT_CONFIG = path.join(SERVER_FOLDER, 'wrangler.json')

/** What wrangler.toml says that is not about the Worker, or is settled by the build. */
const SETTLED_BY_BUILD = ['build', 'define', 'unsafe', 'main', 'rules', 'no_bundle'] as const

const read = (environment: string | undefined, config = inRoot('wrangler.toml')) =>
  readConfig({ config, ...(environment ? { env: environment } : {}) }, { hideWarnings: true })

/** What of wrangler.toml changes the bundle itself; the rest is only written beside it. */
export function bundledSettings(): string {
  const { compatibility_date, compatibility_flags, main, assets, define, alias } = read(undefined)
  return JSON.stringify({ compatibility_date, compatibility_flags, main, assets, define, alias })
}

/**
 * Writes the configuration of an environment, or of the local runtime, beside the bundle that serves all of them; gives
 * its path. Hosts, ids, settings and bindings come from wrangler.toml, or from the file `from`, as it is now.
 */
export function writeBuiltConfig(environment?: string, from?: string): string {
  if (!existsSync(BUILT_CONFIG)) throw new Error('There is no build yet: npm run build')
  const built = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as {
    assets?: { directory?: string }
  }
  const config: Record<string, unknown> = { ...read(environment, from) }
  for (const key of SETTLED_BY_BUILD) delete config[key]
  const bound: { migrations_dir?: string }[] = read(environment, from).d1_databases
  const databases = bound.map(({ migrations_dir, ...database }) =>
    Object.assign(database, {
      migrations_dir: path.relative(SERVER_FOLDER, inRoot(migrations_dir ?? 'migrations')),
    }),
  )
  const file = environment ? path.join(SERVER_FOLDER, `wrangler.${environment}.json`) : BUILT_CONFIG
  const { directory } = built.assets ?? {}
  const assets = { ...read(environment, from).assets, directory }
  writeWhole(file, JSON.stringify({ ...built, ...config, d1_databases: databases, assets }))
  return file
}

/** Writes a file that a server may be reading: it has the old text or the new one, never a part. */
function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

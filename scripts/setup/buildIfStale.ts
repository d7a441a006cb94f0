import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { BUILD_MARKER, buildProduct } from './buildProduct.ts'
import { bundledSettings, writeBuiltConfigs } from './builtConfig.ts'
import { inRoot, ROOT } from '../project/paths.ts'

const SOURCES = [
  '{domain,content,inspection,database,durable,worker,client,public}/**/*',
  'scripts/{bundle,sharePictures}/**/*',
  'scripts/setup/buildWorkers.ts',
  '{package-lock.json,vite.config.ts,react-router.config.ts,tsconfig.base.json}',
]

function sourcesHash(): string {
  const hash = createHash('sha256').update(bundledSettings())
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted()) {
    const facts = statSync(inRoot(file))
    if (facts.isFile()) hash.update(`${file}:${facts.size}:${facts.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const isBuilt = (): boolean =>
  existsSync(BUILD_MARKER) && readFileSync(BUILD_MARKER, 'utf8') === sourcesHash()

/** Builds the production bundles and records the hash of their sources. */
export async function buildAnew(): Promise<void> {
  const hash = sourcesHash()
  await buildProduct()
  writeFileSync(BUILD_MARKER, hash)
}

/**
 * Builds the production bundles unless they are up to date with the sources. They serve every
 * environment: hosts, IDs and settings of wrangler.toml are written next to them.
 */
export async function buildIfStale(): Promise<void> {
  if (!isBuilt()) {
    console.log('Building ...')
    await buildAnew()
  }
  writeBuiltConfigs()
}

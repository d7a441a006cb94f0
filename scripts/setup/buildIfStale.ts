import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { BUILD_MARKER, buildProduct } from './buildProduct.ts'
import { bundledSettings, writeBuiltConfig } from './builtConfig.ts'
import { inRoot, ROOT } from '../project/paths.ts'

const SOURCES = [
  '{domain,content,inspection,database,durable,worker,client,public}/**/*',
  'scripts/{bundle,sharePictures}/**/*',
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

/** Builds the production bundle and notes which sources it is made from. */
export async function buildAnew(): Promise<void> {
  const hash = sourcesHash()
  await buildProduct()
  writeFileSync(BUILD_MARKER, hash)
}

/**
 * Builds the production bundle unless the one there is made from these very sources. It serves every environment: hosts,
 * ids and settings of wrangler.toml are written beside it.
 */
export async function buildIfStale(): Promise<void> {
  if (!isBuilt()) {
    console.log('Building ...')
    await buildAnew()
  }
  writeBuiltConfig()
}

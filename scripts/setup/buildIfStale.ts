import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { BUILD_MARKER, buildProduct } from './buildProduct.ts'
import { inRoot, ROOT } from './paths.ts'

const SOURCES = [
  '{domain,content,inspection,database,durable,worker,client,public}/**/*',
  'scripts/{bundle,sharePictures}/**/*',
  '{wrangler.toml,package-lock.json,vite.config.ts,react-router.config.ts,tsconfig.base.json}',
]

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted()) {
    const facts = statSync(inRoot(file))
    if (facts.isFile()) hash.update(`${file}:${facts.size}:${facts.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds the production bundle unless the one there is made from these very sources. */
export async function buildIfStale(): Promise<void> {
  const hash = sourcesHash()
  if (existsSync(BUILD_MARKER) && readFileSync(BUILD_MARKER, 'utf8') === hash) return
  console.log('Building ...')
  await buildProduct()
  writeFileSync(BUILD_MARKER, hash)
}

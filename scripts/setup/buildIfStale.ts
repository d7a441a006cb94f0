import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { inRoot, ROOT } from './paths.ts'
import { runQuietly } from './runCommand.ts'

const SOURCES = [
  '{domain,content,database,durable,worker,client,public}/**/*',
  '{wrangler.toml,package-lock.json,vite.config.ts,react-router.config.ts,tsconfig.base.json}',
]
const BUILD_ATTEMPTS = 3
const MARKER = inRoot('build/.built-from')

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted()) {
    const facts = statSync(inRoot(file))
    if (facts.isFile()) hash.update(`${file}:${facts.size}:${facts.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Prerendering gives each page ten seconds; a machine under load may need a second try. */
async function buildPatiently(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await runQuietly('react-router', ['build'])
      return
    } catch (error) {
      const ranOutOfTime =
        error instanceof Error && error.message.includes('aborted due to timeout')
      if (!ranOutOfTime || attempt === BUILD_ATTEMPTS) throw error
    }
  }
}

/** Builds the production bundle unless the one there is made from these very sources. */
export async function buildIfStale(): Promise<void> {
  const hash = sourcesHash()
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === hash) return
  console.log('Building ...')
  await buildPatiently()
  writeFileSync(MARKER, hash)
}

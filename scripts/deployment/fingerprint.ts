import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../project/paths.ts'
import { type WorkerName, workerFolder } from '../project/workers.ts'

/** Long enough to distinguish builds, within the platform's limit for tags. */
const LENGTH = 16
/** Path of this machine's checkout; nothing of it is deployed. */
const LOCAL = ['configPath', 'userConfigPath', 'topLevelName', 'definedEnvironments']
/** Folders with files that are deployed in addition to a bundle. */
const FILES = { site: ['build/client'], serve: ['build/serve-files'], creatives: [] } as const
/** Files next to a bundle that are not part of it. */
const BESIDE = /^(wrangler(\.\w+)?\.json|\.dev\.vars|\.vite\/.*)$/

function filesOf(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !BESIDE.test(file) && statSync(path.join(folder, file)).isFile())
    .toSorted()
}

/**
 * A hash of everything that a Worker's deployment would send: its bundle, the site's files, and its configuration of
 * the environment (`config`, a path). Equal if nothing changed.
 */
export function fingerprint(worker: WorkerName, config: string): string {
  const hash = createHash('sha256')
  const facts = JSON.parse(readFileSync(config, 'utf8')) as Record<string, unknown>
  for (const name of LOCAL) delete facts[name]
  hash.update(JSON.stringify(facts))
  const folders = [workerFolder(worker), ...FILES[worker].map((folder) => inRoot(folder))]
  for (const folder of folders)
    for (const file of filesOf(folder))
      hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, LENGTH)
}

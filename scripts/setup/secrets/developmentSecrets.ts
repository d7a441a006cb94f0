import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { parseSettings, type Settings } from '#domain/foundation/settings/settings.ts'
import { WORKER_SETTINGS } from '#domain/foundation/settings/workerSettings.ts'
import { inRoot } from '../../project/paths.ts'
import { OTHER_WORKERS, workerFolder } from '../../project/workers.ts'
import { withMissingSecrets, withRandomSecrets } from './developmentVars.ts'

const FILE = inRoot('.dev.vars')

const randomSecret = () => randomBytes(32).toString('hex')

/** Creates .dev.vars with random secrets for this machine, or adds the secrets that it lacks. */
export function ensureDevelopmentSecrets(): void {
  const example = readFileSync(inRoot('.dev.vars.example'), 'utf8')
  if (!existsSync(FILE)) return writeFileSync(FILE, withRandomSecrets(example, randomSecret))
  const own = readFileSync(FILE, 'utf8')
  const completed = withMissingSecrets(own, example, randomSecret)
  if (completed !== own) writeFileSync(FILE, completed)
}

/**
 * Writes the current secrets next to the bundles, for each Worker those that it needs: the build's
 * may be outdated.
 */
export function refreshBundledSecrets(): void {
  ensureDevelopmentSecrets()
  copyFileSync(FILE, path.join(workerFolder('site'), '.dev.vars'))
  const lines = readFileSync(FILE, 'utf8').split('\n')
  for (const worker of OTHER_WORKERS) {
    const known: ReadonlySet<string> = new Set(WORKER_SETTINGS[worker])
    const own = lines.filter((line) => known.has(line.split('=')[0]?.trim() ?? ''))
    writeFileSync(path.join(workerFolder(worker), '.dev.vars'), `${own.join('\n')}\n`)
  }
}

/** The settings of this machine. Raises SettingsError with the names of missing ones. */
export function readLocalSettings(): Settings {
  const { vars } = readConfig({ config: inRoot('wrangler.toml') })
  return parseSettings({ ...vars, ...parseEnv(readFileSync(FILE, 'utf8')) })
}

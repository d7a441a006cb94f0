import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { parseSettings, type Settings } from '#domain/foundation/settings/settings.ts'
import { inRoot } from '../project/paths.ts'

const FILE = inRoot('.dev.vars')

/** Makes .dev.vars with secrets of this machine's own when there is none. */
export function ensureDevelopmentSecrets(): void {
  if (existsSync(FILE)) return
  const example = readFileSync(inRoot('.dev.vars.example'), 'utf8')
  const own = example.replaceAll(
    /=development-only-.*$/gm,
    () => `=${randomBytes(32).toString('hex')}`,
  )
  writeFileSync(FILE, own)
}

/** Gives a bundle the secrets as they are now: those of its build may be others. */
export function refreshBundledSecrets(): void {
  ensureDevelopmentSecrets()
  copyFileSync(FILE, inRoot('build/server/.dev.vars'))
}

/** The settings of this machine. Raises SettingsError naming what is missing. */
export function readLocalSettings(): Settings {
  const { vars } = readConfig({ config: inRoot('wrangler.toml') })
  return parseSettings({ ...vars, ...parseEnv(readFileSync(FILE, 'utf8')) })
}

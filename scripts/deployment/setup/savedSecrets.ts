import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../project/paths.ts'
import type { Environment } from '../environments.ts'

/** Where the secrets of an environment are saved that this machine set: the account never gives one back. */
export const secretsFile = (environment: Environment) =>
  path.join(
    process.env['ADMARKET_DEPLOYMENT_FOLDER'] ?? inRoot('.wrangler/deployment'),
    `${environment}-secrets.json`,
  )

/** The saved secrets by their names; empty where there is no file. */
export function savedSecrets(environment: Environment): Record<string, string> {
  const file = secretsFile(environment)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** Saves secrets beside those that are saved, readable by the operator alone; null removes one. Gives the file. */
export function saveSecrets(
  environment: Environment,
  secrets: Readonly<Record<string, string | null>>,
): string {
  const file = secretsFile(environment)
  const all = Object.entries({ ...savedSecrets(environment), ...secrets })
  mkdirSync(path.dirname(file), { recursive: true })
  const kept = Object.fromEntries(all.filter(([, value]) => value !== null))
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  return file
}

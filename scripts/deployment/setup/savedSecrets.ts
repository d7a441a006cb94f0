import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../project/paths.ts'
import type { Environment } from '../environments.ts'

/**
 * The file with the environment's secrets that this machine has set, as the account never returns a
 * secret.
 */
export const secretsFile = (environment: Environment) =>
  path.join(
    process.env['ADMARKET_DEPLOYMENT_FOLDER'] ?? inRoot('.wrangler/deployment'),
    `${environment}-secrets.json`,
  )

/** Saved secrets by name; empty without a file. */
export function savedSecrets(environment: Environment): Record<string, string> {
  const file = secretsFile(environment)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/**
 * Adds secrets to the saved ones, readable only by the operator; null removes one. Returns the
 * file's path.
 */
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

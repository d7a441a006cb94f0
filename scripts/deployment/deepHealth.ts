import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { HEALTH_SECRET_HEADER } from '#domain/foundation/headerNames.ts'
import { DEEP_HEALTH_PATH } from '#domain/foundation/settings/deepHealth.ts'
import { inRoot } from '../project/paths.ts'
import type { Environment } from './environments.ts'
import type { HealthCheck } from './gradualRelease.ts'

const TIMEOUT_MS = 20_000

const factsSchema = z.object({ unread: z.array(z.string()) })

/** Where `npm run setup` leaves the health check's secret of an environment for deployments from this machine. */
export const healthSecretFile = (environment: Environment) =>
  path.join(
    process.env['ADMARKET_DEPLOYMENT_FOLDER'] ?? inRoot('.wrangler/deployment'),
    `${environment}-health-secret`,
  )

/** Saves an environment's health check secret so that only the operator can read it. Returns the file's path. */
export function saveHealthSecret(environment: Environment, secret: string): string {
  const file = healthSecretFile(environment)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return file
}

/** The secret of the health check: HEALTH_SECRET, else the file that setup left. Raises an error without one. */
export function readHealthSecret(environment: Environment): string {
  const file = healthSecretFile(environment)
  const secret =
    process.env['HEALTH_SECRET'] ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
  if (secret === '')
    throw new Error(
      `A release is checked with the secret of the health check. Set HEALTH_SECRET to the one of ${environment}.`,
    )
  return secret
}

/** The parts that gave no facts, by the body of the deep health check; null for another body. */
function silentParts(body: string): string[] | null {
  try {
    const parsed = factsSchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data.unread : null
  } catch {
    return null
  }
}

/** Checks a version at its preview address, else at the site with the header that picks a deployed version. */
export const deepHealthCheck =
  (facts: { siteUrl: string; workerName: string; secret: string }): HealthCheck =>
  async ({ id, previewUrl }) => {
    const address = new URL(DEEP_HEALTH_PATH, previewUrl ?? facts.siteUrl)
    try {
      const response = await fetch(address, {
        headers: {
          [HEALTH_SECRET_HEADER]: facts.secret,
          'Cloudflare-Workers-Version-Overrides': `${facts.workerName}="${id}"`,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const body = await response.text()
      if (!response.ok) return `${address.href} responded ${response.status}: ${body}`
      const silent = silentParts(body)
      if (silent === null)
        return `${address.href} responded with something else than health: ${body}`
      return silent.length === 0 ? null : `${address.href} has no facts from: ${silent.join(', ')}`
    } catch (error) {
      return `${address.href} did not respond: ${error instanceof Error ? error.message : String(error)}`
    }
  }

/** Whether the environment's site serves the product already. */
export async function isLive(siteUrl: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/api/health', siteUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

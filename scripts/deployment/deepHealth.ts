import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { HEALTH_SECRET_HEADER } from '#domain/foundation/headerNames.ts'
import { DEEP_HEALTH_PATH, HOST_HEALTH_PATH } from '#domain/foundation/settings/deepHealth.ts'
import { inRoot } from '../project/paths.ts'
import type { Environment } from './environments.ts'
import type { HealthCheck } from './gradualRelease.ts'

const TIMEOUT_MS = 20_000

const factsSchema = z.object({ unread: z.array(z.string()) })

/** File in which `npm run setup` saves an environment's health check secret for deployments from this machine. */
export const healthSecretFile = (environment: Environment) =>
  path.join(
    process.env['ADMARKET_DEPLOYMENT_FOLDER'] ?? inRoot('.wrangler/deployment'),
    `${environment}-health-secret`,
  )

/** Saves an environment's health check secret, readable only by the operator. Returns the file's path. */
export function saveHealthSecret(environment: Environment, secret: string): string {
  const file = healthSecretFile(environment)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return file
}

/** Secret of the health check: HEALTH_SECRET, else setup's file. Raises an error without one. */
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

/** Parts without facts in the body of the deep health check; null for another body. */
function silentParts(body: string): string[] | null {
  try {
    const parsed = factsSchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data.unread : null
  } catch {
    return null
  }
}

/** Header that selects a deployed version; none for the active one. */
const overrideOf = (workerName: string, id: string): Record<string, string> =>
  id === '' ? {} : { 'Cloudflare-Workers-Version-Overrides': `${workerName}="${id}"` }

/** Checks a version at its preview address, else at the site with the header that selects a deployed version. */
export const deepHealthCheck =
  (facts: { siteUrl: string; workerName: string; secret: string }): HealthCheck =>
  async ({ id, previewUrl }) => {
    const address = new URL(DEEP_HEALTH_PATH, previewUrl ?? facts.siteUrl)
    try {
      const response = await fetch(address, {
        headers: {
          [HEALTH_SECRET_HEADER]: facts.secret,
          ...overrideOf(facts.workerName, id),
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

const hostHealthSchema = z.object({ ok: z.literal(true), version: z.string() })

/**
 * Checks a version of the ad server or the creatives' host at its own host: it runs, accepts its settings and is the
 * requested one.
 */
export const hostHealthCheck =
  ({ origin, workerName }: { origin: string; workerName: string }): HealthCheck =>
  async ({ id, previewUrl }) => {
    const address = new URL(HOST_HEALTH_PATH, previewUrl ?? origin)
    try {
      const response = await fetch(address, {
        headers: overrideOf(workerName, id),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const body = await response.text()
      if (!response.ok) return `${address.href} responded ${response.status}: ${body}`
      const { version } = hostHealthSchema.parse(JSON.parse(body))
      return version === id ? null : `${address.href} is still version ${version}`
    } catch (error) {
      return `${address.href} did not respond with its health: ${error instanceof Error ? error.message : String(error)}`
    }
  }

/** Any version of a Worker. */
export const SERVING = { id: '', previewUrl: undefined } as const

/** Whether the Worker of a host is live: its health check at `path` responds. */
export async function isLive(origin: string, path = '/api/health'): Promise<boolean> {
  try {
    const response = await fetch(new URL(path, origin), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

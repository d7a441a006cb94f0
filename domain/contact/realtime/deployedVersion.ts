import { isDeployed } from '#domain/foundation/settings/settings.ts'

/**
 * The running version, by the platform's own name. Null where nothing is deployed: a development server that restarts
 * has one visitor.
 */
export const deployedVersion = (env: {
  ENVIRONMENT?: string
  CF_VERSION_METADATA?: { id: string }
}): string | null =>
  isDeployed({ ENVIRONMENT: env.ENVIRONMENT ?? '' }) ? (env.CF_VERSION_METADATA?.id ?? null) : null

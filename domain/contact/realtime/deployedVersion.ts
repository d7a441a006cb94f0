import { isDeployed } from '#domain/foundation/settings/settings.ts'

/**
 * The version that serves: the platform's own name of it. Null where nothing is deployed: a server that starts again on a
 * developer's machine has one visitor.
 */
export const deployedVersion = (env: {
  ENVIRONMENT?: string
  CF_VERSION_METADATA?: { id: string }
}): string | null =>
  isDeployed({ ENVIRONMENT: env.ENVIRONMENT ?? '' }) ? (env.CF_VERSION_METADATA?.id ?? null) : null

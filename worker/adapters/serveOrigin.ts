import type { Settings } from '#domain/settings/settings.ts'

/** The origin of tags, players and beacons; on a development machine, our port. */
export function serveOrigin({
  SERVE_HOST,
  SITE_URL,
}: Pick<Settings, 'SERVE_HOST' | 'SITE_URL'>): string {
  const site = new URL(SITE_URL)
  return SERVE_HOST.endsWith('.localhost')
    ? `${site.protocol}//${SERVE_HOST}${site.port ? `:${site.port}` : ''}`
    : `https://${SERVE_HOST}`
}

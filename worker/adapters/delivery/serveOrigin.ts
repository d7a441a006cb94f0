import { hostOrigin } from '../hostOrigin.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'

/** The origin of tags, players and beacons. */
export const serveOrigin = ({
  SERVE_HOST,
  SITE_URL,
}: Pick<Settings, 'SERVE_HOST' | 'SITE_URL'>): string => hostOrigin(SERVE_HOST, SITE_URL)

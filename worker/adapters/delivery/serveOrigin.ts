import { hostOrigin } from '../hostOrigin.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'

/** Settings that determine the ad server's origin. */
export type ServeHosts = Pick<Settings, 'SERVE_HOST' | 'SITE_URL'>

/** Origin of tags, players and beacons. */
export const serveOrigin = ({ SERVE_HOST, SITE_URL }: ServeHosts): string =>
  hostOrigin(SERVE_HOST, SITE_URL)

import { Hono } from 'hono'
import { HOST_HEALTH_PATH } from '#domain/foundation/settings/deepHealth.ts'
import type { Bindings } from './env.ts'

/**
 * GET /health of a host other than the site: its Worker runs, accepts its settings, and is this
 * version. Reads no store. Fails like any request if a setting is wrong.
 */
export const hostHealth = (settingsOf: (env: object) => unknown) =>
  new Hono<{ Bindings: Pick<Bindings, 'CF_VERSION_METADATA'> }>().get(HOST_HEALTH_PATH, (c) => {
    settingsOf(c.env)
    return c.json({ ok: true, version: c.env.CF_VERSION_METADATA.id }, 200, {
      'Cache-Control': 'no-store',
    })
  })

import { Hono } from 'hono'
import { detectDevice } from '#domain/device/detectDevice.ts'
import { publicSettings } from '#domain/settings/settings.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'

/** GET /api/settings: the public settings, the visitor's device, and the country the request came from. */
export const settingsRoutes = new Hono<AppEnv>().get(
  '/',
  requires('browseCatalogue'),
  rateLimit('LIMIT_READ', 'settings'),
  (c) => {
    c.header('Cache-Control', 'private, max-age=300')
    return c.json({
      settings: publicSettings(c.get('settings')),
      device: detectDevice(c.req.header('User-Agent') ?? ''),
      visitorCountry: (c.req.raw.cf?.country as string | undefined) ?? null,
    })
  },
)

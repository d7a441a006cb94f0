import { Hono } from 'hono'
import type { AppEnv } from '../platform/env.ts'
import { requires } from '../middleware/requires.ts'

/** GET /api/health: answers when the Worker runs; touches nothing. The baseline of the benchmarks. */
export const healthRoutes = new Hono<AppEnv>().get('/', requires('browseCatalogue'), (c) =>
  c.json({ ok: true }),
)

import { Hono } from 'hono'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { operationContext } from '../platform/operationContext.ts'
import { readToday } from '../operations/today/readToday.ts'

/** /api/today: what waits in the admin area, for who enters it. */
export const todayRoutes = new Hono<AppEnv>()
  .use(requires('enterAdminArea'), rateLimit('LIMIT_READ', 'today'))
  .get('/', async (c) => c.json(await readToday(operationContext(c))))

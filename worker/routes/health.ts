import { Hono } from 'hono'
import { ProductError } from '#domain/errors/productError.ts'
import { HEALTH_SECRET_HEADER } from '#domain/settings/deepHealth.ts'
import { isSameSecret } from '../adapters/signature.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { readHealth } from '../operations/health/readHealth.ts'
import { operationContext } from '../platform/operationContext.ts'
import { JOB_SCHEDULES } from '../jobs/jobTable.ts'

/**
 * GET /api/health: answers when the Worker runs; touches nothing. The baseline of the benchmarks.
 * GET /api/health/deep: every fact of health, for who sends `HEALTH_SECRET` in a header; for others there is no such page.
 */
export const healthRoutes = new Hono<AppEnv>()
  .get('/', requires('browseCatalogue'), (c) => c.json({ ok: true }))
  .get('/deep', requires('browseCatalogue'), rateLimit('LIMIT_WRITE', 'health'), async (c) => {
    const { HEALTH_SECRET } = c.var.settings
    const sent = c.req.header(HEALTH_SECRET_HEADER) ?? ''
    if (!HEALTH_SECRET || !(await isSameSecret(sent, HEALTH_SECRET)))
      throw new ProductError('not_found', { message: 'There is nothing at this address.' })
    const facts = await readHealth(operationContext(c), JOB_SCHEDULES, () => Date.now())
    return c.json(facts, facts.database.isOk ? 200 : 503)
  })

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { HEALTH_SECRET_HEADER } from '#domain/foundation/headerNames.ts'
import { isSameSecret } from '#worker/adapters/signature.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { validated } from '#worker/middleware/validated.ts'
import { requires } from '#worker/middleware/requires.ts'
import { reencryptSecondFactors } from '#worker/operations/accounts/profile/reencryptSecondFactors.ts'
import { readHealth } from '#worker/operations/sales/admin/readHealth.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { JOB_SCHEDULES } from '#worker/jobs/jobTable.ts'

const reencryptionSchema = z.object({ after: z.string().max(100), isDryRun: z.boolean() })

/** Responds to a request without `HEALTH_SECRET` in the header as if the address did not exist. */
async function needHealthSecret(c: Context<AppEnv>): Promise<void> {
  const { HEALTH_SECRET } = c.var.settings
  const sent = c.req.header(HEALTH_SECRET_HEADER) ?? ''
  if (!HEALTH_SECRET || !(await isSameSecret(sent, HEALTH_SECRET)))
    throw new ProductError('not_found', { message: 'There is nothing at this address.' })
}

/**
 * GET /api/health: responds when the Worker runs; touches nothing. The baseline of the benchmarks.
 * GET /api/health/deep: all health facts, with `HEALTH_SECRET` in a header; otherwise the page does not exist.
 * POST /api/health/second-factors: re-encrypts a batch of second factors, with the same header; returns counts, never
 * a value.
 */
export const healthRoutes = new Hono<AppEnv>()
  .get('/', requires('browseCatalogue'), (c) => c.json({ ok: true }))
  .get('/deep', requires('browseCatalogue'), rateLimit('LIMIT_WRITE', 'health'), async (c) => {
    await needHealthSecret(c)
    const facts = await readHealth(operationContext(c), JOB_SCHEDULES, () => Date.now())
    return c.json(facts, facts.database.isOk ? 200 : 503)
  })
  .post(
    '/second-factors',
    requires('browseCatalogue'),
    rateLimit('LIMIT_WRITE', 'health'),
    validated('json', reencryptionSchema),
    async (c) => {
      await needHealthSecret(c)
      return c.json(await reencryptSecondFactors(operationContext(c), c.req.valid('json')))
    },
  )
